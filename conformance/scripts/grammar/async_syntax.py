import asyncio
async def empty(): pass
async def args(a, /, b, *c, d=1, **e): return a, b, c, d, e
class C:
    async def m(self): return 'm'
    @staticmethod
    async def s(): return 's'
    @classmethod
    async def c(cls): return cls.__name__
async def main():
    print(await empty(), await args(1, 2, 3, d=4, f=5), await C().m(), await C.s(), await C.c())
    print(await (asyncio.sleep(0, 'paren')), -await asyncio.sleep(0, 5), [await asyncio.sleep(0, 1), 2], await asyncio.sleep(0, 2) ** 3)
    x = await asyncio.sleep(0, 1) + await asyncio.sleep(0, 2)
    print(x, f'{await asyncio.sleep(0, "f")}', (await asyncio.sleep(0, [7]))[0], await asyncio.sleep(0, 1) if await asyncio.sleep(0, True) else 0)
    lam = lambda: asyncio.sleep(0, 'lambda')
    print(await lam())
    async def gen(): yield 1; yield 2
    print([v async for v in gen()], {v async for v in gen() if await asyncio.sleep(0, v > 1)})
    for v in [await asyncio.sleep(0, 3)]: print(v)
    if await asyncio.sleep(0, 1): print('if')
    while await asyncio.sleep(0, False): pass
    assert await asyncio.sleep(0, True)
    return await asyncio.sleep(0)
asyncio.run(main())
for src in ('await x', 'def f(): await x', 'async def f(): yield; return 1', 'async def f(): yield from x', 'async with x: pass', 'async for x in y: pass', 'def f():\n async with x: pass', 'def f():\n async for x in y: pass', 'def f(): [x async for x in y]', 'async def f(): return (x async for x in y)', 'def f(): return (x async for x in y)', 'lambda: await x', 'async def f(): lambda: await x', 'async = 1', 'await = 1', 'async lambda: 1', 'async def f(): await', 'async def f(): await x = 1', 'async def f(): await await x', 'async def f(): await -x', 'async def f(): await f() ** 2', 'class C: await x', 'async def f(x=await y): pass', 'async def f():\n class C: await x'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
