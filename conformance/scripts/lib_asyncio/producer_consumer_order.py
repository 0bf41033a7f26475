import asyncio
async def main():
    q, log = asyncio.Queue(1), []
    async def prod():
        for i in range(4):
            await q.put(i)
            log.append(f'p{i}')
        await q.put(None)
    async def cons():
        while (x := await q.get()) is not None:
            log.append(f'c{x}')
            await asyncio.sleep(0)
    await asyncio.gather(prod(), cons())
    print(log)
    pq = asyncio.PriorityQueue()
    for p in ((2, 'b'), (1, 'z'), (1, 'a')): await pq.put(p)
    print([await pq.get() for _ in range(3)], pq.empty())
    lq = asyncio.LifoQueue(2)
    lq.put_nowait(1); lq.put_nowait(2)
    try:
        lq.put_nowait(3)
    except asyncio.QueueFull as e:
        print(repr(e))
    print(lq.get_nowait(), lq.qsize(), lq.full())
asyncio.run(main())
