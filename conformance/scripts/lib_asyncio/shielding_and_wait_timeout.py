import asyncio
async def slow(n, log):
    try:
        await asyncio.sleep(n)
        log.append(('done', n))
        return n
    except asyncio.CancelledError:
        log.append(('cancelled', n))
        raise
async def main():
    log = []
    t = asyncio.create_task(slow(0.02, log))
    try:
        await asyncio.wait_for(asyncio.shield(t), 0.005)
    except TimeoutError:
        print('timed out', t.done(), log)
    print(await t, log)
    done, pending = await asyncio.wait([asyncio.create_task(slow(0.001, log)), asyncio.create_task(slow(50, log))], timeout=0.02)
    print(len(done), len(pending))
    for p in pending: p.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    print(log[-1])
    r = await asyncio.gather(asyncio.shield(slow(0, log)), slow(0.001, log))
    print(r)
asyncio.run(main())
