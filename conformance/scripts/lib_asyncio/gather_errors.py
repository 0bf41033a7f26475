import asyncio
async def ok(v, n=1):
    for _ in range(n): await asyncio.sleep(0)
    return v
async def bad(msg, n=1):
    for _ in range(n): await asyncio.sleep(0)
    raise ValueError(msg)
async def main():
    try:
        await asyncio.gather(ok(1, 3), bad('first'), bad('second', 2))
    except ValueError as e:
        print('raised', e)
    for _ in range(4): await asyncio.sleep(0)
    print([repr(r) for r in await asyncio.gather(ok(1), bad('x'), ok(2), return_exceptions=True)])
    t = asyncio.create_task(ok('shared'))
    print(await asyncio.gather(t, t), await asyncio.gather(asyncio.gather(ok(1), ok(2)), ok(3)))
    g = asyncio.gather(ok(1, 5), ok(2, 5))
    await asyncio.sleep(0)
    g.cancel()
    try:
        await g
    except asyncio.CancelledError:
        print('gather cancelled')
    t = asyncio.create_task(ok('c', 5))
    g = asyncio.gather(t, ok('d'), return_exceptions=True)
    await asyncio.sleep(0)
    t.cancel()
    print([repr(r) for r in await g])
    print(await asyncio.gather(*[ok(i, 3 - i) for i in range(3)]), await asyncio.gather())
asyncio.run(main())
