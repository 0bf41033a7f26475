import asyncio
async def main():
    q = asyncio.Queue(2)
    print(q.empty(), q.full(), q.qsize(), q.maxsize)
    q.put_nowait(1); q.put_nowait(2)
    for f in (lambda: q.put_nowait(3), lambda: (q.get_nowait(), q.get_nowait(), q.get_nowait())):
        try:
            print(f())
        except (asyncio.QueueFull, asyncio.QueueEmpty) as e:
            print(type(e).__name__)
    q.task_done(); q.task_done()
    async def producer(n):
        for i in range(n):
            await q.put(i)
            print('put', i, end=' ')
    async def consumer(name):
        while True:
            v = await q.get()
            print(name, v, end=' ')
            q.task_done()
    cs = [asyncio.create_task(consumer(c)) for c in 'xy']
    await producer(5)
    await q.join()
    print('joined')
    for c in cs: c.cancel()
    await asyncio.gather(*cs, return_exceptions=True)
    try:
        q.task_done()
    except ValueError as e:
        print(e)
    p = asyncio.PriorityQueue()
    for v in (3, 1, 2): p.put_nowait(v)
    l = asyncio.LifoQueue()
    for v in 'abc': l.put_nowait(v)
    print([p.get_nowait() for _ in range(3)], [l.get_nowait() for _ in range(3)])
    q = asyncio.Queue()
    q.put_nowait(1)
    q.shutdown()
    print(await q.get())
    for f in (q.get, lambda: q.put(1)):
        try:
            await f()
        except asyncio.QueueShutDown:
            print('shut down')
asyncio.run(main())
