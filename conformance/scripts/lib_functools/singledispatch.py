from functools import singledispatch, singledispatchmethod
from collections import abc
import numbers
@singledispatch
def f(x, *a): return 'default', type(x).__name__
@f.register(int)
def _(x, *a): return 'int', a
@f.register
def _(x: list | tuple): return 'seq'
@f.register(abc.Mapping)
def g(x): return 'mapping'
f.register(type(None), lambda x: 'none')
@f.register
def _(x: numbers.Real): return 'real'
print(f(1), f(True, 2), f([]), f(()), f({}), f(None), f('s'), f(1.5), f(object), f.dispatch(bool) is f.dispatch(int), g({}))
print(sorted(c.__name__ for c in f.registry), f.__name__, f.__wrapped__('direct'))
class A: pass
class B(A): pass
f.register(A, lambda x: 'A')
print(f(B()))
f.register(B, lambda x: 'B')
print(f(B()))
for bad in (lambda: f(), lambda: f.register('x'), lambda: f.register(lambda x: 1), lambda: f.register(5, lambda x: 1)):
    try:
        bad()
    except TypeError as e:
        print(str(e)[:70])
class M:
    @singledispatchmethod
    def m(self, x): return 'base'
    @m.register
    def _(self, x: int): return 'int'
    @singledispatchmethod
    @classmethod
    def c(cls, x): return cls.__name__, 'base'
    @c.register
    @classmethod
    def _(cls, x: str): return cls.__name__, 'str'
print(M().m(1), M().m('a'), M.c(1), M.c('a'), M().c('b'))
class P(abc.Sized, abc.Iterable):
    def __len__(self): return 0
    def __iter__(self): return iter(())
@singledispatch
def h(x): return 'base'
h.register(abc.Sized, lambda x: 'sized')
print(h(P()), h([]))
