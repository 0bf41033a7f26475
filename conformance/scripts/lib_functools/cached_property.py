from functools import cached_property, cache
class A:
    n = 0
    @cached_property
    def v(self):
        "doc of v"
        A.n += 1
        return A.n
    def __init__(self): self.own = 1
a, b = A(), A()
print(a.v, a.v, b.v, a.__dict__, A.v.__doc__, type(A.v).__name__, A.v.attrname)
del a.v
print(a.v)
a.v = 'assigned'
print(a.v, b.v)
class S:
    __slots__ = ()
    @cached_property
    def v(self): return 1
try:
    S().v
except TypeError as e:
    print(e)
class Bad:
    def __init_subclass__(cls): pass
try:
    class C:
        x = y = cached_property(lambda self: 1)
except TypeError as e:
    print(e)
class D: pass
D.late = cached_property(lambda self: 1)
try:
    D().late
except TypeError as e:
    print(e)
class Sub(A):
    @cached_property
    def v(self): return ('sub', super().v)
print(Sub().v)
@cache
def g(x): print('computed', x, end=' '); return x
print(g(1), g(1), g(2), g.cache_info().hits)
