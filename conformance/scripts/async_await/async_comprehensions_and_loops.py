import asyncio
async def ag(n, log=None):
    try:
        for i in range(n):
            await asyncio.sleep(0)
            yield i
    finally:
        if log is not None: log.append('closed')
async def double(x): await asyncio.sleep(0); return x * 2
async def main():
    print([x async for x in ag(3)], {x async for x in ag(3)}, {x: x * x async for x in ag(3)}, [x async for x in ag(5) if x % 2], [await double(x) async for x in ag(3)], [await double(x) for x in range(3)], [(x, y) async for x in ag(2) async for y in ag(2)], [y for x in [1, 2] async for y in ag(x)], [x async for x in ag(4) if await double(x) > 2], [[y async for y in ag(x)] for x in range(3)])
    g = (await double(x) async for x in ag(3)); print([v async for v in g], type(g).__name__)
    log = []
    async for x in ag(5, log):
        if x == 1: break
    else: print('no')
    print(x, log)
    async for x in ag(2): pass
    else: print('else', x)
    for x in [await double(1), await double(2)]: print(x, end=' ')
    n = 0
    while await double(n) < 6: n += 1
    print(n, await double(3) + await double(4), (await double(5)) ** 2, -await double(1), not await double(0), f'{await double(6)}', [await double(1), *[await double(2)]], {await double(1): await double(2)}, await double(await double(2)), (lambda v: v)(await double(9)), await double(1) if await double(0) else 'falsy', await double(1) and await double(2))
    a = b = await double(10); a += await double(1); d = {}; d[await double(1)] = await double(2); print(a, b, d)
    async def agen_ret():
        for i in range(2):
            r = yield i
            print('got', r, end=' ')
    h = agen_ret(); print(await h.asend(None), await h.asend('s'), [x async for x in h])
    assert await double(1), 'no'
    del d[await double(1)]; print(d)
    async with asyncio.timeout(await double(5)): print('in timeout')
    match await double(2):
        case 4: print('matched')
    return await double(21)
print(asyncio.run(main()))
