from datetime import date
d = date(2024, 2, 29)
print(d, repr(d), d.year, d.month, d.day, d.weekday(), d.isoweekday(), d.isocalendar(), d.toordinal(), d.isoformat(), d.ctime())
print(date.min, date.max, date.resolution, date.fromordinal(738945), date.fromisoformat('2024-02-29'), date.fromisoformat('20240229'), date.fromisoformat('2024-W09-4'), date.fromisoformat('2024W09'), date.fromisocalendar(2020, 53, 7))
for args in ((2023, 2, 29), (2024, 13, 1), (2024, 0, 1), (0, 1, 1), (10000, 1, 1), (2024, 4, 31), (2024, 1), ('2024', 1, 1), (2024.0, 1, 1), (2024, 1, 1, 1)):
    try:
        print(date(*args))
    except (ValueError, TypeError) as e:
        print(args, type(e).__name__, e)
for s in ('2024-2-29', '2024-02-30', '2024/02/29', '', '2024-W54-1', '2024-02', 'abc', '2024-02-29T00:00', '2024-W01-8'):
    try:
        print(date.fromisoformat(s))
    except ValueError as e:
        print(repr(s), e)
for f in (lambda: date.fromordinal(0), lambda: date.fromisoformat(5), lambda: date.fromisocalendar(2021, 53, 1), lambda: date.fromordinal(10 ** 9)):
    try:
        print(f())
    except (ValueError, TypeError, OverflowError) as e:
        print(type(e).__name__, e)
