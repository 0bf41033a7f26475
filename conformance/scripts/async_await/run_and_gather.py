import asyncio

async def work(name, n):
    for i in range(n):
        print(name, i)
        await asyncio.sleep(0)
    return name * n

async def fail(after):
    await asyncio.sleep(0)
    raise ValueError(f'after {after}')

async def main():
    print(await asyncio.gather(work('a', 3), work('b', 2), work('c', 1)))
    print(await asyncio.gather())
    r = await asyncio.gather(work('x', 1), fail(1), return_exceptions=True)
    print([repr(v) for v in r])
    try:
        await asyncio.gather(work('y', 2), fail(2))
    except ValueError as e:
        print('gather raised', e)
    await asyncio.sleep(0)
    t = asyncio.create_task(work('t', 1), name='named')
    print(t.get_name(), t.done())
    print(await t, t.done(), t.result())
    print(await asyncio.wait_for(work('w', 1), timeout=None))
    return 'main done'

print(asyncio.run(main()))
c = work('unused', 1)
print(type(c).__name__, c.__name__)
c.close()
try:
    asyncio.run(5)
except (TypeError, ValueError) as e:
    print(type(e).__name__, e)
async def bad():
    await 5
try:
    asyncio.run(bad())
except TypeError as e:
    print(e)
async def nested():
    c = work('inner', 1)
    try:
        asyncio.run(c)
    finally:
        c.close()
try:
    asyncio.run(nested())
except RuntimeError as e:
    print(e)
