from contextlib import *
import io
with suppress(KeyError, ValueError):
    {}['x']
print('went on')
try:
    with suppress(KeyError): raise TypeError('t')
except TypeError as e: print(e)
with suppress(): pass
with suppress(ValueError):
    raise ExceptionGroup('g', [ValueError(1)])
try:
    with suppress(ValueError):
        raise ExceptionGroup('g', [ValueError(1), KeyError(2)])
except ExceptionGroup as e: print(repr(e))
f = io.StringIO()
with redirect_stdout(f) as r:
    print('captured'); print(r is f)
print(repr(f.getvalue()))
err = io.StringIO()
import sys
with redirect_stderr(err): print('to stderr', file=sys.stderr)
print(repr(err.getvalue()))
a, b = io.StringIO(), io.StringIO()
with redirect_stdout(a):
    print('a')
    with redirect_stdout(b): print('b')
    print('a again')
print(repr(a.getvalue()), repr(b.getvalue()))
with nullcontext() as n, nullcontext(5) as m: print(n, m)
class Cl:
    def close(self): print('closed')
with closing(Cl()) as c: print(type(c).__name__)
try:
    with closing(Cl()): raise ValueError('v')
except ValueError: print('out')
class D(ContextDecorator):
    def __enter__(self): print('enter', end=' '); return self
    def __exit__(self, *a): print('exit', end=' '); return False
@D()
def g(x): print('body', x, end=' '); return x
print(g(1))
class A(AbstractContextManager):
    def __exit__(self, *a): return None
with A() as x: print(type(x).__name__, isinstance(A(), AbstractContextManager), isinstance(D(), AbstractContextManager))
try:
    AbstractContextManager()
except TypeError as e: print(e)
