def inner():
    try: yield 1
    finally: print('closed')
class It:
    def __iter__(self): return self
    def __next__(self): return 1
class Cl(It):
    def close(self): print('Cl.close')
class Th(It):
    def throw(self, *a): raise a[0]
class Bad(It):
    def close(self): raise OSError('bad')
def show(g, exc):
    next(g)
    try: g.throw(exc)
    except BaseException as e: print(type(e).__name__, e, repr(e.__context__))
def plain(): yield 1
def gen(x): yield from x
def catching(x):
    try: yield from x
    except BaseException as e: print('in', repr(e), repr(e.__context__)); raise
def handling(x):
    try: raise KeyError('k')
    except KeyError: yield from x
def closing(g):
    next(g)
    try: print(g.close())
    except BaseException as e: print(type(e).__name__, e, repr(e.__context__))
for outside in (None, ZeroDivisionError('z')):
    try:
        if outside: raise outside
        raise SystemError
    except Exception:
        for exc in (GeneratorExit('g'), ValueError('v'), GeneratorExit, ValueError):
            show(plain(), exc)
            for make in (inner, It, Cl, Th, Bad):
                for g in (gen, catching, handling):
                    print(make.__name__, g.__name__, exc)
                    try: show(g(make()), exc)
                    except BaseException as e: print('!', repr(e))
        for make in (inner, It, Cl, Th, Bad):
            for g in (gen, catching, handling): closing(g(make()))
def g():
    try: yield 1
    except BaseException as e: print(repr(e), repr(e.__context__))
def h():
    try:
        raise KeyError
    except KeyError:
        try: yield 1
        except BaseException as e: print(repr(e), repr(e.__context__))
def d(x):
    try: yield from x
    except BaseException as e: print('d', repr(e), repr(e.__context__))
for make in (g, h):
    x = make(); next(x); x.close()
    x = d(make()); next(x); x.close()
    try: raise OSError('x')
    except OSError:
        x = make(); next(x); x.close()
        x = d(make()); next(x); x.close()
