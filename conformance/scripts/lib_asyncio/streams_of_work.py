import asyncio
async def stage(inq, outq, f):
    while (v := await inq.get()) is not None:
        await outq.put(f(v))
    await outq.put(None)
async def main():
    a, b, c = asyncio.Queue(1), asyncio.Queue(1), asyncio.Queue()
    s1 = asyncio.create_task(stage(a, b, lambda x: x + 1))
    s2 = asyncio.create_task(stage(b, c, lambda x: x * 10))
    for i in range(5): await a.put(i)
    await a.put(None)
    out = []
    while (v := await c.get()) is not None: out.append(v)
    await asyncio.gather(s1, s2)
    print(out)
    sem, active, peak = asyncio.Semaphore(3), 0, 0
    async def limited(i):
        nonlocal active, peak
        async with sem:
            active += 1
            peak = max(peak, active)
            await asyncio.sleep(0)
            active -= 1
            return i * i
    print(await asyncio.gather(*(limited(i) for i in range(10))), peak)
    async def retry(f, n):
        for attempt in range(n):
            try:
                return await f(attempt)
            except ValueError as e:
                print('retry', e, end=' ')
                await asyncio.sleep(0)
        return 'gave up'
    async def flaky(n):
        if n < 2: raise ValueError(n)
        return f'ok after {n}'
    print(await retry(flaky, 5), await retry(flaky, 1))
    async def ticker(n):
        for i in range(n):
            yield i
            await asyncio.sleep(0)
    async def merge(*gens):
        q = asyncio.Queue()
        async def drain(g):
            async for v in g: await q.put(v)
            await q.put(None)
        ts = [asyncio.create_task(drain(g)) for g in gens]
        left = len(ts)
        while left:
            v = await q.get()
            if v is None: left -= 1
            else: yield v
    print([v async for v in merge(ticker(3), ticker(2))])
asyncio.run(main())
