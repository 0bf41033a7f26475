# Subclasses of built-in classes keep attributes and slots through copy and pickle.
import copy
import pickle


def make(base):
    class Attributes(base):
        pass

    class Slots(base):
        __slots__ = ("x", "__y") + (() if base.__dictoffset__ else ("__dict__",))

    class Both(Slots):
        pass

    for cls in (Attributes, Slots, Both):
        cls.__qualname__ = cls.__name__ = f"{cls.__name__}Of{base.__name__}"
        globals()[cls.__name__] = cls
        yield cls


VALUES = {
    bytearray: (b"abc",), list: ([1, [2]],), dict: ({"a": [1]},), set: ([1, 2],), object: (), frozenset: ([1],), Exception: (1, "b"),
}
NO_SLOTS = {
    int: (5,), float: (1.5,), str: ("abc",), bytes: (b"abc",), tuple: ((1, 2),), complex: (1j,),
}


def check(cls, args):
    a = cls(*args)
    a.x = [1]
    a.later = cls(*args)
    out = []
    for kind, again in [("copy", copy.copy), ("deepcopy", copy.deepcopy)] + [
            (n, lambda a, n=n: pickle.loads(pickle.dumps(a, n))) for n in range(6)]:
        try:
            b = again(a)
        except TypeError as e:
            out.append(f"{kind}: {type(e).__name__}: {e}")
            continue
        same = type(b) is cls and hasattr(b, "x") and b.x == a.x and (b.x is a.x) == (kind == "copy") and type(b.later) is cls
        if hasattr(a, "__eq__") and type(a).__eq__ is not object.__eq__ and not isinstance(a, Exception):
            plain = b == a or vars(b).keys() == vars(a).keys()
            same = same and plain
        if not same:
            out.append(f"{kind}: {sorted(vars(b))}")
    print(cls.__name__, out or "kept")


for base, args in VALUES.items():
    for cls in make(base):
        try:
            check(cls, args)
        except TypeError as e:
            print(cls.__name__, e)
for base, args in NO_SLOTS.items():
    class Sub(base):
        pass
    Sub.__qualname__ = Sub.__name__ = "SubOf" + base.__name__
    globals()[Sub.__name__] = Sub
    check(Sub, args)


class Private:
    __slots__ = ("__a", "b")

    def __init__(self):
        self.__a = 1
        self.b = 2


print(Private().__reduce_ex__(2)[2], Private().__getstate__(), Private.__slotnames__)


class Named:
    __slotnames__ = ["other"]

    def __getattr__(self, name):
        if name == "other":
            return 42
        raise AttributeError(name)


print(Named().__getstate__())
Named.__slotnames__ = 5
try:
    Named().__getstate__()
except TypeError as e:
    print(e)


class Filled(bytearray):
    def __init__(self, first, *args, **kwargs):
        self.first = first
        super().__init__(*args, **kwargs)


f = Filled(4, source=b"abcd")
print(f, f.first, Filled(1, "é", "utf-8"), Filled(first=3))
print(bytearray(b"").__reduce_ex__(4), bytearray(b"a").__reduce_ex__(4), bytearray(b"\xff").__reduce__())
