from datetime import date, datetime, time, timedelta, timezone
import calendar

EVENTS = {'start': '2024-02-28T09:30:00+01:00', 'leap': '2024-02-29T12:00:00+00:00', 'end': '2024-03-31T23:59:59-05:00'}
utc = {name: datetime.fromisoformat(text).astimezone(timezone.utc) for name, text in EVENTS.items()}
for name, moment in sorted(utc.items(), key=lambda p: p[1]):
    print(f'{name:<6}{moment:%Y-%m-%d %H:%M:%S %z} {moment.isoweekday()} {moment.isocalendar().week} {moment.timestamp():.0f}')
print(utc['end'] - utc['start'], (utc['leap'] - utc['start']) / timedelta(hours=1), (utc['end'] - utc['start']) // timedelta(weeks=1))
def add_months(d, n):
    year, month = divmod(d.year * 12 + d.month - 1 + n, 12)
    return d.replace(year=year, month=month + 1, day=min(d.day, calendar.monthrange(year, month + 1)[1]))
d = date(2024, 1, 31)
print([str(add_months(d, n)) for n in (1, 2, 13, -2)])
def workdays(a, b):
    while a <= b:
        if a.weekday() < 5:
            yield a
        a += timedelta(days=1)
print(sum(1 for _ in workdays(date(2024, 2, 1), date(2024, 2, 29))), [f'{x:%a %d}' for x in workdays(date(2024, 3, 1), date(2024, 3, 5))])
def age(born, on):
    return on.year - born.year - ((on.month, on.day) < (born.month, born.day))
print(age(date(2000, 2, 29), date(2023, 2, 28)), age(date(2000, 2, 29), date(2023, 3, 1)))
print(calendar.month(2024, 2))
print(datetime.combine(date(2024, 5, 1), time(7, 5)), datetime.strptime('03/Apr/2023:10:11:12', '%d/%b/%Y:%H:%M:%S'), timedelta(days=1.5, minutes=-1), -timedelta(seconds=1))
for bad in ('2024-02-30', '2024-13-01', '24-1-1', '2023-02-29T00:00'):
    try:
        datetime.fromisoformat(bad)
    except ValueError as e:
        print(e)
try:
    print(datetime.now(timezone.utc) < datetime(2024, 1, 1))
except TypeError as e:
    print(e)
print(date.max - date.min, date.fromordinal(738000), date(2024, 12, 30).isocalendar(), min(date(2024, 1, 1), date(2023, 12, 31)))
