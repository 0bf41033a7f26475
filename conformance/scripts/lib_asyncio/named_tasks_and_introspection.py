import asyncio
async def work(): await asyncio.sleep(0); return 'r'
async def main():
    t = asyncio.create_task(work(), name='n1')
    u = asyncio.create_task(work())
    print(t.get_name(), u.get_name().startswith('Task-'), t.done(), t.cancelled(), t.get_coro().__name__, asyncio.current_task().get_name().startswith('Task-'), len(asyncio.all_tasks()), t in asyncio.all_tasks())
    t.set_name('renamed'); print(t.get_name())
    for f in (t.result, t.exception):
        try:
            f()
        except asyncio.InvalidStateError as e:
            print(e)
    print(await t, t.result(), t.exception(), t.done(), t in asyncio.all_tasks())
    print(repr(t).startswith('<Task finished name='), asyncio.isfuture(t), asyncio.iscoroutinefunction(work), asyncio.current_task() is not None, isinstance(t, asyncio.Future), t.get_loop() is asyncio.get_running_loop())
    try:
        t.set_result(1)
    except RuntimeError as e:
        print(e)
    await u
asyncio.run(main())
