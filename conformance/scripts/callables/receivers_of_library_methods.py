# Methods of the library found on their class and called with a receiver of another one.
import collections
import datetime
import io
import operator
import time


def tell(source):
    try:
        result = eval(source)
    except Exception as e:
        print(f"{source}: {type(e).__name__}: {e}")
    else:
        print(f"{source} = {result!r}")


class Words(io.StringIO):
    pass


class Dict(collections.OrderedDict):
    pass


words = Words("text")
ordered = Dict(a=1)

for source in """
io.StringIO.getvalue(words)
io.StringIO.getvalue(None)
io.StringIO.getvalue()
io.StringIO.write(1, "a")
io.StringIO.write(words, 1)
io.StringIO.tell("x", 1)
io.BytesIO.getbuffer(words)
io.BytesIO.read(None)
io.TextIOWrapper.reconfigure(1)
collections.OrderedDict.move_to_end(ordered, "a")
collections.OrderedDict.move_to_end({}, "a")
collections.OrderedDict.popitem(1)
collections.OrderedDict.popitem()
collections.OrderedDict.copy(ordered)
collections.defaultdict.copy(ordered)
collections.defaultdict.__missing__(1, 2)
collections.ChainMap.fromkeys("a")
collections.UserString.upper("a")
operator.methodcaller.__call__(1)
datetime.date.isoformat(1)
datetime.date.replace(1, 2)
datetime.date(1, 1, 1).replace(10 ** 30)
datetime.date(1, 1, 1).replace(2 ** 40)
datetime.date.fromordinal(2 ** 40)
datetime.date.fromisocalendar(10 ** 30, 1, 1)
datetime.date(1, 1, 1).strftime(None)
datetime.datetime(1, 1, 1).isoformat(None)
datetime.datetime(1, 1, 1).isoformat(timespec=None)
time.strftime(None)
io.BytesIO().detach(1)
io.BytesIO().getbuffer(1)
io.BytesIO().getbuffer(x=1)
io.BufferedReader(io.BytesIO()).truncate(1, 2)
io.BufferedReader(io.BytesIO()).truncate(pos=1)
object().__reduce_ex__(None)
bytearray(b"a").__reduce_ex__()
bytearray(b"a").__reduce_ex__("2")
""".split("\n"):
    if source:
        tell(source)
