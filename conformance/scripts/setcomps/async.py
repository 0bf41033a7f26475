import asyncio
async def agen(n):
    for i in range(n):
        await asyncio.sleep(0)
        yield i
async def double(x):
    await asyncio.sleep(0)
    return x * 2
async def main():
    print({x async for x in agen(3)})
    print({x + y async for x in agen(2) for y in (10, 20)})
    print({await double(x) for x in range(3)})
    print({x async for x in agen(5) if await double(x) > 4})
    print({y for x in [1, 2] async for y in agen(x)})
    print({await double(x) async for x in agen(3) if x})
    print({frozenset({y async for y in agen(x)}) for x in range(2)} == {frozenset(), frozenset([0])})
asyncio.run(main())
for src in ('{x async for x in y}', 'def f(): {await x for x in y}', 'async def f(): {x async for x in y}', 'async def f(): {await x for x in y}', 'async def f(): lambda: {await x for x in y}', 'async def f():\n def g(): {x async for x in y}', 'class C: {await x for x in y}'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
