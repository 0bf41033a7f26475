"""Records sums and neighbours of floats as CPython's math module computes them.

Usage: python3.13 record_fmath.py > ../internal/fmath/testdata/sums.txt.gz

Each line is an operation, its arguments and the result; floats are written as the 16
hexadecimal digits of their bits. The points of the elementary functions are recorded
by cmd/fmath.
"""

import gzip
import math
import random
import struct
import sys

rng = random.Random(3)
out = []


def h(f):
    return "nan" if f != f else "%016x" % struct.unpack(">Q", struct.pack(">d", f))[0]


def scaled(e):
    return math.ldexp(rng.uniform(-1, 1), rng.randrange(-e, e + 1))


for _ in range(600):
    e = rng.choice([3, 50, 300, 1020])
    xs = [scaled(e) for _ in range(rng.randrange(0, 12))]
    k = rng.randrange(6)
    if k == 0:
        xs += [-x for x in xs] + [rng.uniform(-1, 1)]
        rng.shuffle(xs)
    if k == 1 and rng.randrange(4) == 0:
        xs += [rng.choice([math.inf, -math.inf, math.nan]), rng.choice([1.0, math.inf])]
    if k == 2:
        xs = [1.0, 2.0**-53, rng.choice([1, -1]) * 2.0 ** -rng.randrange(54, 200)] * rng.randrange(1, 3)
    try:
        r = h(math.fsum(xs))
    except (ValueError, OverflowError) as ex:
        r = str(ex)
    out.append("fsum %s 0 %s" % (",".join(map(h, xs)) or "-", r))
for _ in range(600):
    n, e = rng.randrange(1, 10), rng.choice([1, 20, 200])
    xs, ys = [scaled(e) for _ in range(n)], [scaled(e) for _ in range(n)]
    if rng.randrange(2):
        xs, ys = xs + xs + [rng.random() * 1e-20], ys + [-y for y in ys] + [1.0]
    out.append("sumprod %s 0 %s" % (",".join(map(h, xs + ys)), h(math.sumprod(xs, ys))))
special = [0.0, -0.0, 1.0, -1.0, 5e-324, -5e-324, 1e308, 1.7976931348623157e308, -1.7976931348623157e308, math.inf, -math.inf, math.nan, 2.5, 1e-310]
for _ in range(800):
    x, y = rng.choice(special), rng.choice(special)
    n = rng.choice([0, 1, 2, 3, 10, 2**52, 2**62, 2**63, 2**64 - 1])
    out.append("nextafter %s,%s %d %s" % (h(x), h(y), n, h(math.nextafter(x, y, steps=n))))
for x in special + [math.ldexp(rng.random(), rng.randrange(-1074, 1023)) for _ in range(100)]:
    out.append("ulp %s 0 %s" % (h(x), h(math.ulp(x))))
with gzip.GzipFile(fileobj=sys.stdout.buffer, mode="wb", mtime=0) as z:
    z.write(("\n".join(out) + "\n").encode())
