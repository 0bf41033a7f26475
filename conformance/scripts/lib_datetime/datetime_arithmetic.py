from datetime import datetime, timedelta, date
a, b = datetime(2024, 3, 1, 0, 0, 1), datetime(2024, 2, 28, 23, 59)
print(a - b, b - a, a - timedelta(seconds=2), b + timedelta(days=1), timedelta(hours=1) + a, a - timedelta(days=365.5), (a - b).total_seconds(), datetime(2024, 12, 31, 23, 59, 59, 999999) + timedelta(microseconds=1))
print(a > b, a == a.replace(), a != b, max(a, b), sorted([a, b])[0], hash(a) == hash(a.replace()), a in [b, a], a == date(2024, 3, 1), a != date(2024, 3, 1))
for f in (lambda: a + 1, lambda: a + b, lambda: a - date(2024, 1, 1), lambda: a < date(2024, 1, 1), lambda: a < 1, lambda: datetime.max + timedelta(1), lambda: datetime.min - timedelta(microseconds=1), lambda: a * 2, lambda: -a, lambda: a - 'x', lambda: timedelta(1) - a, lambda: date(2024, 1, 1) < a):
    try:
        print(f())
    except (TypeError, OverflowError) as e:
        print(type(e).__name__, e)
def months(d, n):
    y, m = divmod(d.month - 1 + n, 12)
    return d.replace(year=d.year + y, month=m + 1)
print(months(datetime(2024, 11, 15), 3), [d.strftime('%a') for d in (a + timedelta(days=i) for i in range(7))])
step, out, t = timedelta(minutes=45), [], datetime(2024, 1, 1, 22)
while t.day == 1:
    out.append(f'{t:%H:%M}')
    t += step
print(out)
