import asyncio

async def step(name, n, fail=None):
    try:
        for i in range(n):
            await asyncio.sleep(0)
            print(name, i)
        if fail:
            raise fail
        return name
    except asyncio.CancelledError:
        print(name, 'cancelled')
        raise

async def ok():
    async with asyncio.TaskGroup() as tg:
        a = tg.create_task(step('a', 2))
        b = tg.create_task(step('b', 1))
        print('body end')
    print(a.result(), b.result())

async def failing():
    try:
        async with asyncio.TaskGroup() as tg:
            tg.create_task(step('x', 1, ValueError('x failed')))
            tg.create_task(step('y', 5))
    except* ValueError as eg:
        print(repr(eg))

async def body_fails():
    try:
        async with asyncio.TaskGroup() as tg:
            tg.create_task(step('z', 3))
            await asyncio.sleep(0)
            raise KeyError('body')
    except BaseExceptionGroup as eg:
        print(repr(eg), repr(eg.exceptions[0].__context__))

async def two_failures():
    try:
        async with asyncio.TaskGroup() as tg:
            tg.create_task(step('p', 1, ValueError('p')))
            tg.create_task(step('q', 1, TypeError('q')))
    except ExceptionGroup as eg:
        print(eg, [type(e).__name__ for e in eg.exceptions])

async def inner_spawn():
    async with asyncio.TaskGroup() as tg:
        async def parent():
            tg.create_task(step('child', 1))
            print('parent over')
        tg.create_task(parent())
    print('all over')

for f in (ok, failing, body_fails, two_failures, inner_spawn):
    print('--', f.__name__)
    asyncio.run(f())
