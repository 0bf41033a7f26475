import types, inspect
g = (x for x in 'a')
print(repr(g).startswith('<generator object <genexpr> at 0x'), isinstance(g, types.GeneratorType), inspect.isgenerator(g), g.__name__, g.__qualname__)
g.__name__ = 'renamed'
g.__qualname__ = 'some.where'
print(g.__name__, repr(g).startswith('<generator object some.where at'))
try:
    g.__name__ = 5
except TypeError as e:
    print(e)
def f():
    class C:
        def m(self): return (x for x in 'a')
    return C().m()
print(f().__qualname__)
print(g.gi_code.co_name, g.gi_code.co_varnames, g.gi_code.co_argcount, inspect.getgeneratorstate(g))
next(g)
print(inspect.getgeneratorstate(g))
list(g)
print(inspect.getgeneratorstate(g), [n for n in dir(g) if not n.startswith('_')])
try:
    g.other = 1
except AttributeError as e:
    print(e)
from collections.abc import Generator, Iterator
print(isinstance(g, Generator), isinstance(g, Iterator), type(g) is type((lambda: (yield))()))
