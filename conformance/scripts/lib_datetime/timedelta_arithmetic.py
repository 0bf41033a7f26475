from datetime import timedelta as td
a, b = td(days=1, hours=2), td(hours=5, minutes=30)
print(a + b, a - b, b - a, -a, +a, abs(-a), a * 3, 2 * b, a * 1.5, a / 2, a // 2, a / b, a // b, a % b, divmod(a, b), a * 0.1, td(1) / 3, td(seconds=1) / 7)
print(a > b, a == td(hours=26), a != b, bool(td()), bool(td(0, 1)), hash(td(1)) == hash(td(hours=24)), sorted([a, b, td()]), max(a, b), sum([a, b], td()), {td(1): 'x'}[td(hours=24)])
print(td(microseconds=3) / 2, td(microseconds=5) / 2, td(microseconds=-3) / 2, td(microseconds=7) // 2, td(seconds=5) % td(seconds=3), td(seconds=-5) % td(seconds=3), td(seconds=-5) // td(seconds=3), round(td(hours=1) / td(minutes=7), 4))
for f in (lambda: a + 1, lambda: a * a, lambda: a / 0, lambda: a // td(), lambda: a % td(), lambda: a < 1, lambda: 1 / a, lambda: a * 'x', lambda: td.max + td(1), lambda: -td.min, lambda: a / 0.0, lambda: a // 1.5, lambda: a % 2, lambda: a == 1, lambda: td.max * 2, lambda: abs(td.min)):
    try:
        print(f())
    except (TypeError, ZeroDivisionError, OverflowError) as e:
        print(type(e).__name__, e)
print(a.total_seconds(), td(microseconds=1).total_seconds(), td(days=-1).total_seconds(), td.max.total_seconds(), str(td(days=-1, seconds=30)), str(td(days=2)), str(td(microseconds=1)), repr(td(-1)), repr(td(0, 0, 5)))
