from fractions import Fraction as F
import math
a, b = F(3, 4), F(-2, 3)
print(a + b, a - b, a * b, a / b, a // b, a % b, divmod(a, b), a ** 2, a ** -2, b ** 3, F(4) ** F(1, 2), F(1, 8) ** 0.5, 2 ** F(3), 2 ** F(1, 2), -a, +a, abs(b))
print(a + 1, 1 - a, 2 * a, 1 / a, a + 0.25, a * 2j, 5 // a, 5 % a, a == 0.75, a < 1, a > F(1, 2), a != 3, a == F(6, 8), F(1, 3) == 1 / 3, F(2) == 2, hash(F(1, 2)) == hash(0.5), hash(F(3)) == hash(3), sorted([a, b, 0, 0.5]), bool(F(0)), sum([F(1, 3)] * 3))
print(int(F(-7, 2)), float(F(1, 3)), round(F(5, 2)), round(F(7, 2)), round(F(1, 3), 3), round(F(125), -1), math.floor(F(-7, 2)), math.ceil(F(-7, 2)), math.trunc(F(-7, 2)), complex(F(1, 2)), F(-7, 2).__floor__())
for f in (lambda: a / 0, lambda: a // F(0), lambda: F(0) ** -1, lambda: a < 1j, lambda: a + 'x', lambda: a % 0, lambda: a < 'x', lambda: F(-1) ** F(1, 2), lambda: a + None):
    try:
        print(f())
    except (ZeroDivisionError, TypeError, ValueError) as e:
        print(type(e).__name__, e)
print(F(10 ** 20, 3) * F(3, 10 ** 20), sum(F(1, n) for n in range(1, 20)), math.gcd(F(6).numerator, 4), max(F(1, 2), 0.4), F(1, 2) in {0.5}, isinstance(a, __import__('numbers').Rational))
