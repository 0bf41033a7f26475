import asyncio
class A:
    async def f(self): return 'A.f'
    async def g(self):
        yield 1
        yield 2
    async def __aenter__(self): return 'entered A'
    async def __aexit__(self, *a): return False
class B(A):
    async def f(self): return 'B.f over ' + await super().f()
    async def g(self):
        async for x in super().g():
            yield x * 10
    async def __aenter__(self): return 'B ' + await super().__aenter__()
    async def comp(self): return [x async for x in super().g()]
async def main():
    b = B()
    print(await b.f())
    print([x async for x in b.g()], await b.comp())
    async with b as v:
        print(v)
asyncio.run(main())
