import asyncio
async def main():
    e = asyncio.Event()
    async def waiter(n):
        await e.wait()
        print('woken', n, end=' ')
    ws = [asyncio.create_task(waiter(i)) for i in range(3)]
    await asyncio.sleep(0)
    print(e.is_set(), end=' ')
    e.set()
    await asyncio.gather(*ws)
    e.clear()
    print(e.is_set())
    lock = asyncio.Lock()
    order = []
    async def user(n):
        async with lock:
            order.append(n)
            await asyncio.sleep(0)
            order.append(-n)
    await asyncio.gather(*(user(i) for i in range(1, 4)))
    print(order, lock.locked())
    try:
        lock.release()
    except RuntimeError as x:
        print(x)
    c = asyncio.Condition()
    items = []
    async def consume(n):
        async with c:
            await c.wait_for(lambda: items)
            print('got', n, items.pop(0), end=' ')
    cs = [asyncio.create_task(consume(i)) for i in range(2)]
    await asyncio.sleep(0)
    async with c:
        items.extend('ab')
        c.notify_all()
    await asyncio.gather(*cs)
    try:
        await c.wait()
    except RuntimeError as x:
        print(x)
    s = asyncio.BoundedSemaphore(1)
    async with s: print(s.locked())
    try:
        s.release()
    except ValueError as x:
        print(x)
    try:
        asyncio.Semaphore(-1)
    except ValueError as x:
        print(x)
    b = asyncio.Barrier(2)
    async def party(n):
        i = await b.wait()
        return n, i
    print(sorted(await asyncio.gather(party('p'), party('q'))), b.parties, b.n_waiting)
asyncio.run(main())
