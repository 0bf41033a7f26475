import asyncio
async def f(): return 5
with asyncio.Runner() as r:
    print(r.run(f()), r.run(asyncio.sleep(0, 'two')))
    print(r.get_loop().is_running())
try:
    r.run(c := f())
except RuntimeError as e:
    print(e)
c.close()
async def boom(): raise ValueError('from main')
try:
    asyncio.run(boom())
except ValueError as e:
    print(repr(e))
async def leaves_tasks():
    async def bg():
        try:
            await asyncio.sleep(1000)
        finally:
            print('background cancelled')
    asyncio.create_task(bg())
    await asyncio.sleep(0)
    return 'main over'
print(asyncio.run(leaves_tasks()))
async def exits(): raise SystemExit(3)
try:
    asyncio.run(exits())
except SystemExit as e:
    print('exit', e.code)
try:
    asyncio.get_running_loop()
except RuntimeError as e:
    print(e)
async def current():
    t = asyncio.current_task()
    print(t.get_name(), t in asyncio.all_tasks(), len(asyncio.all_tasks()), t.get_coro().__name__)
asyncio.run(current())
async def agen_left():
    async def g():
        try:
            yield 1
            yield 2
        finally:
            print('agen finalised')
    it = g()
    await anext(it)
    print('leaving')
    return it
asyncio.run(agen_left())
loop = asyncio.new_event_loop()
print(loop.run_until_complete(f()), loop.is_closed())
loop.close()
print(loop.is_closed())
