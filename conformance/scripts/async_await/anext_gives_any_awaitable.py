"""async for awaits what __anext__ gives, whatever kind of awaitable it is."""


class Next:
    def __init__(self, counter):
        self.counter = counter

    def __await__(self):
        self.counter.n += 1
        if self.counter.n > 2:
            raise StopAsyncIteration
        got = yield self.counter.n
        return got or self.counter.n


class Counter:
    n = 0

    def __aiter__(self):
        return self

    def __anext__(self):
        return Next(self)


async def main():
    async for x in Counter():
        print("element", x)
    return [x async for x in Counter()]


m = main()
try:
    sent = None
    while True:
        print("waits for", m.send(sent))
        sent = 10
except StopIteration as e:
    print(e.value)
class Bad:
    def __aiter__(self): return self
    def __anext__(self): return 5
async def bad():
    async for x in Bad(): pass
try:
    bad().send(None)
except TypeError as e:
    print(e)
