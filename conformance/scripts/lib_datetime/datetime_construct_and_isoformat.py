from datetime import datetime, timezone, timedelta, date, time
d = datetime(2024, 2, 29, 13, 5, 9, 123456)
print(d, repr(d), d.date(), d.time(), d.timetz(), d.isoformat(), d.isoformat(' '), [d.isoformat(timespec=s) for s in ('hours', 'minutes', 'seconds', 'milliseconds')], d.ctime(), datetime(2024, 1, 1), repr(datetime(2024, 1, 1)), repr(datetime(2024, 1, 1, 0, 0, 5)))
print(datetime.min, datetime.max, datetime.resolution, datetime.combine(date(2024, 1, 2), time(3, 4)), datetime.combine(date(2024, 1, 2), time(3), tzinfo=timezone.utc), datetime.fromordinal(738000), d.toordinal(), d.weekday(), d.isocalendar().week)
for s in ('2024-02-29', '2024-02-29T13:05', '2024-02-29 13:05:09', '2024-02-29T13:05:09.123', '2024-02-29T13:05:09.123456+02:00', '20240229T130509Z', '2024-W09-4T10', '2024-02-29T13:05:09-05:30:15', '2024-02-29x13:05', '2024-02-29T', '2024-02-29T25:00', '2024-02-29T13:05:09.', '2024-02-30', '', 'now', '2024-02-29T13:05:09+0200', '2024-02-29T24:00:00'):
    try:
        print(s, repr(datetime.fromisoformat(s)))
    except ValueError as e:
        print(repr(s), e)
for args in ((2024, 2, 30), (2024, 1, 1, 24), (2024, 1, 1, 0, 60), (2024,), (2024, 1, 1, 0, 0, 0, 0, 5), ('x', 1, 1)):
    try:
        print(datetime(*args))
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
print(d.replace(year=2023, day=1), d.replace(tzinfo=timezone.utc), d.replace(fold=1).fold, isinstance(d, date), d.timetuple()[:9], d.timetuple().tm_yday)
