# Integer arithmetic on pseudo-random values of all sizes, checked by identities and
# summed up in digests.

state = 12345


def rnd(bits):
    global state
    r = 0
    for _ in range(bits // 32 + 1):
        state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        r = r << 32 | state >> 32
    return r & ((1 << bits) - 1)


sizes = [0, 1, 8, 30, 31, 60, 61, 62, 63, 64, 65, 90, 126, 127, 128, 129, 190, 256, 700, 3000]


def value():
    n = sizes[rnd(16) % len(sizes)]
    kind = rnd(3)
    v = rnd(n)
    if kind == 0:
        v = 1 << n
    elif kind == 1:
        v = (1 << n) - 1
    elif kind == 2:
        v = (1 << n) + 1
    return -v if rnd(1) else v


digest = 0
for i in range(4000):
    a, b = value(), value()
    c = value() or 3
    results = [a + b, a - b, a * b, a // c, a % c, a & b, a | b, a ^ b, -a, +a, ~a, abs(a), divmod(a, c)[0], divmod(a, c)[1],
               a << (b & 127), a >> (b & 255), a >> (b & 31), int(a < b), int(a <= b), int(a == b), int(a != b), int(a > b),
               int(a >= b), a.bit_length(), a.bit_count(), hash(a), pow(a & 255, b & 15), (a % 1000) ** (b & 3)]
    q, r = divmod(a, c)
    assert q * c + r == a and abs(r) < abs(c) and (r == 0 or (r < 0) == (c < 0))
    assert (a & b) + (a | b) == a + b and a ^ b == (a | b) - (a & b)
    assert a - b == -(b - a) and (a + b) - b == a and ~a == -a - 1
    for k, x in enumerate(results):
        digest = (digest * 1000003 ^ x ^ k) & 0xFFFFFFFFFFFFFFFF
    if i % 40 == 0:
        print(i, digest, a if abs(a) < 1 << 70 else a.bit_length(), repr(a % (c * c + 1))[-20:])

for i in range(300):
    a, b, c = value(), abs(value()) & 0xFFFF, value() or 7
    print(pow(a, b, c) % 1000003, end=' ')
print()
for i in range(200):
    a, c = value(), value() or 7
    try:
        print(pow(a, -3, c) % 1000003, end=' ')
    except ValueError as e:
        print('no', end=' ')
print()
for i in range(1000):
    a, b = value(), value()
    text = ''
    try:
        f = a / b
        text = f.hex()
    except (ZeroDivisionError, OverflowError) as e:
        text = str(e)
    try:
        g = float(a)
        text += ' ' + g.hex()
        text += f' {a < g} {a == g} {a > g} {g < b} {g <= b} {g == a} {g != b}'
        text += f' {int(g) == a} {g.is_integer()}'
    except OverflowError as e:
        text += str(e)
    digest = 0
    for ch in text:
        digest = (digest * 31 + ord(ch)) & 0xFFFFFFFF
    print(digest, end=' ')
    if i % 25 == 0:
        print(text)
for i in range(300):
    a = value()
    n = rnd(5) - 8
    print(round(a, -n) % 10007, round(a, -2) % 10007, int(str(a)) == a if abs(a) < 10**4000 else '', int(hex(a), 16) == a,
          int(bin(a), 2) == a, int(oct(a), 8) == a, int.from_bytes(a.to_bytes(400, 'little', signed=True), 'little', signed=True) == a)
