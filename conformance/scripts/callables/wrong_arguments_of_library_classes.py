# Wrong arguments of what the library has: refused, and in which words.
import array
import bisect
import collections
import csv
import datetime
import decimal
import functools
import gzip
import hmac
import io
import re
import string
import time


def tell(source):
    try:
        result = eval(source)
    except Exception as e:
        print(f"{source}: {type(e).__name__}: {e}")
    else:
        print(f"{source} = {result!r}")


class Index:
    def __index__(self):
        return 1


class Factor:
    def __rmul__(self, other):
        return "by the factor"


queue = collections.deque([1, 2])
numbers = array.array("i", [1])
stream = io.BufferedReader(io.BytesIO(b"ab"))
writer = csv.writer(io.StringIO())

for source in """
queue.index(1, None)
queue.index(1, 0, "x")
queue.index(2, Index())
queue.index(1, Index(), 2)
queue * None
None * queue
queue * 1.5
queue * Factor()
queue * Index()
queue.clear(1)
queue.append()
collections.defaultdict(int).copy(1)
collections.ChainMap.fromkeys("ab", 1, 2)
collections.ChainMap.fromkeys("ab", iterable=1)
collections.OrderedDict.fromkeys("ab", iterable=1)
collections.OrderedDict().__eq__()
collections.OrderedDict().__repr__(1)
collections.OrderedDict().__repr__(x=1)
collections.UserString("a").removeprefix(1, 2)
collections.UserString("a").removeprefix(x=2)
bisect.bisect({}, 1)
bisect.bisect({}, 1, 0, 1)
bisect.bisect(1, 1)
bisect.bisect(1, 1, 1, 1)
bisect.insort({}, 1)
re.compile([])
re.compile(bytearray(b"a"))
re.compile("a", [])
re.compile("a", None)
re.compile("a", 1.5)
re.compile("a", 2 ** 40)
re.compile("a", 10 ** 30)
re.search({}, "a")
re.search(None, "a")
re.sub("a", [], "a")
re.sub("a", None, "a")
re.compile("a").sub({}, "a")
decimal.localcontext(1)
decimal.localcontext(None, 5).__enter__().prec
decimal.localcontext(None, 5, x=1)
decimal.localcontext(None, object)
decimal.localcontext(None, 1, 2, 3, 4, 5, 6, 7, 8, 9)
io.BufferedReader(io.BytesIO(), None)
io.BufferedReader(io.BytesIO(), 1, 2)
io.BufferedReader(io.BytesIO(), raw=1)
io.BufferedReader()
stream.close(1)
stream.close(x=1)
stream.seek(None)
stream.seek(None, 1)
stream.read1(None)
stream.peek(None)
io.TextIOWrapper(io.BytesIO()).readline(None)
io.StringIO().readline(None)
io.StringIO(1)
io.StringIO().write(1)
io.StringIO.write("x", "y", "z")
time.clock_gettime(None)
time.clock_getres(None)
time.get_clock_info(None)
csv.list_dialects(1)
csv.list_dialects(x=1)
csv.get_dialect()
csv.get_dialect(1, 2)
csv.get_dialect(x=1)
writer.writerow()
writer.writerow([], [])
writer.writerow(x=1)
writer.writerows(1)
string.Formatter().parse(1)
string.Formatter().get_field(1, (), {})
functools.partialmethod(1)
functools.cache(1, 2)
functools.cache(x=1)
numbers.extend()
numbers.extend([], [])
numbers.extend([], x=1)
numbers.append()
numbers.append(1, 2)
numbers.append(x=1)
hmac.compare_digest(None, "a")
hmac.compare_digest(b"a", "a")
hmac.compare_digest("a", b"a")
hmac.compare_digest(1)
hmac.compare_digest(1, 2, a=3)
gzip.compress(1)
gzip.compress("a")
datetime.date(10 ** 30, 1, 1)
datetime.date(2 ** 40, 1, 1)
datetime.date(-2 ** 40, 1, 1)
ModuleNotFoundError(x=1)
UnboundLocalError(x=1)
AttributeError(x=1)
ValueError(x=1)
b"a".center(1, None)
bytearray(b"a").ljust(1, "x")
""".split("\n"):
    if source:
        tell(source)
