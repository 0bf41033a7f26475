import asyncio
async def agen(n):
    for i in range(n):
        await asyncio.sleep(0)
        yield i
async def val(x):
    await asyncio.sleep(0)
    return x
async def main():
    g = (x * 2 async for x in agen(3))
    print(type(g).__name__, [v async for v in g])
    g = (await val(x) for x in range(3))
    print(type(g).__name__, [v async for v in g])
    g = (x for x in [await val(1), 2])
    print(type(g).__name__, list(g))
    g = ((x, y) async for x in agen(2) for y in 'ab' if x)
    print([v async for v in g])
    g = (x for x in range(3) if await val(x))
    print(type(g).__name__, [v async for v in g])
    g = (x async for x in agen(5))
    print(await anext(g), await g.__anext__(), await g.asend(None))
    await g.aclose()
    print([v async for v in g])
    try:
        list(x async for x in agen(1))
    except TypeError as e:
        print(e)
    try:
        (x async for x in [1])
    except TypeError as e:
        print(e)
    try:
        for x in (y async for y in agen(1)): pass
    except TypeError as e:
        print(e)
asyncio.run(main())
for src in ('(x async for x in y)', 'def f(): (x async for x in y)', 'def f(): (await x for x in y)', 'async def f(): (await x for x in y)', '(await x for x in y)', 'async def f(): [(await x for x in y)]', 'lambda: (x async for x in y)'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
