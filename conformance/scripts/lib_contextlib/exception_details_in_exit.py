from contextlib import contextmanager, ExitStack
class C:
    def __enter__(self): return self
    def __exit__(self, t, v, tb):
        print(t and t.__name__, v, tb is not None)
        return isinstance(v, ValueError)
with C(): raise ValueError
with C(): raise ValueError('inst')
try:
    with C(): raise KeyError('k')
except KeyError as e: print(repr(e))
with C(): pass
with ExitStack() as s:
    s.push(lambda *a: print('last', a[0] and a[0].__name__))
    s.push(lambda *a: True)
    s.push(C())
    raise OSError('x')
@contextmanager
def converts():
    try: yield
    except KeyError as e: raise ValueError('converted') from e
try:
    with converts(): raise KeyError('orig')
except ValueError as e: print(e, repr(e.__cause__))
@contextmanager
def notes():
    try: yield
    except Exception as e: e.add_note('noted'); raise
try:
    with notes(): raise OSError('y')
except OSError as e: print(e.__notes__)
