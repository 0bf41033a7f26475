from functools import lru_cache
log = []
@lru_cache(maxsize=3)
def f(x):
    log.append(x)
    return -x
for x in (1, 2, 3, 1, 4, 2, 1, 3): f(x)
print(log, f.cache_info())
f.cache_clear()
print(f.cache_info(), f(1), f.cache_info().hits)
@lru_cache(maxsize=0)
def z(x): log.append(('z', x)); return x
z(1); z(1)
print(z.cache_info(), log[-2:])
@lru_cache(None)
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(60), fib.cache_info())
@lru_cache
def bare(*a, **k): return a, k
print(bare(1, k=2), bare(1, k=2) is bare(1, k=2), bare(k=2), bare.cache_info())
@lru_cache(typed=True)
def t(x): return type(x).__name__
print(t(1), t(1.0), t(True), t.cache_info().currsize, t.cache_parameters())
@lru_cache
def u(x): return type(x).__name__
print(u(1), u(1.0), u(True))
@lru_cache
def boom(x):
    log.append('boom')
    raise ValueError(x)
for _ in range(2):
    try: boom(1)
    except ValueError: pass
print(log[-2:], boom.cache_info())
for g in (lambda: bare([]), lambda: lru_cache('x'), lambda: lru_cache(5)(7), lambda: bare({})):
    try:
        print(g())
    except TypeError as e:
        print(e)
print(f.__wrapped__(9), f.__name__, lru_cache(-5)(len).cache_parameters())
