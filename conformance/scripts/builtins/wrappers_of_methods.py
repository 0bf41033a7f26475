# Class and static methods, properties and their subclasses: attributes of their own, chains of wrappers.
import types


def f():
    "doc"


for k in (classmethod, staticmethod):
    c = k(f)
    c.x = 1
    print(c.x, {n: v for n, v in c.__dict__.items() if n != "__annotations__"}, c.__name__, c.__doc__, c.__wrapped__ is f)
    c.__doc__ = "new"
    print(c.__doc__, f.__doc__)
    del c.x
    for make in (lambda: c.x, k, lambda: k(f, 1)):
        try:
            make()
        except (AttributeError, TypeError) as e:
            print(e)

    class S(k):
        def extra(self):
            return "extra"

    class K:
        @S
        def m(*a):
            return a

    s = K.__dict__["m"]
    s.y = 2
    print(type(s).__name__, s.extra(), s.y, K.m(1)[-1:], K().m(2)[-1:], isinstance(s, k), callable(s))


class P(property):
    def __init__(self, get, set=None, delete=None, doc=None, *, extra=5):
        super().__init__(get, set, delete, doc)
        self.extra = extra

    def method(self):
        return self.fget.__name__


class K:
    @P
    def a(self):
        return 3

    @a.setter
    def a(self, v):
        print("set", v)


p = K.__dict__["a"]
print(K().a, type(p).__name__, p.method(), p.extra, p.fset is not None, K.a is p)
K().a = 4
try:
    property().zz = 1
except AttributeError as e:
    print(e)

g = len
for i in range(50):
    g = g.__call__
print(g([1]))
g = len
for i in range(50):
    g = staticmethod(g)
print(g([1]))


def count(*args):
    return args


g = count
for i in range(20):
    g = types.MethodType(g, i)
a, b, c = "abc"
print(g("x"), a, b, c)


class Called:
    pass


class Get:
    def __get__(self, instance, owner):
        return count


Called.__call__ = Get()
print(types.MethodType(Called(), 1)(2), types.MethodType(types.MethodType(dict, [(1, 2)]).__func__, ())(), a, b, c)
Called.__call__ = Called()
try:
    Called()()
except RecursionError:
    print("RecursionError")
