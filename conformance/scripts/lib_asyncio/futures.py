import asyncio
async def main():
    loop = asyncio.get_running_loop()
    f = loop.create_future()
    print(f.done(), f.cancelled())
    for g in (f.result, f.exception):
        try:
            g()
        except asyncio.InvalidStateError as e:
            print(e)
    f.add_done_callback(lambda fut: print('cb1', fut.result()))
    cb = lambda fut: print('removed')
    f.add_done_callback(cb)
    print(f.remove_done_callback(cb))
    loop.call_soon(f.set_result, 'value')
    print(await f, f.done(), f.result(), f.exception())
    await asyncio.sleep(0)
    f.add_done_callback(lambda fut: print('added late'))
    await asyncio.sleep(0)
    g = loop.create_future()
    g.set_exception(KeyError('k'))
    try:
        await g
    except KeyError as e:
        print(repr(e))
    for v in (StopIteration, 5, StopIteration(1)):
        h = loop.create_future()
        try:
            h.set_exception(v)
        except (TypeError, RuntimeError) as e:
            print(type(e).__name__, e)
        else:
            h.exception()
            print('accepted')
    h = loop.create_future()
    h.cancel('msg')
    try:
        await h
    except asyncio.CancelledError as e:
        print('cancelled', e.args, h.cancelled(), h.cancel())
    order = []
    loop.call_soon(order.append, 'soon1'); loop.call_later(0.01, order.append, 'later'); loop.call_soon(order.append, 'soon2')
    handle = loop.call_soon(order.append, 'cancelled')
    handle.cancel()
    await asyncio.sleep(0.05)
    print(order, handle.cancelled(), asyncio.isfuture(f), asyncio.iscoroutine(f), asyncio.ensure_future(f) is f, loop.is_running())
asyncio.run(main())
