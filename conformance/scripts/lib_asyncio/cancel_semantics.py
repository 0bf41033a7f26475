import asyncio
async def w(log, name):
    try:
        log.append(name + ' start')
        await asyncio.sleep(100)
    except asyncio.CancelledError as e:
        log.append((name, e.args))
        raise
    finally:
        log.append(name + ' cleanup')
async def main():
    log = []
    t = asyncio.create_task(w(log, 'a'))
    await asyncio.sleep(0)
    t.cancel(msg='stop now')
    try:
        await t
    except asyncio.CancelledError as e:
        print(repr(e), log, t.cancelled())
    async def parent():
        child = asyncio.create_task(w(log2, 'child'))
        await child
    log2 = []
    p = asyncio.create_task(parent())
    await asyncio.sleep(0); await asyncio.sleep(0)
    p.cancel()
    try:
        await p
    except asyncio.CancelledError:
        print(log2)
    async def uncancel_me():
        try:
            await asyncio.sleep(100)
        except asyncio.CancelledError:
            t = asyncio.current_task()
            print('cancelling', t.cancelling(), t.uncancel(), t.cancelling())
        await asyncio.sleep(0)
        return 'survived'
    u = asyncio.create_task(uncancel_me())
    await asyncio.sleep(0)
    print(u.cancel(), u.cancel())
    print(await u, u.cancelled(), u.cancel())
    async def raises_other():
        try:
            await asyncio.sleep(100)
        except asyncio.CancelledError:
            raise ValueError('instead')
    r = asyncio.create_task(raises_other())
    await asyncio.sleep(0)
    r.cancel()
    try:
        await r
    except ValueError as e:
        print(repr(e), repr(e.__context__), r.cancelled())
    inner = asyncio.create_task(asyncio.sleep(0.01, 'kept alive'))
    s = asyncio.shield(inner)
    await asyncio.sleep(0)
    s.cancel()
    try:
        await s
    except asyncio.CancelledError:
        print('shield cancelled', inner.cancelled(), await inner)
asyncio.run(main())
