package mutate

// scripts are what the seeds of every run are made of: what the language and each module of
// the library keep in a session, suspended and at rest. stops is how often a script asks.
var scripts = []struct {
	name   string
	source string
	stops  int
}{
	{"sorted", "x = sorted([3, 1, 2], key=lambda v: ask(v))\n", 2},
	{"generator", "def g(n):\n    try:\n        for i in range(n):\n            y = yield i, ask(i)\n    finally:\n        ask('end')\na = g(3)\nnext(a)\nb = list(g(2))\n", 3},
	{"finally", `
def f(x):
    for i in range(ask(2)):
        try:
            if ask(x) == 5:
                return ask(1)
            if x == 6:
                break
        finally:
            ask(3)
    with open('/mem/w', 'w') as w:
        try:
            return ask(2)
        except ValueError:
            return 3
f(1)
f(6)
`, 12},
	{"classes", `
class A:
    __slots__ = 'p', 'q'
    def __init__(self, p): self.p = ask(p)
class I(int):
    def __new__(cls, p): return int.__new__(cls, p)
i = I(3); i.z = 4
class B(A):
    @property
    def half(self): return ask(self.p)
    @classmethod
    def make(cls): return cls(4)
    @staticmethod
    def still(): return 1
class M(type):
    def __call__(cls, *a): return super().__call__(*a)
class C(metaclass=M):
    x = ask(1)
    def __eq__(self, o): return ask(True)
    def __hash__(self): return 1
    def __getattr__(self, n): return ask(n)
b = B.make()
h = b.half
d = {C(): 1}
e = d[C()]
m = C().whatever
bound = b.make
`, 5},
	{"exceptions", `
def f(n):
    try:
        raise ValueError(n) from KeyError('k')
    except ValueError as e:
        try:
            ask(1)
            1 / 0
        finally:
            ask(2)
class G:
    def __enter__(self): return ask('in')
    def __exit__(self, t, v, tb):
        self.tb = tb
        return ask('out')
with G() as g:
    f(1)
try:
    raise ExceptionGroup('g', [TypeError(1), OSError(2, 'no', 'file')])
except* TypeError as eg:
    kept = eg
    ask(3)
except* OSError:
    pass
import sys
try: f(2)
except ZeroDivisionError as e: last = e; tb = e.__traceback__; fr = tb.tb_frame
`, 4},
	{"async", `
import asyncio
async def work(n):
    return await later(n)
async def agen():
    for i in range(3):
        yield i
        await asyncio.sleep(0.01)
async def main():
    q = asyncio.Queue()
    t = asyncio.create_task(work(1))
    async with asyncio.Lock():
        r = await asyncio.gather(work(2), work(3), asyncio.sleep(1))
    async for x in agen():
        await q.put(x)
    async with asyncio.timeout(5):
        await t
    return r
out = await main()
`, 4},
	{"containers", `
from collections import *
d = {1: 'a', 'k': [1, 2], (1, 2): {3}, 2.5: None, 10**30: b'x', frozenset([1, 'z']): ...}
del d['k']
s = {1, 5, 'x', (3,)}
ba = bytearray(b'abc'); mv = memoryview(ba)[1:]
c = 1 + 2j
its = [iter([1, 2]), iter((1,)), iter('abc'), iter(d), iter(s), iter(range(5)), reversed([1, 2]), enumerate('ab'), zip([1], [2]), map(len, ['a']), filter(None, [1]), iter(d.items()), reversed(d), iter(b'ab'), iter(int, 1)]
for it in its: next(it, None)
views = [d.keys(), d.values(), d.items(), slice(1, 2), range(3, 9, 2), range(10**20), type.__dict__]
q = deque([1, 2], 5); od = OrderedDict(a=1); dd = defaultdict(list, a=[1]); ct = Counter('hello'); P = namedtuple('P', 'x y'); p = P(1, 2); cm = ChainMap({}, d)
qi = iter(q); next(qi); od.move_to_end('a')
ask(1)
`, 1},
	{"itertools", `
import itertools as t, functools as f, operator as o
a = [t.count(1, 2), t.cycle('ab'), t.repeat(1, 3), t.chain('a', 'b'), t.compress('abc', [1, 0, 1]), t.dropwhile(bool, [1, 0]), t.takewhile(bool, [1, 0]), t.groupby('aab'), t.islice('abcd', 1, 3), t.starmap(pow, [(2, 3)]), *t.tee('abc'), t.zip_longest('ab', 'c'), t.product('ab', 'c'), t.permutations('abc', 2), t.combinations('abc', 2), t.combinations_with_replacement('ab', 2), t.accumulate([1, 2, 3]), t.pairwise('abc'), t.batched('abcd', 2), t.filterfalse(None, [0, 1])]
for x in a: next(x)
p = f.partial(int, base=2)
@f.lru_cache(3)
def g(x): return ask(x)
g(1); g(2)
@f.singledispatch
def h(x): return x
h.register(int, str)
k = sorted([3, 1], key=f.cmp_to_key(lambda x, y: x - y))
c = f.cmp_to_key(lambda x, y: 0)(3)
i = o.itemgetter(1, 2); at = o.attrgetter('a.b'); mc = o.methodcaller('x', 1)
class Q:
    @f.cached_property
    def v(self): return ask(3)
q = Q(); q.v
`, 3},
	{"datetime", `
from datetime import *
from decimal import *
from fractions import Fraction
import zoneinfo
a = [datetime(2024, 1, 2, 3, 4, 5, 6, timezone.utc), date(2024, 1, 2), time(1, 2, 3), timedelta(1, 2, 3), timezone(timedelta(hours=1), 'X')]
d = [Decimal('1.5'), Decimal('NaN'), Decimal('-Infinity'), Decimal(10)**40, getcontext(), Context(prec=5)]
f = Fraction(1, 3)
with localcontext() as c:
    c.prec = 3
    ask(1)
    x = Decimal(1) / 3
`, 1},
	{"text", `
import re, json, csv, io, string, struct, random, hashlib, array
p = re.compile(r'(?P<a>\w+)(\d)?', re.I); m = p.match('abc1'); it = p.finditer('a b c'); next(it)
r = re.sub('a', lambda m: str(ask('b')), 'banana')
s = io.StringIO('a\nb\n'); s.readline(); b = io.BytesIO(b'abc'); b.read(1)
w = csv.writer(s); rd = csv.reader(['a,b', 'c,d']); next(rd); w.writerow([1, 2])
st = struct.Struct('<ih'); u = st.iter_unpack(b'abcdef' * 2); next(u)
rn = random.Random(4); rn.random()
hs = hashlib.sha256(b'x'); h5 = hashlib.md5(b'y'); hb = hashlib.blake2b(b'q')
ar = array.array('i', [1, 2, 3]); ai = iter(ar); next(ai)
t = string.Template('$a')
sc = json.JSONDecoder(); ii = json.JSONEncoder().iterencode([1, {'a': 2}]); next(ii)
`, 3},
	{"zlib", `
import zlib
z = zlib.compressobj(); z.compress(b'abc' * 10)
y = zlib.compress(b'q' * 99)
dz = zlib.decompressobj(); dz.decompress(y[:8])
`, 0},
	{"files", `
import os, pathlib
f = open('/mem/a.txt', 'w+'); f.write('hello\nworld'); f.seek(2)
g = open('/over/a.txt', 'rb'); g.read(2)
h = open('/over/new', 'w'); h.write('x')
os.mkdir('/mem/dir'); os.remove('/over/d/b.txt')
n = open('/disk/note'); n.readline()
with open('/mem/b', 'x') as k: k.write(str(ask(1)))
p = pathlib.Path('/mem'); l = sorted(p.iterdir())
sd = os.scandir('/mem'); next(sd)
`, 1},
	{"library", `
import weakref, contextvars, enum, dataclasses
class E(enum.Enum): A = 1; B = 2
class F(enum.Flag): X = 1; Y = 2
@dataclasses.dataclass(order=True)
class D:
    a: int
    b: list = dataclasses.field(default_factory=list)
d = D(ask(1))
w = weakref.ref(d, lambda r: None); wd = weakref.WeakValueDictionary(x=d); wk = weakref.WeakKeyDictionary(); pr = weakref.proxy(D); fin = weakref.finalize(D, print, 1)
cv = contextvars.ContextVar('c', default=1); tok = cv.set(2); cx = contextvars.copy_context()
`, 1},
	{"more library", `
import contextlib, types, typing, threading
ask(1)
ns = types.SimpleNamespace(a=1); mp = types.MappingProxyType({'a': 1})
es = contextlib.ExitStack(); es.callback(print)
lk = threading.Lock(); tl = threading.local(); tl.x = 1
T = typing.TypeVar('T'); al = list[int]; un = int | str; gl = typing.Optional[int]
`, 1},
	{"eval", `
ns = {'ask': ask}
exec('def f(x):\n    return ask(x), g(x)\ndef g(y): return [ask(i) for i in range(y)]', ns)
v = eval('f(2)', ns)
c = compile('ask(5)', '<c>', 'eval')
v2 = eval(c)
fr = __import__('sys')._getframe()
gens = (i for i in range(3))
`, 4},
	{"matching", `
def f(x):
    match x:
        case {'a': [y, *z], **rest} if ask(y): return y, z, rest
        case [1, (2 | 3) as t]: return t
        case str() | int(): return ask(x)
    *a, b = (ask(i) for i in range(2))
    for i in range(ask(2)):
        for j in [1, 2]:
            x = f'{ask(i)!r:>{ask(3)}}{j}'
    return {k: v for k, v in zip('ab', (ask(1), 2))} | dict(c=ask(2))
r = [f({'a': [1, 2], 'q': 1}), f([1, 3]), f(3), f(None)]
def outer():
    n = 0
    def inner():
        nonlocal n
        n += ask(1)
        return lambda: n
    return inner()
o = outer()
type X[T] = list[T]
def gen[T](a: T, *b: int, c=3, **d) -> T: return a
l = order.total, give([1, order]), gen.__annotations__
`, 12},
	{"host", `
import crm, builtins
z = [crm.find(1), crm.LIMIT, order]
t = soon(3)
u = await t
m = super
class K:
    def __init__(self): super().__init__(); self.s = super()
    def __del__(self): pass
    def __iter__(self): return self
    def __next__(self): return ask(1)
    def __len__(self): return ask(2)
    def __str__(self): return ask('s')
    def __lt__(self, o): return ask(True)
    def __add__(self, o): return ask(None)
    __radd__ = __add__
    def __bool__(self): return ask(True)
k = K()
n = next(k), len(k)
for i in k:
    if i: break
y = k and k < k
`, 6},
}
