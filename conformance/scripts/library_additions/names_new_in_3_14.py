# oracle: 3.14
import sys, functools, operator, pathlib, string, heapq, itertools, json, math, uuid
print(functools.partial(pow, functools.Placeholder, 2)(5), operator.is_none(None), operator.is_not_none(None))
h = [3, 1, 2]
heapq.heapify_max(h); print(h, heapq.heappop_max(h), h); heapq.heappush_max(h, 9); print(h, heapq.heapreplace_max(h, 0), heapq.heappushpop_max(h, 5), h)
print(uuid.NIL, uuid.MAX, uuid.uuid8(1, 2, 3).version)
print(list(map(lambda a, b: (a, b), [1, 2], [3, 4], strict=True)))
try:
    list(map(lambda a, b: 0, [1], [2, 3], strict=True))
except ValueError as e:
    print(e)
print(float.from_number(3), complex.from_number(2), memoryview(b'ab').count(97), memoryview(b'ab').index(98))
from fractions import Fraction
from decimal import Decimal
print(Fraction.from_number(0.5), Decimal.from_number(2), '\N{SNOWMAN}'.encode())
import datetime
print(datetime.date.strptime('2024-01-02', '%Y-%m-%d'), datetime.time.strptime('03:04', '%H:%M'))
