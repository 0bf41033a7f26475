import asyncio
async def main():
    c, log = asyncio.Condition(), []
    async def w(n):
        async with c:
            log.append(f'wait {n}')
            await c.wait()
            log.append(f'woke {n}')
    ts = [asyncio.create_task(w(i)) for i in range(3)]
    await asyncio.sleep(0)
    async with c: c.notify()
    await asyncio.sleep(0); await asyncio.sleep(0)
    async with c: c.notify(2)
    await asyncio.gather(*ts)
    print(log)
    try:
        c.notify()
    except RuntimeError as e:
        print(e)
    b = asyncio.Barrier(3)
    order = []
    async def p(n):
        order.append(('arrive', n))
        async with b as pos: order.append(('through', n))
        return n
    print(await asyncio.gather(*(p(i) for i in range(3))), [o[0] for o in order], b.broken)
    await b.abort()
    try:
        await b.wait()
    except asyncio.BrokenBarrierError as e:
        print(type(e).__name__, b.broken)
asyncio.run(main())
