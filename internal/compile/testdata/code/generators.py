def numbers(n):
    got = yield n
    yield from got
async def fetch(session):
    async with session as s:
        return [await x async for x in s]
def cells():
    n = 0
    def inc():
        nonlocal n
        n += 1
        return n
    return (inc() + n for _ in range(3))
