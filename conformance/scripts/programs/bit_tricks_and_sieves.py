from array import array
from itertools import compress, count, takewhile
import math
def sieve(n):
    flags = bytearray([1]) * (n + 1)
    flags[:2] = b'\0\0'
    for i in range(2, math.isqrt(n) + 1):
        if flags[i]: flags[i * i::i] = bytes(len(range(i * i, n + 1, i)))
    return list(compress(range(n + 1), flags))
primes = sieve(100)
print(len(primes), primes[-3:], sum(primes), len(sieve(10_000)))
def factor(n):
    for p in takewhile(lambda p: p * p <= n, count(2)):
        while n % p == 0:
            yield p
            n //= p
    if n > 1: yield n
print([[*factor(n)] for n in (1, 97, 360, 9991, 2 ** 10 * 3)], math.prod(factor(360)), pow(3, 200, 13), pow(3, -1, 11), [n for n in range(1, 500) if n == sum(d for d in range(1, n) if n % d == 0)])
def gray(n): return [i ^ i >> 1 for i in range(1 << n)]
print([f'{g:03b}' for g in gray(3)], [bin(x).count('1') for x in gray(2)], [x for x in range(20) if x & (x - 1) == 0], 0b1010 & -0b1010, ~0b1010 & 0xF, 1 << 70, (1 << 70) >> 68, -1 >> 5, 5 & ~1)
class Bits:
    def __init__(self, n=0): self.n = n
    def __getitem__(self, i): return self.n >> i & 1
    def __setitem__(self, i, v): self.n = self.n | 1 << i if v else self.n & ~(1 << i)
    def __iter__(self):
        n = self.n
        while n:
            low = n & -n
            yield low.bit_length() - 1
            n ^= low
    def __or__(self, o): return Bits(self.n | o.n)
    def __repr__(self): return f'Bits({self.n:#b})'
b = Bits(0b1001)
b[2] = 1; b[0] = 0
print(b, [*b], b[2], b | Bits(1), 3 in b, 1 in b)
a = array('H', [1, 2, 65535])
a.append(7); a.extend(range(2)); a[0:1] = array('H', [9, 9])
print(a, a.itemsize, a.tobytes()[:4], sum(a), a.index(65535), array('d', [1.5]).typecode, a == array('H', a.tolist()))
m = memoryview(bytearray(b'abcdef'))
m[1:3] = b'XY'
print(bytes(m[::2]), m.nbytes, m[-1], m.tolist()[:2], m.obj, m.cast('H').shape)
for f in (lambda: a.append(-1), lambda: a.append('x'), lambda: m.__setitem__(0, 300), lambda: array('q', [2 ** 63]), lambda: (1 << -1), lambda: 1.5 & 1, lambda: bytes([256])):
    try: f()
    except Exception as e: print(type(e).__name__, e)
def crc8(data, poly=0x07):
    crc = 0
    for byte in data:
        crc ^= byte
        for _ in range(8): crc = (crc << 1 ^ poly if crc & 0x80 else crc << 1) & 0xFF
    return crc
def luhn(n): return sum(d if i % 2 else sum(divmod(d * 2, 10)) for i, d in enumerate(map(int, str(n)), len(str(n)) % 2 + 1 - 1)) % 10
print(crc8(b'123456789'), hex(crc8(b'')), [luhn(n) for n in (79927398713, 4539578763621486)], f'{0xdeadbeef:032b}'[:8], int('0b101', 0), (255).to_bytes(2), float.hex(0.1), float.fromhex('0x1p-2'))
