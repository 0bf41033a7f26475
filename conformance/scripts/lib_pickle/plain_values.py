"""Plain values, shared references, cycles and instances survive a round trip in every protocol."""
import pickle
from dataclasses import dataclass
import collections
import datetime


@dataclass
class Point:
    x: int
    y: float = 0.5


class State:
    def __init__(self):
        self.keep, self.drop = [1], "no"

    def __getstate__(self):
        return {"keep": self.keep}

    def __setstate__(self, state):
        self.__dict__.update(state)
        self.drop = "restored"


values = [None, True, -1, 2**31, 2**70, -2**70, 1.5, float("inf"), "text\u20ac", b"bytes\xff", (), (1,), (1, 2, 3, 4), [1, [2]],
          {"a": {"b": 1}}, {1, 2}, frozenset({3}), range(3), slice(1, 2), Point(3), datetime.date(2024, 5, 17),
          collections.OrderedDict(a=1), collections.Counter("abca"), collections.deque([1, 2], 5), len, int, Point, 1 + 2j,
          bytearray(b"ab"), ...]
for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
    bad = [v for v in values if pickle.loads(pickle.dumps(v, protocol)) != v]
    print(protocol, bad)
s = pickle.loads(pickle.dumps(State()))
print(s.keep, s.drop)
a = [1]
b = pickle.loads(pickle.dumps([a, a]))
print(b[0] is b[1])
c = []
c.append(c)
d = pickle.loads(pickle.dumps(c))
print(d[0] is d)
for bad in (lambda: 0, (x for x in ())):
    try:
        pickle.dumps(bad)
    except Exception as e:
        print(type(e).__name__)
for data in (b"", b"garbage", b"\x80\x05", b"cbuiltins\nlen\n(Vfour\ntR."):
    try:
        print(pickle.loads(data))
    except Exception as e:
        print(type(e).__name__)
