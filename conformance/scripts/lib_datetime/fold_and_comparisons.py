from datetime import datetime, timezone, timedelta, time, tzinfo
class Z(tzinfo):
    def __repr__(self): return 'Z()'
    def utcoffset(self, dt): return timedelta(hours=2 if not dt or dt.fold == 0 else 1)
    def dst(self, dt): return timedelta(hours=1 if not dt or dt.fold == 0 else 0)
    def tzname(self, dt): return 'S' if dt.fold == 0 else 'W'
z = Z()
a, b = datetime(2024, 10, 27, 2, 30, tzinfo=z), datetime(2024, 10, 27, 2, 30, tzinfo=z, fold=1)
print(a, b, a == b, a < b, b - a, a.astimezone(timezone.utc), b.astimezone(timezone.utc), hash(a) == hash(b), repr(b), b.replace(fold=0) == a, a.tzname(), b.tzname(), (a + timedelta(0)).fold, b.time().fold, b.timetz().fold, b.isoformat())
n, u = datetime(2024, 1, 1), datetime(2024, 1, 1, tzinfo=timezone.utc)
print(n == u, n != u, u == datetime(2024, 1, 1, 1, tzinfo=timezone(timedelta(hours=1))), sorted([u, datetime(2023, 12, 31, 23, tzinfo=timezone.utc)])[0].year, u in {datetime(2024, 1, 1, 2, tzinfo=timezone(timedelta(hours=2)))}, time(1, tzinfo=timezone.utc) == time(2, tzinfo=timezone(timedelta(hours=1))), time(1) == time(1, fold=1))
for f in (lambda: n < u, lambda: n - u, lambda: datetime(2024, 1, 1, fold=2), lambda: time(1) < time(1, tzinfo=timezone.utc), lambda: n.replace(tzinfo='x'), lambda: u < 5, lambda: n > time(1)):
    try: print(f())
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
