def g():
    while True:
        try: x = yield 'ready'
        except ValueError as e: yield ('caught', repr(e), e.__context__)
def t(*a):
    it = g(); next(it)
    try: print(it.throw(*a))
    except BaseException as e: print(type(e).__name__, e)
import warnings
warnings.simplefilter('ignore')
t(ValueError); t(ValueError('v')); t(ValueError, 'msg'); t(ValueError, ValueError('inst')); t(ValueError, None); t(KeyError('k')); t(5); t('x'); t(ValueError, ValueError('a'), 5); t(KeyError, ValueError('mismatch')); t(); t(GeneratorExit); t(StopIteration('s')); t(KeyboardInterrupt)
def once():
    yield 1
it = once()
try: it.throw(KeyError('before start'))
except KeyError as e: print(repr(e))
print(list(it))
it = once(); list(it)
try: it.throw(KeyError('after end'))
except KeyError as e: print(repr(e))
def handles_and_returns():
    try: yield
    except KeyError: return 'returned'
it = handles_and_returns(); next(it)
try: it.throw(KeyError())
except StopIteration as e: print(e.value)
def changes():
    try: yield
    except KeyError as e: raise ValueError('changed') from e
it = changes(); next(it)
try: it.throw(KeyError('orig'))
except ValueError as e: print(repr(e), repr(e.__cause__))
def deleg():
    try: yield from g()
    except KeyError: yield 'outer got it'
it = deleg(); next(it); print(it.throw(ValueError('inner'))); print(next(it)); print(it.throw(KeyError()))
