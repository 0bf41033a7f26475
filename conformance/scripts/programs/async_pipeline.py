import asyncio

async def produce(queue, items):
    for item in items:
        await queue.put(item)
        await asyncio.sleep(0)
    await queue.put(None)

async def transform(source, target, f):
    async for item in drain(source):
        try:
            result = f(item)
        except Exception as e:
            result = e
        await target.put(result)
    await target.put(None)

async def drain(queue):
    while (item := await queue.get()) is not None:
        yield item

async def main():
    raw, done = asyncio.Queue(maxsize=2), asyncio.Queue(maxsize=1)
    results = []
    async def collect():
        async for r in drain(done):
            results.append(r)
    async with asyncio.TaskGroup() as group:
        group.create_task(produce(raw, [1, 2, 0, 'x', 5]))
        group.create_task(transform(raw, done, lambda n: 10 / n))
        group.create_task(collect())
    for r in results:
        print(r if not isinstance(r, Exception) else f'{type(r).__name__}: {r}')
    try:
        async with asyncio.timeout(0.01):
            await raw.get()
    except TimeoutError:
        print('nothing left')
    gathered = await asyncio.gather(*(asyncio.sleep(d / 100, result=d) for d in (3, 1, 2)))
    print(gathered)
    first, rest = await asyncio.wait([asyncio.create_task(asyncio.sleep(d, result=d)) for d in (60, 0)], return_when=asyncio.FIRST_COMPLETED)
    print([t.result() for t in first], len(rest))
    for t in rest:
        t.cancel()
    print([type(e).__name__ for e in await asyncio.gather(*rest, return_exceptions=True)])

asyncio.run(main())
