import asyncio
async def gen():
    try:
        yield 1
        await asyncio.sleep(0)
        yield 2
    except GeneratorExit:
        print('closing', end=' ')
        raise
    finally:
        await asyncio.sleep(0)
        print('finalised', end=' ')
async def main():
    g = gen()
    print(await g.__anext__())
    await g.aclose()
    print([x async for x in g])
    g = gen()
    await g.asend(None)
    try:
        await g.athrow(KeyError('k'))
    except KeyError as e:
        print(repr(e))
    g = gen()
    try:
        await g.asend('x')
    except TypeError as e:
        print(e)
    async def echo():
        r = None
        while True: r = yield r
    e = echo()
    print(await e.asend(None), await e.asend(1), await e.asend(2))
    await e.aclose()
    async def bad_close():
        try: yield 1
        except GeneratorExit: yield 2
    b = bad_close()
    await anext(b)
    try:
        await b.aclose()
    except RuntimeError as x:
        print(x)
    async def stop(): 
        yield 1
        raise StopAsyncIteration('inner')
    try:
        async for _ in stop(): pass
    except RuntimeError as x:
        print(x)
    g = gen()
    a = g.__anext__()
    print(await a)
    try:
        await a
    except RuntimeError as x:
        print(x)
    await g.aclose()
    print(type(g).__name__, g.ag_running, g.ag_frame)
asyncio.run(main())
