import functools
from functools import *
print(reduce(lambda a, b: a + b, [1, 2, 3]), reduce(lambda a, b: a + [b], 'ab', []), reduce(max, [3]))
try:
    reduce(lambda a, b: a, [])
except TypeError as e:
    print(e)
p = partial(pow, 2)
print(p(5), partial(p, 3)(), p.func, p.args, p.keywords, partial(int, base=2)('101'), partial(partial(print, 'a'), 'b').args)
calls = []
@lru_cache(maxsize=2)
def f(x, y=0):
    calls.append(x)
    return x * 2
f(1); f(2); f(1); f(3); f(2); f(x=1)
print(calls, f.cache_info(), f.cache_parameters(), f.__wrapped__(9), f.cache_clear(), f.cache_info())
@cache
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(80), fib.cache_info())
try:
    f([])
except TypeError as e:
    print(e)
@lru_cache(typed=True)
def t(x): return type(x).__name__
print(t(1), t(1.0), t(True))
@total_ordering
class V:
    def __init__(self, n): self.n = n
    def __eq__(self, o): return self.n == o.n
    def __lt__(self, o): return self.n < o.n
print(V(1) <= V(1), V(2) > V(1), V(1) >= V(2))
@singledispatch
def show(x): return 'object'
@show.register
def _(x: int): return 'int'
@show.register(list)
def _(x): return 'list'
@show.register
def _(x: float | str): return 'float or str'
print(show(1), show([]), show('a'), show(2.5), show(True), show(None), show.dispatch(bool)(1))
class C:
    @cached_property
    def v(self): calls.append('computed'); return 5
    @singledispatchmethod
    def m(self, x): return 'base'
    @m.register
    def _(self, x: int): return 'int'
    pm = partialmethod(lambda self, a, b: (a, b), 1)
c = C()
print(c.v, c.v, calls.count('computed'), c.__dict__, c.m(1), c.m('a'), c.pm(2))
del c.v; c.v
print(calls.count('computed'))
@wraps(f)
def w(): pass
print(w.__name__, w.__wrapped__ is f, WRAPPER_ASSIGNMENTS[:3])
print(sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)), cmp_to_key(lambda a, b: 0)(1) == cmp_to_key(lambda a, b: 0)(2) if False else '')
try:
    total_ordering(type('X', (), {}))
except ValueError as e:
    print(e)
