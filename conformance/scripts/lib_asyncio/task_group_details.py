import asyncio
async def w(n, fail=None):
    try:
        for _ in range(n): await asyncio.sleep(0)
        if fail: raise fail
        return n
    except asyncio.CancelledError:
        print('cancel', n, end=' ')
        raise
async def main():
    async with asyncio.TaskGroup() as tg:
        ts = [tg.create_task(w(i), name=f'n{i}') for i in range(3)]
    print([t.result() for t in ts], ts[0].get_name())
    try:
        async with asyncio.TaskGroup() as tg:
            tg.create_task(w(1, ValueError('v')))
            tg.create_task(w(1, KeyError('k')))
            tg.create_task(w(9))
    except* ValueError as eg: print('V', eg.exceptions)
    except* KeyError as eg: print('K', eg.exceptions)
    try:
        async with asyncio.TaskGroup() as outer:
            async with asyncio.TaskGroup() as inner:
                inner.create_task(w(1, OSError('deep')))
                outer.create_task(w(8))
    except BaseExceptionGroup as eg:
        print(repr(eg))
    try:
        tg.create_task(c := w(1))
    except RuntimeError as e:
        print(str(e).split('<')[0], str(e).rsplit('>', 1)[-1])
        c.close()
    async def runs():
        async with asyncio.TaskGroup() as g:
            g.create_task(w(50))
            await asyncio.sleep(100)
    t = asyncio.create_task(runs())
    await asyncio.sleep(0); await asyncio.sleep(0)
    t.cancel()
    try:
        await t
    except asyncio.CancelledError:
        print('group cancelled', t.cancelled())
    try:
        async with asyncio.TaskGroup() as tg:
            tg.create_task(w(5))
            raise asyncio.CancelledError('self')
    except asyncio.CancelledError as e:
        print('body cancel', e.args)
asyncio.run(main())
