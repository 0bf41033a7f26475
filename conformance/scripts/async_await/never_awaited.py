# check: expects-diagnostics
import asyncio
import warnings


async def f(n):
    return n


class A:
    async def m(self):
        pass

    @staticmethod
    async def s(a, *, b=1):
        pass


async def main():
    await f(1)
    asyncio.sleep(0)
    A().m()
    A.s(1, b=2)
    t = f(3)
    t.close()
    for i in range(3):
        f(i)
    try:
        f(4)
    finally:
        print('finally')
    print(await asyncio.gather(f(6), f(7)))
    task = asyncio.create_task(f(8))
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        print('cancelled')
    try:
        await asyncio.wait_for(f(9), 0)
    except TimeoutError:
        print('timeout')


asyncio.run(main())


def seen(do):
    with warnings.catch_warnings(record=True) as w:
        warnings.simplefilter('always')
        do()
        for x in w:
            print(x.message, x.category.__name__, x.lineno)


def one():
    f(1)


def two():
    f(1); f(2)
    a = 1
    f(3)
    return a


def mapped():
    for n in 1, 2:
        f(n)
        if n == 2:
            f(n + 1)
            break


async def renamed():
    pass


renamed.__qualname__ = 'other name'


def names():
    renamed()
    g = renamed()
    g.__qualname__ = 'g'
    g.close()


for do in one, two, mapped, names:
    print(do.__name__)
    seen(do)

with warnings.catch_warnings():
    warnings.simplefilter('ignore')
    f(1)
