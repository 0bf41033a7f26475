from contextlib import ExitStack, contextmanager
@contextmanager
def c(n):
    print('+', n, end=' ')
    try: yield n
    except Exception as e: print('!', n, type(e).__name__, end=' '); raise
    finally: print('-', n, end=' ')
with ExitStack() as s:
    print([s.enter_context(c(i)) for i in range(3)])
print()
with ExitStack() as s:
    s.callback(print, 'cb', end=' '); s.callback(lambda *a, **k: print(a, k, end=' '), 1, x=2)
    s.push(lambda t, v, tb: print('push', t and t.__name__, end=' ') or True)
    raise ValueError('swallowed by push')
print()
try:
    with ExitStack() as s:
        s.enter_context(c('a')); s.enter_context(c('b'))
        raise KeyError('k')
except KeyError as e: print(repr(e))
with ExitStack() as s:
    s.enter_context(c('kept'))
    other = s.pop_all()
print('left'); other.close(); print()
def bad(*a): raise RuntimeError('from exit')
try:
    with ExitStack() as s:
        s.push(bad)
        raise ValueError('body')
except RuntimeError as e: print(e, repr(e.__context__))
for f in (lambda s: s.enter_context(5), lambda s: s.push(5), lambda s: s.callback()):
    try:
        with ExitStack() as s: f(s)
    except TypeError as e: print(e)
class CM:
    def __enter__(self): return self
    def __exit__(self, *a): print('CM exit', end=' ')
with ExitStack() as s: s.push(CM()); print(s.push(print) is print if False else 'pushed', end=' ')
print()
@ExitStack().callback
def f(): pass
with ExitStack() as s:
    @s.callback
    def cleanup(): print('cleanup ran')
    print(cleanup.__name__)
