def g():
    yield 1
    yield me.gi_running

me = g()
print(me.gi_frame is not None, me.gi_running, me.gi_yieldfrom)
print(list(me), me.gi_frame)

def reenter():
    try:
        next(it)
    except ValueError as e:
        yield str(e)
it = reenter()
print(next(it))
print(type(it).__name__, it.__name__, it.__qualname__, repr(it).startswith('<generator object reenter at '))
def sub():
    yield from [1]
s = sub(); next(s)
print(type(s.gi_yieldfrom).__name__)
print(iter(s) is s, hasattr(s, '__next__'))
e = (i for i in 'ab')
print(e.__name__, e.__qualname__)
e.__name__ = 'new'
print(e.__name__)
try:
    len(e)
except TypeError as t:
    print(t)
try:
    g().gi_frame = 1
except AttributeError as t:
    print(t)
import inspect
x = g()
print(inspect.getgeneratorstate(x)); next(x) if False else None
x.close()
print(inspect.getgeneratorstate(x), inspect.isgenerator(x), inspect.isgeneratorfunction(g))
def z(): yield
try:
    z().send(1)
except TypeError as t:
    print(t)
lam = lambda: (yield 5)
print(list(lam()))
def default_arg(x=(yield_ for yield_ in 'ab')):
    return list(x)
print(default_arg(), default_arg())
