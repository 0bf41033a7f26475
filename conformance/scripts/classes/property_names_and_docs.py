# What a property knows: the name its class gave it, and a doc that may be its getter's.
def get(self):
    "the getter"
    return 1


def other(self):
    "the other"


class A:
    p = property(get)
    q = p.setter(lambda self, v: None)
    r = property(None, lambda self, v: None)

    @property
    def foo(self):
        return 1

    @foo.setter
    def bar(self, value):
        pass


print([A.__dict__[n].__name__ for n in ("p", "q", "r", "foo", "bar")])
A.later = property(get)
print(A.later.__name__)
A.later.__name__ = "mine"
print(A.later.__name__, A.later.getter(other).__name__)
del A.later.__name__
print(A.later.__name__)
for p in (property(), property(1), property(None, get)):
    try:
        p.__name__
    except AttributeError as e:
        print(e)
for name, p in (("x", property()), ("y", property(get)), ("z", property(get, None, get))):
    setattr(A, name, p)
    for do in (lambda: getattr(A(), name), lambda: setattr(A(), name, 1), lambda: delattr(A(), name)):
        try:
            print(do())
        except AttributeError as e:
            print(e)
A.foo.__name__ = 5
try:
    del A().foo
except AttributeError as e:
    print(e)
for args in ((), (A,), (A, "b", 1)):
    try:
        property().__set_name__(*args)
    except TypeError as e:
        print(e)

p = property(get)
print(p.__doc__, p.getter(other).__doc__, p.getter(lambda s: 1).__doc__, p.setter(other).__doc__)
p = property(get, doc="given")
print(p.__doc__, p.getter(other).__doc__)
p.__doc__ = 5
print(p.__doc__)
del p.__doc__
print(p.__doc__)
get.__doc__ = "changed"


class NoDoc:
    @property
    def __doc__(self):
        raise AttributeError


class BadDoc:
    @property
    def __doc__(self):
        raise ValueError("no doc")


class Plain(property):
    pass


class WithDoc(property):
    """Of the class."""


class Slotted(property):
    __slots__ = ()


for cls in (property, Plain, WithDoc):
    print(cls.__name__, cls(NoDoc()).__doc__, cls(get).__doc__, cls(None, doc="x").__doc__, cls().__doc__)
    print(cls(get).setter(other).__doc__, cls(get).getter(other).__doc__, type(cls(get).getter(other)).__name__)
    try:
        cls(BadDoc())
    except ValueError as e:
        print(e)
try:
    Slotted(get)
except AttributeError as e:
    print(e)
print(Slotted().__doc__, Plain(get).__dict__, [type(property.__dict__[n]).__name__ for n in ("fget", "__doc__", "__name__")])
