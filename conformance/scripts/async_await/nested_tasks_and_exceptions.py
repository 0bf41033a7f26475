import asyncio
async def fail(n, depth=0):
    if depth: return await fail(n, depth - 1)
    await asyncio.sleep(0)
    raise ValueError(n)
async def main():
    t = asyncio.create_task(fail('never awaited until later', 3))
    await asyncio.sleep(0); await asyncio.sleep(0)
    print(t.done(), repr(t.exception()))
    try: await t
    except ValueError as e: print('awaited', e)
    try: await t
    except ValueError as e: print('again', e, e is t.exception())
    try: t.result()
    except ValueError as e: print('result', e)
    async def wraps():
        try: await fail('inner')
        except ValueError as e: raise KeyError('outer') from e
    try: await asyncio.create_task(wraps())
    except KeyError as e: print(repr(e), repr(e.__cause__))
    async def cleanup():
        try: await fail('c')
        finally:
            await asyncio.sleep(0)
            print('cleanup awaited')
    try: await cleanup()
    except ValueError as e: print(e)
    async def returns_coro(): return fail('deferred')
    c = await returns_coro()
    try: await c
    except ValueError as e: print(e)
    async def stop(): raise StopIteration('x')
    try: await stop()
    except RuntimeError as e: print(e, repr(e.__cause__))
    async def exc_group():
        async with asyncio.TaskGroup() as tg:
            for i in range(3): tg.create_task(fail(i))
    try: await exc_group()
    except* ValueError as g: print(g.exceptions)
    results = await asyncio.gather(*(fail(i) if i % 2 else asyncio.sleep(0, i) for i in range(4)), return_exceptions=True)
    print([repr(r) for r in results])
    async def chain(n): return n if n == 0 else 1 + await asyncio.create_task(chain(n - 1))
    print(await chain(20))
    class Aw:
        def __await__(self): yield from asyncio.sleep(0).__await__(); return 'custom awaitable'
    print(await Aw(), await asyncio.gather(Aw(), Aw()), await asyncio.wait_for(Aw(), 1))
asyncio.run(main())
