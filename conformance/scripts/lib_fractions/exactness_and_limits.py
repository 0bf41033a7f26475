from fractions import Fraction as F
import math
print(F(0.1), F('0.1'), F(0.1) == F('0.1'), F(1, 3) + F(1, 3) + F(1, 3) == 1, sum([F(1, 10)] * 10) == 1, sum([0.1] * 10) == 1)
pi = F(math.pi)
print([pi.limit_denominator(d) for d in (1, 10, 100, 1000, 10000, 10 ** 6)], F(math.e).limit_denominator(100), F('3.14159').limit_denominator(7), F(-355, 113).limit_denominator(10))
h = F(0)
for i in range(1, 25): h += F(1, i)
print(h, float(h), h.numerator % 97, math.floor(h * 1000))
def cf(x, n):
    out = []
    for _ in range(n):
        out.append(int(x)); x -= int(x)
        if not x: break
        x = 1 / x
    return out
print(cf(F(649, 200), 10), cf(F(13, 31), 10))
def egypt(x):
    out = []
    while x:
        d = math.ceil(1 / x); out.append(d); x -= F(1, d)
    return out
print(egypt(F(4, 13)), egypt(F(7, 15)), F(2, 3) ** 5, F(3, 7) ** -3, pow(F(1, 2), 10))
