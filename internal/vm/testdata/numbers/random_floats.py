# Float and complex arithmetic on pseudo-random values: the last bit counts, but for
# powers of floats and absolute values, which C libraries round differently.

state = 99


def rnd(n):
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
    return (state >> 33) % n


special = [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, float('inf'), -float('inf'), float('nan'), 5e-324, 1.7976931348623157e308, 2.0**53, 1e16, 0.1, 1e-310]


def value():
    k = rnd(8)
    if k == 0:
        return special[rnd(len(special))]
    if k == 1:
        return float(rnd(100) - 50)
    if k == 2:
        return (rnd(2000001) - 1000000) / 1000
    m = rnd(1 << 30) * (1 << 23) + rnd(1 << 23)
    e = rnd(40) - 20 if k < 6 else rnd(2040) - 1020
    f = m * 2.0**-53 * 2.0**e
    return -f if rnd(2) else f


def attempt(f):
    try:
        r = f()
        if isinstance(r, tuple):
            return r[0].hex() + ' ' + r[1].hex()
        if isinstance(r, complex):
            return r.real.hex() + ' ' + r.imag.hex()
        if isinstance(r, float):
            return r.hex()
        return repr(r)
    except Exception as e:
        return type(e).__name__ + str(e.args)


def digest(text):
    d = 0
    for ch in text:
        d = (d * 31 + ord(ch)) & 0xFFFFFFFF
    return d


for i in range(3000):
    a, b = value(), value()
    c, d = complex(a, value()), complex(b, value())
    small = complex(a % 7 if a == a and abs(a) < 1e300 else 1, rnd(9) - 4)
    parts = [attempt(f) for f in (
        lambda: a + b, lambda: a - b, lambda: a * b, lambda: a / b, lambda: a // b, lambda: a % b, lambda: divmod(a, b),
        lambda: f'{abs(a) ** (b % 50):.10e}', lambda: f'{a ** float(rnd(20) - 10):.10e}', lambda: a < b, lambda: a == b, lambda: int(a),
        lambda: round(a), lambda: round(a, rnd(30) - 10), lambda: hash(a) if a == a else 0, lambda: c + d, lambda: c - d, lambda: c * d, lambda: c / d,
        lambda: c == d, lambda: -c, lambda: f'{abs(small):.10e}', lambda: small ** (rnd(200) - 100), lambda: repr(a), lambda: repr(c),
        lambda: repr(a.as_integer_ratio()), lambda: float(repr(a)) == a, lambda: complex(repr(c)) == c, lambda: float.fromhex(a.hex()) == a)]
    if i % 10 == 0:
        print(i, *parts[:7])
    print(digest('|'.join(parts)), end=' ')
print()
