import asyncio, traceback
def g():
    yield 1
    raise ValueError('in generator')
def d(): yield from g()
try:
    list(d())
except ValueError: print(traceback.format_exc())
async def inner():
    await asyncio.sleep(0)
    raise KeyError('in coroutine')
async def outer(): await inner()
async def agen():
    yield 1
    raise IndexError('in async generator')
async def main():
    try:
        await outer()
    except KeyError as e: print([(f.name, f.line) for f in traceback.extract_tb(e.__traceback__)])
    try:
        async for _ in agen(): pass
    except IndexError as e: print([(f.name, f.line) for f in traceback.extract_tb(e.__traceback__)])
    t = asyncio.create_task(outer())
    try:
        await t
    except KeyError as e: print([(f.name, f.line) for f in traceback.extract_tb(e.__traceback__)])
asyncio.run(main())
it = g(); next(it)
try:
    it.throw(TypeError('thrown in'))
except TypeError as e: print([(f.name, f.lineno) for f in traceback.extract_tb(e.__traceback__)])
