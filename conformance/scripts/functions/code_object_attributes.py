def f(a, b=1, /, c=2, *args, d, e=3, **kw):
    "doc"
    x = y = a
    def inner(): return x
    return inner, len(kw)
c = f.__code__
print(c.co_name, c.co_qualname, c.co_argcount, c.co_posonlyargcount, c.co_kwonlyargcount, c.co_varnames, c.co_cellvars, c.co_freevars, c.co_nlocals, c.co_filename == __file__, c.co_firstlineno, c.co_names)
print(f(1, d=4)[0].__code__.co_freevars, f.__defaults__, f.__kwdefaults__, f.__closure__, f(1, d=2)[0].__closure__[0].cell_contents, f.__doc__, f.__module__, f.__name__, f.__type_params__)
import inspect
print(inspect.signature(f), inspect.getfullargspec(f), list(inspect.signature(f).parameters), inspect.signature(lambda: 0), inspect.signature(len), inspect.isfunction(f), inspect.isbuiltin(len), inspect.isgeneratorfunction(f), inspect.getdoc(f))
s = inspect.signature(f)
b = s.bind(1, 2, d=5, z=6); print(b.args, b.kwargs, b.arguments); b.apply_defaults(); print(b.arguments)
try: s.bind()
except TypeError as e: print(e)
print(s.parameters['a'].kind, s.parameters['d'].default is inspect.Parameter.empty, str(s.parameters['e']), s.replace(parameters=[]), s == inspect.signature(f))
def g(): return 1
def h(): return 2
g.__code__ = h.__code__; print(g())
g.__defaults__ = None
try: g.__code__ = 5
except TypeError as e: print(e)
try: g.__defaults__ = 5
except TypeError as e: print(e)
try: g.__kwdefaults__ = 5
except TypeError as e: print(e)
del g.__defaults__; print(g.__defaults__)
g.__doc__ = 'set'; g.__qualname__ = 'Q.g'; print(g.__doc__, repr(g).startswith('<function Q.g at'))
try: g.__name__ = None
except TypeError as e: print(e)
g.__dict__['k'] = 1; print(g.k, vars(g)); g.__annotations__ = {'x': int}; print(g.__annotations__)
try: g.__dict__ = 5
except TypeError as e: print(e)
