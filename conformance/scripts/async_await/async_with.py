import asyncio

class CM:
    def __init__(self, name, swallow=False): self.name, self.swallow = name, swallow
    async def __aenter__(self):
        print('aenter', self.name)
        await asyncio.sleep(0)
        return self
    async def __aexit__(self, t, v, tb):
        await asyncio.sleep(0)
        print('aexit', self.name, t and t.__name__)
        return self.swallow

async def main():
    async with CM('a') as a, CM('b'):
        print('body', a.name)
    async with CM('s', True):
        raise ValueError('x')
    print('after')
    try:
        async with CM('t'):
            raise KeyError('k')
    except KeyError as e:
        print('out', e)
    async def ret():
        async with CM('r'):
            return 'value'
    print(await ret())
    try:
        async with open:
            pass
    except TypeError as e:
        print(e)
    try:
        with CM('wrong'):
            pass
    except TypeError as e:
        print(e)
    lock = asyncio.Lock()
    async def critical(n):
        async with lock:
            print('in', n)
            await asyncio.sleep(0)
            print('out', n)
    await asyncio.gather(critical(1), critical(2), critical(3))
    print(lock.locked())
    sem = asyncio.Semaphore(2)
    async def limited(n):
        async with sem:
            print('start', n)
            await asyncio.sleep(0)
            print('end', n)
    await asyncio.gather(*[limited(i) for i in range(4)])

asyncio.run(main())
