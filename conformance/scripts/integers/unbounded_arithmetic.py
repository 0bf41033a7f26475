a, b = 2 ** 200 + 12345, -(3 ** 100)
print(a + b, a - b, a * b)
print(a // b, a % b, divmod(a, b), divmod(-a, b), divmod(a, -b))
print(a ** 3, pow(a, 50, 10 ** 9 + 7), pow(3, -1, 7), pow(-5, 3, 7))
print(a & b, a | b, a ^ b, ~a, a >> 100, b >> 3, b << 70, -1 >> 1000, 1 << 100)
print(-7 // 2, -7 % 2, 7 // -2, 7 % -2, -7 >> 1, -8 >> 1)
print((2 ** 61) * 2, (2 ** 62) + (2 ** 62), -(2 ** 63), 2 ** 63 - 1 + 1, (2 ** 61 - 1) * (2 ** 61 - 1), -(2 ** 61) - 1)
print(a.bit_length(), b.bit_length(), a.bit_count(), (0).bit_length(), (-1).bit_length())
print(int(1e30), int(-1.9), float(2 ** 60 + 1), 2 ** 53 + 1 == float(2 ** 53 + 1), 10 ** 400 > float('inf'), 10 ** 400 < 1e308)
for f in (lambda: 1 // 0, lambda: 1 % 0, lambda: float(10 ** 400), lambda: 1 << -1, lambda: pow(2, -1, 4), lambda: 10 ** 400 / 3, lambda: 0 ** -1, lambda: divmod(1, 0), lambda: pow(1, 2, 0)):
    try:
        print(f())
    except (ZeroDivisionError, OverflowError, ValueError) as e:
        print(type(e).__name__, e)
print(10 ** 400 // 10 ** 398, (10 ** 400) / (10 ** 399), 2 ** -2, (-2) ** 0.5 if False else (-8) ** 3)
print(hash(2 ** 61 - 1), hash(2 ** 61), hash(-1), hash(10 ** 40) == hash(float(10 ** 40)), hash(-2))
print(12345678901234567890 == 12345678901234567890.0, 12345678901234567891 == 12345678901234567890.0)
x = 1
for i in range(1, 60):
    x = x * i - i ** 5
print(x)
