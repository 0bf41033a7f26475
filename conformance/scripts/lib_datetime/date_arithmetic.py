from datetime import date, timedelta
a, b = date(2024, 3, 1), date(2023, 3, 1)
print(a - b, (a - b).days, a - timedelta(1), a + timedelta(days=366), a - timedelta(weeks=1), timedelta(1) + a, a + timedelta(hours=47), b - a)
print(a > b, a == date(2024, 3, 1), a != b, hash(a) == hash(date(2024, 3, 1)), sorted([a, b]), max(a, b), a in {a}, date.min < a <= date.max)
print(a.replace(year=2020), a.replace(day=15), a.replace(month=12, day=31), date(2024, 12, 31) + timedelta(1), date(2000, 2, 28) + timedelta(2), date(1900, 2, 28) + timedelta(1))
for f in (lambda: a + 1, lambda: a + b, lambda: a - 1, lambda: a < 1, lambda: date.max + timedelta(1), lambda: date.min - timedelta(1), lambda: a.replace(month=13), lambda: a.replace(day=32), lambda: a * 2, lambda: a == 5, lambda: a < '2024', lambda: timedelta(1) - a, lambda: a.replace(hour=1)):
    try:
        print(f())
    except (TypeError, OverflowError, ValueError) as e:
        print(type(e).__name__, e)
def age(born, today): return today.year - born.year - ((today.month, today.day) < (born.month, born.day))
print(age(date(2000, 2, 29), date(2023, 2, 28)), age(date(2000, 2, 29), date(2023, 3, 1)))
