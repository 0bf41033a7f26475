import asyncio
total = 0
async def add(n):
    global total
    before = total
    await asyncio.sleep(0)
    total = before + n
async def safe(n):
    global total
    await asyncio.sleep(0)
    total += n
async def main():
    global total
    await asyncio.gather(*(add(i) for i in range(1, 5)))
    print(total)
    total = 0
    await asyncio.gather(*(safe(i) for i in range(1, 5)))
    print(total)
    count = 0
    async def inc():
        nonlocal count
        count += 1
        await asyncio.sleep(0)
        count += 10
    await asyncio.gather(inc(), inc())
    print(count)
asyncio.run(main())
