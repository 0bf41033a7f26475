import asyncio
async def w(name, n):
    for i in range(n):
        print(f'{name}{i}', end=' ')
        await asyncio.sleep(0)
    print(f'{name}!', end=' ')
    return name
async def main():
    tasks = [asyncio.create_task(w(n, k)) for n, k in (('a', 2), ('b', 3), ('c', 1))]
    print('created', end=' ')
    await tasks[1]
    print('b awaited', [t.done() for t in tasks])
    print([t.result() for t in tasks])
    r = await asyncio.gather(w('x', 1), w('y', 2), asyncio.sleep(0, 'slept'))
    print(r)
    t = asyncio.create_task(w('late', 1))
    await w('direct', 2)
    print(t.done())
asyncio.run(main())
