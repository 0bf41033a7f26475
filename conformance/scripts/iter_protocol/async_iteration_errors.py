import asyncio
class Sync:
    def __iter__(self): return iter([1])
class NoNext:
    def __aiter__(self): return self
class BadNext:
    def __aiter__(self): return self
    def __anext__(self): return 5
class Good:
    def __init__(self): self.n = 2
    def __aiter__(self): return self
    async def __anext__(self):
        self.n -= 1
        if self.n < 0: raise StopAsyncIteration
        return self.n
async def main():
    for cls in (Sync, NoNext, BadNext, Good):
        try:
            async for x in cls(): print(cls.__name__, x)
        except TypeError as e:
            print(cls.__name__, e)
    try:
        for x in Good(): pass
    except TypeError as e:
        print(e)
    print(aiter(g := Good()) is g, await anext(g), await anext(g), await anext(g, 'default'))
    try:
        await anext(g)
    except StopAsyncIteration:
        print('stop')
    for f in (lambda: aiter(5), lambda: anext(5), lambda: aiter(Sync())):
        try:
            f()
        except TypeError as e:
            print(e)
asyncio.run(main())
