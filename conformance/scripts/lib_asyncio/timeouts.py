import asyncio
async def forever():
    try:
        await asyncio.Event().wait()
    except asyncio.CancelledError:
        print('cancelled inside')
        raise
async def main():
    try:
        await asyncio.wait_for(forever(), 0.01)
    except TimeoutError as e:
        print('timeout', repr(e), isinstance(e, asyncio.TimeoutError))
    print(await asyncio.wait_for(asyncio.sleep(0, 'in time'), 5))
    try:
        async with asyncio.timeout(0.01) as cm:
            await forever()
    except TimeoutError:
        print('context', cm.expired())
    async with asyncio.timeout(None) as cm:
        await asyncio.sleep(0)
    print(cm.expired(), cm.when())
    try:
        await asyncio.wait_for(asyncio.sleep(0, 1), 0)
    except TimeoutError:
        print('zero')
    async def fails(): raise KeyError('k')
    try:
        await asyncio.wait_for(fails(), 1)
    except KeyError as e:
        print(repr(e))
    async def swallow():
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            return 'refused'
    print(await asyncio.wait_for(swallow(), 0.01))
    async with asyncio.timeout(10) as outer:
        try:
            async with asyncio.timeout(0.01):
                await forever()
        except TimeoutError:
            print('inner only', outer.expired())
    try:
        async with asyncio.timeout(0):
            await asyncio.sleep(0)
            print('not reached')
    except TimeoutError:
        print('zero timeout')
asyncio.run(main())
