import asyncio
from contextlib import asynccontextmanager, AsyncExitStack, aclosing, nullcontext, suppress
@asynccontextmanager
async def c(n, swallow=False):
    print('+', n, end=' ')
    await asyncio.sleep(0)
    try:
        yield n
    except ValueError:
        if not swallow: raise
        print('swallowed', end=' ')
    finally:
        await asyncio.sleep(0)
        print('-', n, end=' ')
async def main():
    async with c(1) as x: print(x, end=' ')
    async with c(2, True): raise ValueError
    try:
        async with c(3): raise ValueError('v')
    except ValueError as e: print(repr(e))
    async with AsyncExitStack() as s:
        await s.enter_async_context(c('s1'))
        s.enter_context(nullcontext())
        s.callback(print, 'sync cb', end=' ')
        async def acb(n): print('async cb', n, end=' ')
        s.push_async_callback(acb, 5)
    print()
    async def gen():
        try: yield 1; yield 2
        finally: print('gen closed', end=' ')
    async with aclosing(gen()) as g:
        async for v in g: break
    print()
    @c('deco')
    async def f(): return 'called'
    print(await f())
    async with nullcontext(7) as v: print(v)
    @asynccontextmanager
    async def twice(): yield 1; yield 2
    try:
        async with twice(): pass
    except RuntimeError as e: print(e)
    try:
        async with AsyncExitStack() as s: await s.enter_async_context(nullcontext().__class__)
    except TypeError as e: print(e)
    try:
        with c(9): pass
    except TypeError as e: print(e)
asyncio.run(main())
