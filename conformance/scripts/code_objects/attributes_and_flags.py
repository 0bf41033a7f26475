import inspect
def f(a, b=1, /, c=2, *d, e, g=3, **h):
    x: int = a
    for i in range(2): y = i
    def inner(): return x, z
    z = lambda: a
    return inner
c = f.__code__
print(c.co_name, c.co_qualname, c.co_argcount, c.co_posonlyargcount, c.co_kwonlyargcount, c.co_nlocals == len(c.co_varnames), c.co_varnames[:7], sorted(c.co_cellvars), c.co_freevars, c.co_firstlineno, bool(c.co_flags & inspect.CO_VARARGS), bool(c.co_flags & inspect.CO_VARKEYWORDS))
def gen(): yield
async def co(): pass
async def ag(): yield
for fn in (f, gen, co, ag, lambda: 0): print(fn.__code__.co_name, [n for n in ('GENERATOR', 'COROUTINE', 'ASYNC_GENERATOR', 'NESTED', 'VARARGS') if fn.__code__.co_flags & getattr(inspect, 'CO_' + n)])
print(f(1, e=2).__code__.co_freevars, c == f.__code__, c is f.__code__, hash(c) == hash(f.__code__), (lambda: 1).__code__ == (lambda: 2).__code__, repr(c).startswith('<code object f at 0x'), c.co_filename == __file__)
for g in (lambda: setattr(c, 'co_name', 'x'), lambda: c.co_nope):
    try: print(g())
    except (AttributeError, TypeError) as e: print(type(e).__name__, str(e)[:60])
m = compile('x = 1\ndef g(): pass\nclass K: pass', 'file.py', 'exec')
print(m.co_name, m.co_names, m.co_filename, [k.co_name for k in m.co_consts if hasattr(k, 'co_name')], compile('a + b', 'f', 'eval').co_names, exec(m, ns := {}), ns['g'].__code__.co_filename, ns['g'].__code__.co_firstlineno)
