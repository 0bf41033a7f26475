from contextlib import contextmanager, ContextDecorator, AsyncContextDecorator
import functools
@contextmanager
def trace(name):
    print('>', name, end=' ')
    yield
    print('<', name, end=' ')
@trace('f')
def f(a, *, b=1):
    "doc f"
    return a + b
print(f(1), f(2, b=3), f.__name__, f.__doc__)
class T(ContextDecorator):
    def __init__(self, n): self.n = n
    def __enter__(self): print('in', self.n, end=' '); return self
    def __exit__(self, *e): print('out', self.n, end=' '); return True
@T(1)
@T(2)
def g(): raise ValueError('swallowed by decorator')
print(g())
class K:
    @trace('method')
    def m(self): return 'm'
    @staticmethod
    @trace('static')
    def s(): return 's'
print(K().m(), K.s())
@trace('gen')
def gen(): yield 1
print(list(gen()))
with T(3) as t: print(t.n, end=' ')
print()
