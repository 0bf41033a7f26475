"""What a session must still do after a run that was cut short: one line for each part."""

import asyncio
import collections
import contextlib
import copy
import dataclasses
import enum
import functools
import io
import itertools
import json
import logging
import math
import re
import string
import textwrap
import threading
import weakref

report = []
logging.disable(0)  # what the last program switched off on purpose


def part(f):
    try:
        got = f()
    except BaseException as e:
        got = f'{type(e).__name__}: {e}'
    report.append(f'{f.__name__}: {got!r}')


class Shape:
    made = 0

    def __init__(self, name, **sides):
        self.name = name
        self.__dict__.update(sides)
        Shape.made += 1

    def __getattr__(self, name):
        if name.startswith('side_'):
            return 0
        raise AttributeError(name)

    def __eq__(self, other):
        return isinstance(other, Shape) and self.name == other.name

    def __hash__(self):
        return hash(len(self.name))

    def __lt__(self, other):
        return self.name < other.name

    def __repr__(self):
        return f'<{self.name}>'

    @property
    def area(self):
        return functools.reduce(lambda x, y: x * y, (v for k, v in vars(self).items() if k != 'name'), 1)


class Square(Shape):
    __slots__ = ('extra',)

    def __init__(self, a):
        super().__init__('square', side_a=a, side_b=a)
        self.extra = a

    @classmethod
    def unit(cls):
        return cls(1)


@part
def classes():
    s = Square(3)
    t = type('Made', (Square,), {'side_z': 5})(2)
    return s.area, t.area, s.side_c, t.side_z, Square.unit().extra, sorted([t, Shape('circle'), s]), Shape.made, s == t


@part
def inheritance():
    class A:
        def who(self):
            return ['A']

    class B(A):
        def who(self):
            return ['B'] + super().who()

    class C(A):
        def who(self):
            return ['C'] + super().who()

    class D(B, C):
        pass

    return D().who(), [k.__name__ for k in D.__mro__]


@part
def generators():
    log = []

    def inner():
        try:
            got = yield 1
            log.append(got)
            yield 2
        finally:
            log.append('closed')

    def outer():
        yield from inner()
        yield 3

    g = outer()
    values = [next(g), g.send('sent'), next(g)]
    h = inner()
    next(h)
    h.close()
    return values, log, list(itertools.islice(itertools.accumulate(x * x for x in itertools.count(1)), 5))


@part
def dictionaries():
    d = {i: str(i) for i in range(200)}
    for i in range(0, 200, 3):
        del d[i]
    d.update(a=1, b=[2])
    keyed = {Shape('one'): 1, Shape('two'): 2, Shape('one'): 3}
    return len(d), list(d)[:4], d.pop('a'), d.get(3, 'gone'), d | {1: 'x'} == d, keyed, Shape('two') in keyed


@part
def sets():
    s = set(range(50)) ^ set(range(25, 75))
    return len(s), s & {1, 30, 60}, frozenset('ab') | {'c'} == {'a', 'b', 'c'}, min(s), sum(s)


@part
def numbers():
    n = 3 ** 100
    return n % 1_000_007, n // 7 ** 20, -7 // 2, divmod(-7, 3), 0.1 + 0.2, math.isqrt(n), complex(1, 2) ** 2, int('ff', 16), round(2.5)


@part
def texts():
    s = 'Größe λ €' * 40
    return len(s), s[7::90], s.upper()[:6], s.encode()[-3:], 'a,b,,c'.split(','), f'{3.14159:>10.2f}|{255:#x}|{"x":^5}', string.capwords('a bc')


@part
def exceptions():
    out = []
    try:
        try:
            {}['missing']
        except KeyError as e:
            raise ValueError('second') from e
    except ValueError as e:
        out.append((str(e), repr(e.__cause__), e.__traceback__.tb_next is None))
    try:
        raise ExceptionGroup('many', [TypeError(1), OSError(2)])
    except* TypeError as g:
        out.append(g.exceptions)
    except* OSError as g:
        out.append(g.exceptions)

    def deep(n):
        return deep(n + 1)

    try:
        deep(0)
    except RecursionError:
        out.append('deep')
    return out


@part
def contexts():
    log = []

    @contextlib.contextmanager
    def manager(name):
        log.append('in ' + name)
        try:
            yield name
        except ValueError:
            log.append('seen')
        finally:
            log.append('out ' + name)

    with manager('a'), contextlib.suppress(KeyError), manager('b') as b:
        raise ValueError(b)
    with contextlib.redirect_stdout(io.StringIO()) as f:
        print('kept', 1, sep='-')
    return log, f.getvalue()


@part
def patterns():
    match {'kind': 'point', 'at': [1, 2, 3]}:
        case {'kind': 'point', 'at': [x, *rest]} if x:
            found = x, rest
    words = re.findall(r'(\w+)=(\d+)', 'a=1 b=22 c=x')
    return found, words, re.sub(r'\d+', lambda m: str(int(m[0]) * 2), 'a1b20'), re.split(r'[;,]', 'a;b,c')


@part
def closures():
    def counter():
        n = 0

        def step(by=1):
            nonlocal n
            n += by
            return n
        return step

    c = counter()
    fs = [lambda i=i: i * 10 for i in range(3)]
    return c(), c(5), [f() for f in fs], functools.partial(max, key=abs)(-3, 2)


@part
def library():
    Point = collections.namedtuple('Point', 'x y')

    @dataclasses.dataclass(order=True)
    class Item:
        weight: int
        tags: list = dataclasses.field(default_factory=list)

    class Colour(enum.Enum):
        RED = 1
        BLUE = 2

    d = collections.deque(maxlen=2)
    d.extend('abc')
    text = json.dumps({'k': [1, 2.5, None, True, 'ä']}, sort_keys=True)
    return (Point(1, 2)._replace(y=3), Item(1) < Item(2, ['x']), Colour(2), d, text, json.loads(text),
            collections.Counter('abracadabra').most_common(2), textwrap.shorten('a long line of words', 12),
            copy.deepcopy([[1], {2: [3]}]))


@part
def logs():
    out = io.StringIO()
    log = logging.Logger('after')
    log.addHandler(logging.StreamHandler(out))
    log.warning('%s %d', 'text', 7)
    return out.getvalue()


@part
def threads():
    seen = []
    lock = threading.RLock()

    def work():
        with lock:
            seen.append(threading.current_thread().name)

    t = threading.Thread(target=work, name='worker')
    t.start()
    t.join()
    return seen, threading.active_count(), threading.current_thread() is threading.main_thread(), threading.current_thread().name


@part
def references():
    kept, seen = Shape('kept'), []
    r = weakref.ref(kept)
    table = weakref.WeakValueDictionary(k=kept)
    return r() is kept, list(table), weakref.getweakrefcount(kept) >= 1


@part
def coroutines():
    async def work(n):
        await asyncio.sleep(0)
        return n * 2

    async def rows():
        for i in range(3):
            yield i
            await asyncio.sleep(0)

    async def main():
        q = asyncio.Queue()
        async with asyncio.TaskGroup() as group:
            group.create_task(q.put('put'))
            first = group.create_task(work(4))
        try:
            async with asyncio.timeout(0):
                await asyncio.Event().wait()
        except TimeoutError:
            late = True
        return await asyncio.gather(*map(work, range(4))), [x async for x in rows()], first.result(), await q.get(), late

    return asyncio.run(main())


@part
def evaluation():
    space = {}
    exec('def f(x):\n    return [y ** x for y in range(4)]\nz = f(2)', space)
    return space['z'], eval('x + y', {'x': 1}, {'y': 2}), compile('1 +  1', 'e', 'eval').co_filename


if __name__ == '__main__':
    print('\n'.join(report))
