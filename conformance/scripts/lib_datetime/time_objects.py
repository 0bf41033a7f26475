from datetime import time, timezone, timedelta
t = time(13, 5, 9, 123456)
print(t, repr(t), t.hour, t.minute, t.second, t.microsecond, t.tzinfo, t.fold, time(), time(1), repr(time(1, 2)), repr(time(0, 0, 5)), time.min, time.max, time.resolution, bool(time()))
print(t.isoformat(), [t.isoformat(timespec=s) for s in ('auto', 'hours', 'minutes', 'seconds', 'milliseconds', 'microseconds')], time(5, tzinfo=timezone.utc), repr(time(5, tzinfo=timezone(timedelta(hours=2)))), t.replace(hour=1, microsecond=0), time(1, fold=1), repr(time(1, fold=1)))
for s in ('04:23', '042301', '04:23:01.5', '04:23:01,123456', '04:23:01+04:00', 'T04:23', '04', '04:23Z', '24:00', '4:23', '04:60', '', '04:23:01.1234567', '04:23:01+25:00', 'x'):
    try:
        print(s, repr(time.fromisoformat(s)))
    except ValueError as e:
        print(repr(s), e)
for args in ((24,), (0, 60), (0, 0, 60), (0, 0, 0, 10 ** 6), (-1,), (0, 0, 0, 0, 5), ('1',), (1.5,)):
    try:
        print(time(*args))
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
print(time(1) < time(2), time(1) == time(1, 0), hash(time(1)) == hash(time(1)), time(1, tzinfo=timezone.utc) == time(1), time(5, tzinfo=timezone.utc) == time(7, tzinfo=timezone(timedelta(hours=2))))
for f in (lambda: time(1) < time(1, tzinfo=timezone.utc), lambda: time(1) + time(1), lambda: time(1) - time(1), lambda: t.isoformat(timespec='x'), lambda: time(1) < 5):
    try:
        print(f())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
print(time(1, tzinfo=timezone.utc).utcoffset(), time(1).utcoffset(), time(1, tzinfo=timezone.utc).tzname(), time(1, tzinfo=timezone.utc).dst(), t.strftime('%H-%M-%S-%f %I %p'))
