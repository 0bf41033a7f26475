# Subclasses of the lazy iterator classes step, hint at their length and end as their bases do.
import operator


class Enumerated(enumerate):
    pass


class Zipped(zip):
    pass


class Mapped(map):
    pass


class Filtered(filter):
    pass


class Back(reversed):
    pass


e = Enumerated("abc", 5)
print(next(e), list(e), list(e), type(e).__name__)
print(list(Zipped("ab", [1, 2])), list(Mapped(str, [1, 2])), list(Filtered(None, [0, 1])), list(Back((1, 2, 3))))
print(next(Enumerated([]), "none"))

for start in ("1", 1.5, None):
    try:
        enumerate([], start)
    except TypeError as x:
        print(x)


class Index:
    def __index__(self):
        return 7


print(next(enumerate("a", Index())), next(enumerate("a", 10**30)))

for args in (([1, 2], [3, 4]), ([1, 2], [3]), ([1], [2, 3]), ([1, 2], [1, 2], [1]), ([1], [1], [1, 2])):
    try:
        print(list(zip(*args, strict=True)))
    except ValueError as x:
        print(x)
    try:
        print(list(zip(*[(y for y in a) for a in args], strict=True)))
    except ValueError as x:
        print(x)

for s in ("hello", "héllo", b"hello", bytearray(b"hello"), (1, 2, 3), [1, 2, 3], range(5), range(10**30, 10**30 + 3), {1: 2, 3: 4}):
    for make in (iter, reversed):
        try:
            it = make(s)
        except TypeError as x:
            print(x)
            continue
        n = operator.length_hint(it)
        next(it)
        print(type(it).__name__, n, operator.length_hint(it), len(list(it)), operator.length_hint(it))


class Weird:
    n = 10

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        if i > 3:
            raise IndexError
        return i


w = Weird()
it = reversed(w)
w.n = 3
print(operator.length_hint(it), operator.length_hint(iter(w)))


class Blocked:
    __reversed__ = None

    def __len__(self):
        return 1

    def __getitem__(self, i):
        return i


try:
    reversed(Blocked())
except TypeError as x:
    print(x)
grown = bytearray(b"a")
it = iter(grown)
print(list(it), grown.extend(b"b"), list(it), type(it).__name__)
