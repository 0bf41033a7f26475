# A module can become one of a subclass, which adds properties and methods; subclasses intercept attributes.
import sys
import types


class Counting(types.ModuleType):
    kind = "counting"

    @property
    def size(self):
        return len(vars(self))

    def __getattr__(self, name):
        return f"made {name}"

    def __call__(self, x):
        return x * self.factor


m = types.ModuleType("m")
m.factor = 3
m.kind = "own"
print(type(m).__name__, hasattr(m, "size"), hasattr(m, "other"))
m.__class__ = Counting
print(type(m).__name__, m.size, m.other, m(5), m.kind, isinstance(m, Counting))
try:
    m.size = 3
except AttributeError as e:
    print(e)
m.__class__ = types.ModuleType
print(type(m).__name__, hasattr(m, "size"), m.kind, callable(m))
for cls in (int, object, str):
    try:
        m.__class__ = cls
    except TypeError as e:
        print(e)

this = sys.modules[__name__]
this.__class__ = Counting
print(this.factor, this(2) if "factor" in vars(this) else "none")
factor = 4
print(this(2), this.kind, type(this).__name__)

log = []


class Logged(types.ModuleType):
    def __getattribute__(self, name):
        log.append(("get", name))
        return types.ModuleType.__getattribute__(self, name)

    def __setattr__(self, name, value):
        log.append(("set", name))
        types.ModuleType.__setattr__(self, name, value)

    def __delattr__(self, name):
        log.append(("del", name))
        types.ModuleType.__delattr__(self, name)


a = Logged("a")
a.x = 1
print(a.x)
del a.x
try:
    a.x
except AttributeError as e:
    print(e)
print(log)


class Base:
    pass


class Meta(Base, type):
    pass


class X(metaclass=Meta):
    y = 1


print(X.__dict__["y"], type(X.__dict__).__name__)
for o in (X, Logged("b")):
    try:
        o.__dict__ = {}
    except AttributeError as e:
        print(e)
try:
    object.__setattr__(X, "z", 1)
except TypeError as e:
    print(e)
try:
    object.__delattr__(X, "y")
except TypeError as e:
    print(e)


class Doc:
    def __get__(self, obj, cls):
        return obj is None and cls.__name__


class Documented:
    __doc__ = Doc()


print(Documented.__doc__, Documented().__doc__)


class Rich(types.ModuleType):
    def __len__(self):
        return 3

    def __getitem__(self, key):
        return key

    def __iter__(self):
        return iter("ab")

    def __eq__(self, other):
        return other == 5

    def __hash__(self):
        return 9

    def __repr__(self):
        return "R"

    def __str__(self):
        return "S"

    def __add__(self, other):
        return "sum"

    def __radd__(self, other):
        return "reflected sum"

    def __lt__(self, other):
        return True

    def __enter__(self):
        return "entered"

    def __exit__(self, *args):
        return True

    def __format__(self, spec):
        return spec

    def __index__(self):
        return 2


r = types.ModuleType("r")
r.__class__ = Rich
print(len(r), r["k"], [*r], r == 5, 5 == r, r != 5, hash(r), [r], f"{r:fmt}", str(r), r + 1, 1 + r, r < 1, range(9)[r], {r: 1}, r in [5])
with r as x:
    print(x)
    raise ValueError
