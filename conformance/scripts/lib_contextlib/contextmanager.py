from contextlib import contextmanager
log = []
@contextmanager
def cm(x, swallow=False):
    log.append('enter'); 
    try:
        yield x * 2
    except ValueError as e:
        log.append(repr(e))
        if not swallow: raise
    finally:
        log.append('exit')
with cm(3) as v: log.append(v)
with cm(1, True): raise ValueError('v')
try:
    with cm(1): raise ValueError('w')
except ValueError as e: log.append('out')
try:
    with cm(1): raise KeyError('k')
except KeyError as e: log.append(repr(e))
print(log)
@contextmanager
def twice(): yield 1; yield 2
@contextmanager
def never():
    if False: yield
@contextmanager
def changes():
    try: yield
    except ValueError as e: raise KeyError('changed') from e
@contextmanager
def catches_then_yields():
    try: yield
    except ValueError: yield
for c in (twice, never, changes, catches_then_yields):
    for exc in (None, ValueError('x')):
        try:
            with c():
                if exc: raise exc
            print(c.__name__, 'fine')
        except (RuntimeError, KeyError, ValueError) as e:
            print(c.__name__, type(e).__name__, e)
@cm('d')
def deco(): return 'decorated'
log.clear(); print(deco(), deco(), log)
m = cm(5)
with m: pass
try:
    with m: pass
except (AttributeError, RuntimeError) as e:
    print(type(e).__name__, e)
@contextmanager
def stop():
    yield
    raise StopIteration('custom') if False else RuntimeError('after')
try:
    with stop(): pass
except RuntimeError as e: print(e)
try:
    with cm(1): raise StopIteration('inside body')
except StopIteration as e: print(repr(e))
print(cm.__name__, cm.__wrapped__.__name__, cm(1).__class__.__name__)
