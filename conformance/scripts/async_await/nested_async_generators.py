import asyncio
log = []
async def numbers(name, n):
    try:
        for i in range(n):
            await asyncio.sleep(0)
            yield i
    finally:
        log.append(f'{name} closed')
async def doubled(source):
    async for x in source:
        yield x * 2
async def flat(sources):
    for s in sources:
        async for x in s: yield x
async def echo():
    got = None
    while True:
        try:
            got = yield got
        except ValueError as e:
            got = f'caught {e}'
        if got == 'stop': return
async def main():
    print([x async for x in doubled(doubled(numbers('a', 3)))], log)
    g = flat([numbers('b', 2), doubled(numbers('c', 2))])
    print(await anext(g), [x async for x in g], await anext(g, 'over'))
    e = echo()
    print(await e.asend(None), await e.asend('hi'), await e.athrow(ValueError('bad')))
    try:
        await e.asend('stop')
    except StopAsyncIteration:
        print('stopped')
    g = numbers('d', 5)
    async for x in g:
        if x == 2: break
    await g.aclose()
    print(log[-1], x)
    total = {k: v async for k, v in pairs()} | {x: [y async for y in numbers('e', x)] for x in range(2)}
    print(total, {x % 2 async for x in numbers('f', 4)}, sum([x async for x in numbers('g', 4) if x % 2]))
    print([await c for c in [asyncio.sleep(0, result=n) for n in 'xy']], [(x, y) async for x in numbers('h', 2) for y in 'pq'])
    async def lazy():
        return (x async for x in numbers('i', 2))
    print([x async for x in await lazy()])
    g = numbers('j', 1)
    print(await g.aclose(), await anext(g, 'never began'), log.count('j closed'))
    async with aclosing(numbers('k', 9)) as g:
        print(await anext(g))
    print(log[-1])
    try:
        async for x in failing(): print(x)
    except RuntimeError as e:
        print(e, repr(e.__cause__))
async def failing():
    yield 'one'
    raise StopAsyncIteration('inside')
async def pairs():
    yield 'k', 1
    yield 'l', 2
from contextlib import aclosing
asyncio.run(main())
