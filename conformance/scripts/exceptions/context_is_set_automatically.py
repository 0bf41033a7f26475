def ctx(e):
    chain = []
    while e is not None and len(chain) < 10:
        chain.append(repr(e))
        e = e.__context__
    return ' <- '.join(chain)
try:
    try: 1 / 0
    except ZeroDivisionError:
        try: {}['k']
        except KeyError:
            try: [][1]
            except IndexError: int('x')
except ValueError as e: print(ctx(e))
def f():
    try: raise KeyError('in f')
    except KeyError: pass
    raise ValueError('after handler')
try: f()
except ValueError as e: print(ctx(e))
try:
    try: raise KeyError('outer')
    except KeyError: f()
except ValueError as e: print(ctx(e))
e1 = ValueError('made earlier')
try:
    try: raise KeyError('k')
    except KeyError: raise e1
except ValueError as e: print(ctx(e))
try:
    try: raise e1
    except ValueError: raise e1
except ValueError as e: print(ctx(e))
def g():
    try:
        yield 1
    finally:
        raise OSError('in finally')
it = g(); next(it)
try: it.throw(KeyError('thrown'))
except OSError as e: print(ctx(e))
try:
    with __import__('contextlib').ExitStack() as s:
        s.callback(lambda: 1 / 0)
        raise KeyError('body')
except ZeroDivisionError as e: print(ctx(e))
try:
    try: raise ValueError('a')
    finally:
        try: raise KeyError('b')
        except KeyError as k: print(ctx(k))
except ValueError as e: print(ctx(e))
class M:
    def __exit__(self, *a): raise TypeError('exit')
    def __enter__(self): return self
try:
    with M(): raise ValueError('body')
except TypeError as e: print(ctx(e))
try: raise ValueError('x') from KeyError('cause')
except ValueError as e: print(ctx(e), repr(e.__cause__), e.__suppress_context__)
e = ValueError('self'); e.__context__ = KeyError('assigned'); print(ctx(e))
for v in (5, 'x', ValueError):
    try: e.__context__ = v
    except TypeError as t: print(t)
