import asyncio
order = []
async def step(n):
    order.append(f'{n} start'); await asyncio.sleep(0); order.append(f'{n} end'); return n
async def main():
    loop = asyncio.get_running_loop()
    loop.call_soon(order.append, 'soon 1')
    t = asyncio.create_task(step('a'))
    loop.call_soon(order.append, 'soon 2')
    t.add_done_callback(lambda f: order.append(f'callback {f.result()}'))
    order.append('main before await')
    await asyncio.sleep(0)
    order.append('main after one turn')
    await t
    order.append('main got a')
    await asyncio.sleep(0)
    f = loop.create_future()
    async def waiter(n): order.append(f'{n} waits'); v = await f; order.append(f'{n} got {v}')
    ws = [asyncio.create_task(waiter(i)) for i in range(2)]
    await asyncio.sleep(0)
    f.set_result('value'); order.append('result set')
    await asyncio.gather(*ws)
    loop.call_later(0.02, order.append, 'later 2'); loop.call_later(0.01, order.append, 'later 1'); loop.call_at(loop.time() + 0.015, order.append, 'at 1.5')
    await asyncio.sleep(0.05)
    async def inner(): order.append('inner'); return 1
    order.append('direct'); await inner(); order.append('no switch')
    await asyncio.gather(inner(), inner()); order.append('gathered')
asyncio.run(main())
print('\n'.join(order))
