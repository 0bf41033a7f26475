# Slots of classes built on classes whose instances have no layout of their own.
import copy
import datetime
import decimal
import io
import pickle
import types
from collections import OrderedDict, deque


def probe(base, *args):
    class S(base):
        __slots__ = ("x", "y")

    s = S(*args)
    s.x = [base.__name__]
    other = S(*args)
    other.x = "other"
    try:
        s.y
    except AttributeError as e:
        print(type(e).__name__)
    print(base.__name__, s.x, other.x, hasattr(s, "y"))
    del s.x
    try:
        del s.x
    except AttributeError as e:
        print("gone", e)
    s.x = 5
    print(s.x)


probe(types.ModuleType, "m")
probe(deque)
probe(datetime.date, 2000, 1, 1)
probe(datetime.timedelta, 3)
probe(decimal.Decimal, "1")
probe(OrderedDict)
probe(io.StringIO)
probe(Exception)
probe(list)
probe(dict)
probe(set)
probe(str, "")
probe(float, 1.5)
probe(complex, 1)
probe(property)
probe(enumerate, [])

for base, args in ((type, ("n", (), {})), (int, (3,)), (tuple, ()), (bytes, ())):
    try:
        class T(base):
            __slots__ = ("x",)
    except TypeError as e:
        print(e)


class Both(deque):
    __slots__ = ("x", "y", "__dict__")


d = Both("abc", maxlen=4)
d.x = ["x"]
d.z = ["z"]
print(d.__dict__, d.x)
for made in (copy.copy(d), copy.deepcopy(d), pickle.loads(pickle.dumps(d))):
    print(made, made.__dict__, hasattr(made, "x"), hasattr(made, "z"))


class Plain:
    __slots__ = ("x",)


try:
    Plain().x
except AttributeError as e:
    print(e)
