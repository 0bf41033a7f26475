print([round(x) for x in (0.5, 1.5, 2.5, -0.5, -1.5, 2.4999, 1e20)], round(2.675, 2), round(1.005, 2), round(-1.55, 1), round(1234.5, -2), round(15, -1), round(25, -1), round(-25, -1), round(7, 2), round(True), type(round(1.5, 0)).__name__, round(1.5, None), round(12345678901234567890, -3), round(0.1, 25), round(1e-20, 5))
class R:
    def __round__(self, n='none'): return ('round', n)
print(round(R()), round(R(), 2), round(R(), None), round(number=1.26, ndigits=1))
print(pow(2, 10), pow(2, -1), pow(2, 10, 1000), pow(3, -1, 7), pow(-2, 3), pow(2, 3, -5), pow(0, 0), pow(0, 0, 1), pow(2.0, 3), pow(10, 20, 7), pow(-3, 5, 7), pow(base=2, exp=3, mod=5), pow(2, 0.5), pow(-8, 1 / 3), 2 ** 100 % 10 ** 9, pow(7, 10 ** 20, 13), pow(5, 3, 1))
print(divmod(7, 2), divmod(-7, 2), divmod(7, -2), divmod(-7, -2), divmod(7.5, 2), divmod(True, 2), divmod(10 ** 30, 7), divmod(0, 5))
print(abs(-5), abs(-5.5), abs(3 + 4j), abs(True), abs(-0.0), abs(-10 ** 30))
for f in (lambda: pow(2, -1, 4), lambda: pow(2, 3, 0), lambda: pow(0, -1), lambda: pow(2.0, 3, 5), lambda: pow('a', 2), lambda: pow(2, 3, 1.5), lambda: divmod(1, 0), lambda: divmod('a', 2), lambda: abs('a'), lambda: round('a'), lambda: round(1.5, 1.5), lambda: round(), lambda: abs(), lambda: pow(2), lambda: round([1]), lambda: pow(1j, 2, 3), lambda: divmod(1j, 2), lambda: 10 ** -400, lambda: round(float('nan')), lambda: pow(2, 'x')):
    try:
        print(f())
    except (ValueError, ZeroDivisionError, TypeError, OverflowError) as e:
        print(type(e).__name__, e)
