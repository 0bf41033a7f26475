import asyncio
def g():
    got = f'{(yield 1)} and {(yield 2)}'
    yield got
it = g(); print(next(it), it.send('x'), it.send('y'))
async def c(v): return v
async def main():
    print(f'{await c(3)} {[await c(i) for i in range(3)]} {await c("w"):>4}')
    print(f'{ {k: await c(k) async for k in agen()} }')
async def agen():
    for i in range(2): yield i
asyncio.run(main())
