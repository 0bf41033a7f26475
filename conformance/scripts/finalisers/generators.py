def g(n):
    try:
        yield 1
        yield 2
    finally:
        print('finally', n)
it = g('deleted'); next(it)
del it
it = g('rebound'); next(it)
it = None
g('never started')
print('not started')
def user():
    it = g('local')
    return next(it)
print(user())
class CM:
    def __enter__(self): print('enter')
    def __exit__(self, *a): print('exit', a[0])
def w():
    with CM():
        yield 'in with'
it = w(); print(next(it)); it = 0
def outer():
    yield from g('delegated')
it = outer(); next(it); del it
print('delegate gone')
it = (x for x in g('in expression')); next(it); del it
a, *b = zip(g('zip 1'), [1])
print(a, b)
def bad():
    try: yield
    finally: raise ValueError('from finally')
import sys
seen = []
sys.unraisablehook = lambda u: seen.append((u.exc_type, str(u.exc_value), u.err_msg))
it = bad(); next(it); del it
print(seen)
def stubborn():
    while True:
        try: yield
        except GeneratorExit: pass
it = stubborn(); next(it); del it
print(seen[1:])
async def co():
    try: await Wait()
    finally: print('coroutine closed')
class Wait:
    def __await__(self): yield 1
c = co(); print(c.send(None)); del c
async def ag():
    try:
        yield 1
    finally:
        print('async generator closed')
a = ag()
try: a.__anext__().send(None)
except StopIteration as e: print(e.value)
del a
def loop():
    for x in g('left by return'):
        return x
print(loop())
def kept():
    it = g('kept in a frame')
    for x in it:
        break
    print('still open')
kept()
