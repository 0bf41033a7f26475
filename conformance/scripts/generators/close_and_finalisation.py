def g(log):
    try:
        yield 1
        yield 2
    except GeneratorExit as e:
        log.append(('exit', e.args))
        raise
    finally: log.append('finally')
log = []
it = g(log); next(it); print(it.close(), log)
log = []; it = g(log); it.close(); print(log, list(it))
log = []; it = g(log); list(it); print(log, it.close(), log)
def bad():
    try: yield
    finally: raise OSError('while closing')
it = bad(); next(it)
try: it.close()
except OSError as e: print(e, repr(e.__context__))
def ignores():
    try: yield
    except GeneratorExit: yield
it = ignores(); next(it)
try: it.close()
except RuntimeError as e: print(e)
def value():
    try: yield
    except GeneratorExit: return 'kept'
it = value(); next(it); print(it.close(), it.close())
log = []
for x in g(log):
    if x == 1: break
print('after break')
def nested(log):
    try: yield from g(log)
    finally: log.append('outer finally')
log = []; it = nested(log); next(it); it.close(); print(log)
class Sub:
    def __iter__(self): return self
    def __next__(self): return 1
    def close(self): print('sub closed')
def d(): yield from Sub()
it = d(); next(it); it.close()
class NoClose:
    def __iter__(self): return self
    def __next__(self): return 1
def e(): yield from NoClose()
it = e(); next(it); it.close(); print('fine')
class BadClose(NoClose):
    def close(self): raise KeyError('from close')
def f(): yield from BadClose()
it = f(); next(it)
try: it.close()
except KeyError as x: print(repr(x))
