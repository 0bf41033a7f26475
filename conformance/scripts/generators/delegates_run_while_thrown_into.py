# A generator that delegates runs while what it delegates to is thrown into or closed, and stands on the stack.
async def coroutine():
    return 'spam'
coro = coroutine()
it = iter(coro.__await__())
def t(f, *a):
    try: print(f(*a))
    except BaseException as e: print(type(e).__name__, e)
t(it.send, None)
t(it.send, None)
t(next, it)
t(it.throw, Exception('wat'))
t(it.close)
import types, traceback
async def a(): return await b()
async def b(): return await c()
@types.coroutine
def c():
    try:
        yield len(traceback.extract_stack())
    except ZeroDivisionError:
        yield len(traceback.extract_stack())
coro = a()
print(coro.send(None), coro.throw(ZeroDivisionError))
def one():
    yield 0
    yield from two()
    yield 3
def two():
    yield 1
    try:
        yield from g1
    except ValueError as e:
        print(e)
    yield 2
g1 = one()
print(list(g1))
g1 = one()
res = [next(g1)]
try:
    while True: res.append(g1.send(42))
except StopIteration: pass
print(res)
class MyErr(Exception): pass
def one():
    try: yield 0
    except MyErr: pass
    yield from two()
    try: yield 3
    except MyErr: pass
def two():
    try: yield 1
    except MyErr: pass
    try: yield from g1
    except ValueError as e: print(e)
    try: yield 2
    except MyErr: pass
g1 = one()
res = [next(g1)]
try:
    while True: res.append(g1.throw(MyErr))
except StopIteration: pass
print(res)
class MyIt(object):
    def __iter__(self): return self
    def __next__(self): return 42
    def close(self_):
        print(g1.gi_running)
        t(next, g1)
def one(): yield from MyIt()
g1 = one()
next(g1)
g1.close()
