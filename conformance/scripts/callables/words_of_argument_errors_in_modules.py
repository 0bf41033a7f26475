# What is said of wrong arguments depends on how the code of a function reads them.
import bisect
import collections
import datetime
import decimal
import functools
import heapq
import itertools
import math
import operator
import struct
import time
import zlib


def tell(source):
    try:
        result = eval(source)
    except Exception as e:
        print(f"{source}: {type(e).__name__}: {e}")
    else:
        print(f"{source} = {result!r}")


D = decimal.Decimal(2)
C = decimal.Context()
date = datetime.date(2020, 1, 2)
stamp = datetime.datetime(2020, 1, 2)
packer = zlib.compressobj()
text = collections.UserString("abab")

for source in """
operator.abs()
operator.abs(1, 2)
operator.abs(1, x=2)
operator.add(1)
operator.add(1, 2, x=3)
struct.calcsize()
struct.calcsize("i", x=1)
struct.pack()
functools.reduce(1)
functools.reduce(int, [1], x=1)
functools.cmp_to_key(1, mycmp=None)
itertools.groupby("ab", iterable=None)
itertools.groupby("ab", 1, iterable=None)
bisect.insort([1], 1, a=None)
bisect.bisect([1], 1, x=2)
heapq.heappush([])
math.sumprod()
math.sumprod([1], [2], [3])
math.sumprod([1], p=[2])
time.gmtime(1, 2)
time.ctime(1, 2)
time.ctime(x=1)
time.strftime()
time.clock_getres()
time.mktime()
D.exp(1, 2)
D.exp(x=1)
D.fma(1)
D.fma()
D.compare(1, 2, 3)
D.compare(1, other=2)
D.is_zero(1)
D.copy_abs(x=1)
C.add()
C.add(1, 2, 3)
C.power(1)
C.power(1, 2, a=3)
C.sqrt()
C.sqrt(1, 2)
C.create_decimal(1, 2)
C.Etiny(1)
decimal.Context(x=1)
decimal.localcontext(x=1)
decimal.getcontext(1)
decimal.setcontext()
decimal.Clamped(x=1)
zlib.error(x=1)
datetime.date(1, 1)
datetime.date()
datetime.date(1, 1, 1, 1)
datetime.date(2020, 1, 1, x=1)
datetime.date(2020, 1, 1, day=1)
datetime.datetime(2020, 1, 1, x=1)
datetime.time(x=1)
date.fromordinal()
date.fromordinal(1, 2)
date.fromordinal(1, x=2)
datetime.date.fromordinal(x=2)
date.isoformat(1)
date.replace(x=1)
stamp.strptime("2020")
stamp.strptime("2020", "%Y", x=1)
date.__format__()
packer.compress()
packer.compress(b"", b"")
packer.compress(b"", x=1)
packer.copy(1)
packer.flush(1, 2)
collections.defaultdict(int).copy(1)
collections.defaultdict(int).copy(x=1)
text.capitalize(1)
text.center()
text.center(1, width=2)
text.center(width=9)
text.count(sub="a")
text.count(x="a")
text.find("b", start=2)
text.find("b", None, 1)
text.find(text)
text.index(text)
text.split(text)
text.startswith("b", 1)
text.startswith(text)
text.replace("a", "c", maxsplit=1)
text.replace("a")
text.strip(1, 2)
text.lstrip(chars="ab")
text.isdigit(1)
text.format_map()
text.format(1, self=2)
text.translate({97: "c"}, 1)
collections.UserString.capitalize()
collections.UserString.center(text)
ValueError(x=1)
KeyError(1, x=1)
BaseException.__new__(ValueError, x=1)
""".split("\n"):
    if source:
        tell(source)


class Own(ValueError):
    pass


class Takes(ValueError):
    def __init__(self, *args, **kwargs):
        self.kwargs = kwargs


tell("Own(x=1)")
tell("Own(1, **{})")
tell("Takes(x=1).kwargs")
