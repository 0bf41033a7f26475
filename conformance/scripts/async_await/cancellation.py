import asyncio

async def worker(log):
    try:
        log.append('start')
        await asyncio.sleep(3600)
    except asyncio.CancelledError as e:
        log.append(('cancelled', e.args))
        raise
    finally:
        log.append('finally')

async def stubborn():
    while True:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            return 'refused'

async def main():
    log = []
    t = asyncio.create_task(worker(log))
    await asyncio.sleep(0)
    print(t.cancel('why'), t.cancelled())
    try:
        await t
    except asyncio.CancelledError as e:
        print('awaited', e.args)
    print(log, t.cancelled(), t.done(), t.cancel())
    t = asyncio.create_task(worker(log2 := []))
    t.cancel()
    try:
        await t
    except asyncio.CancelledError:
        print('never started', log2)
    s = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    s.cancel()
    print(await s, s.cancelled())
    inner = asyncio.create_task(asyncio.sleep(0, 'shielded'))
    print(await asyncio.shield(inner))
    f = asyncio.get_running_loop().create_future()
    f.add_done_callback(lambda fut: print('callback', fut.result()))
    f.set_result(5)
    print(await f)
    await asyncio.sleep(0)
    try:
        f.set_result(6)
    except asyncio.InvalidStateError as e:
        print(type(e).__name__, e)
    try:
        t.result()
    except asyncio.CancelledError:
        print('result raises')
    print(issubclass(asyncio.CancelledError, Exception))
    q = asyncio.Queue(maxsize=1)
    async def producer():
        for i in range(3):
            await q.put(i)
            print('put', i)
        await q.put(None)
    async def consumer():
        while (v := await q.get()) is not None:
            print('get', v)
    await asyncio.gather(producer(), consumer())

asyncio.run(main())
