import asyncio

async def agen(n):
    try:
        for i in range(n):
            got = yield i
            if got:
                print('got', got)
            await asyncio.sleep(0)
    except ValueError as e:
        print('caught', e)
        yield 'recovered'
    finally:
        print('closed')

class AIter:
    def __init__(self, n): self.n = n
    def __aiter__(self): return self
    async def __anext__(self):
        if not self.n: raise StopAsyncIteration
        self.n -= 1
        await asyncio.sleep(0)
        return self.n

async def main():
    async for x in agen(3):
        print(x)
    else:
        print('else')
    print([x async for x in agen(3) if x != 1])
    print({x: y async for x in AIter(2) for y in 'ab'})
    g = agen(5)
    print(await g.asend(None), await g.asend('hello'), await g.athrow(ValueError('v')))
    try:
        await g.__anext__()
    except StopAsyncIteration:
        print('stop')
    g = agen(2)
    await anext(g)
    await g.aclose()
    print(await anext(AIter(0), 'dflt'))
    gen = (x * 2 async for x in AIter(3))
    print(type(gen).__name__, [v async for v in gen])
    print([await asyncio.sleep(0, v) for v in 'xy'])
    async for x in AIter(5):
        if x == 3: continue
        if x == 1: break
        print('loop', x)
    try:
        async for x in [1]: pass
    except TypeError as e:
        print(e)
    try:
        for x in AIter(1): pass
    except TypeError as e:
        print(e)

asyncio.run(main())
