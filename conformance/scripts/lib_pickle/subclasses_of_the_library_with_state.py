# Subclasses of library classes keep attributes and slots through copy and pickle.
import collections
import copy
import datetime
import decimal
import fractions
import pickle
import types


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
    collections.deque: ([1, 2], 5), collections.OrderedDict: ([(1, 2), (3, 4)],), collections.defaultdict: (int, {1: 2}),
    collections.Counter: ("aab",), collections.UserList: ([1],), collections.UserDict: ({1: 2},), fractions.Fraction: (1, 3),
    types.SimpleNamespace: (),
}
NO_SLOTS = {
    decimal.Decimal: ("1.5",), datetime.date: (2020, 1, 2), datetime.datetime: (2020, 1, 2, 3), datetime.timedelta: (1, 2),
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
