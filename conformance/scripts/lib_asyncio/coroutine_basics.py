import asyncio, inspect
async def f(x): return x
c = f(1)
print(inspect.iscoroutine(c), inspect.iscoroutinefunction(f), asyncio.iscoroutinefunction(f), c.__name__, c.cr_running, c.cr_await, inspect.getcoroutinestate(c))
try:
    c.send(None)
except StopIteration as e:
    print('returned', e.value)
try:
    c.send(None)
except RuntimeError as e:
    print(e)
c = f(2)
try:
    c.send(5)
except TypeError as e:
    print(e)
try:
    c.throw(ValueError('t'))
except ValueError as e:
    print(e)
c.close()
class Aw:
    def __await__(self):
        got = yield 'asked'
        return got * 2
async def g(): return await Aw()
c = g()
print(c.send(None))
try:
    c.send(21)
except StopIteration as e:
    print(e.value)
class BadAw:
    def __await__(self): return 5
async def h(x): return await x
for v in (BadAw(), 5, None, [1]):
    c = h(v)
    try:
        c.send(None)
    except TypeError as e:
        print(e)
    except StopIteration as e:
        print(e.value)
try:
    for x in (c := f(1)): pass
except TypeError as e:
    print(e)
c.close()
import types
@types.coroutine
def old():
    r = yield 'from old'
    return r
async def use(): return await old()
c = use()
print(c.send(None))
try:
    c.send('back')
except StopIteration as e:
    print(e.value)
c = f(1)
t = h(c)
try:
    t.send(None)
except StopIteration: pass
try:
    h(c).send(None)
except RuntimeError as e:
    print(e)
import warnings
warnings.simplefilter('ignore')
