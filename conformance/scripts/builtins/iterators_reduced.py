# Copies of iterators go on from where they stand.
import copy


class Seq:
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        if i >= self.n:
            raise IndexError
        return i * 10

    def __eq__(self, other):
        return type(other) is Seq

    def __repr__(self):
        return f"Seq({self.n})"


makes = [
    lambda: iter([1, 2, 3]), lambda: iter((1, 2, 3)), lambda: iter("abc"), lambda: iter("äbc"), lambda: iter(b"abc"), lambda: iter(bytearray(b"abc")),
    lambda: iter(range(3)), lambda: iter(range(10**20, 10**20 + 3)), lambda: iter({1: 2, 3: 4}), lambda: iter({1: 2, 3: 4}.values()),
    lambda: iter({1: 2, 3: 4}.items()), lambda: reversed({1: 2, 3: 4}), lambda: iter({1, 2}), lambda: reversed([1, 2, 3]), lambda: reversed((1, 2, 3)),
    lambda: reversed("abc"), lambda: reversed(b"abc"), lambda: iter(Seq(3)), lambda: reversed(Seq(3)), lambda: enumerate("ab", 5),
    lambda: enumerate([1], 10**20), lambda: zip("ab", [1, 2]), lambda: zip("ab", [1, 2], strict=True), lambda: map(str, [1, 2]), lambda: filter(None, [0, 1, 2]),
]
for make in makes:
    it = make()
    next(it)
    r = it.__reduce__()
    print(type(it).__name__, getattr(r[0], "__name__", r[0]), r[2:] if "iterator" in repr(r[1]) or " at 0x" in repr(r[1]) else r[1:])
    twin = copy.copy(it)
    again = make()
    next(again)
    print(list(twin), list(again))
    r = it.__reduce__()
    rest = make()
    list(rest)
    r = rest.__reduce__()
    print(r[1:] if r[0] in (iter, reversed) else "…", list(copy.copy(rest)))
    for state in (0, 1, -5, 100):
        it = make()
        if hasattr(it, "__setstate__") and type(it) is not zip:
            it.__setstate__(state)
            print(state, list(it), end=" ")
    try:
        make().__setstate__("x")
    except (TypeError, AttributeError) as e:
        print(type(e).__name__)
print(enumerate[int], type((x for x in ()))[int, str, None])
