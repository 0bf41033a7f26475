import asyncio
async def job(n):
    for _ in range(n): await asyncio.sleep(0)
    if n == 2: raise ValueError('two')
    return n
async def main():
    ts = [asyncio.create_task(job(n), name=f't{n}') for n in (3, 1, 2)]
    done, pending = await asyncio.wait(ts, return_when=asyncio.FIRST_COMPLETED)
    print(sorted(t.get_name() for t in done), sorted(t.get_name() for t in pending))
    done, pending = await asyncio.wait(ts, return_when=asyncio.FIRST_EXCEPTION)
    print(sorted(t.get_name() for t in done), sorted(t.get_name() for t in pending))
    done, pending = await asyncio.wait(ts)
    print(len(done), len(pending), [repr(t.exception()) for t in ts])
    out = []
    for f in asyncio.as_completed([job(3), job(1), job(2)]):
        try:
            out.append(await f)
        except ValueError as e:
            out.append(str(e))
    print(out)
    out = []
    ts = {asyncio.create_task(job(n)): n for n in (3, 0)}
    async for t in asyncio.as_completed(ts):
        out.append((ts[t], await t))
    print(out)
    for bad in (lambda: asyncio.wait([]), lambda: asyncio.wait([job(1)])):
        try:
            await bad()
        except (ValueError, TypeError) as e:
            print(type(e).__name__, e)
import warnings
warnings.simplefilter('ignore')
asyncio.run(main())
