from datetime import datetime, timezone, timedelta
utc, cet, odd = timezone.utc, timezone(timedelta(hours=1), 'CET'), timezone(timedelta(hours=-5, minutes=-30, seconds=-15))
print(utc, repr(utc), cet, repr(cet), odd, repr(odd), timezone.min, timezone.max, timezone(timedelta(0)) is utc, timezone(timedelta(0)) == utc, cet == timezone(timedelta(hours=1)), hash(cet) == hash(timezone(timedelta(hours=1))))
d = datetime(2024, 3, 1, 12, tzinfo=utc)
print(d, d.astimezone(cet), d.astimezone(odd), d.utcoffset(), d.tzname(), d.dst(), d.astimezone(cet).tzname(), d == d.astimezone(cet), d.astimezone(cet) - d, hash(d) == hash(d.astimezone(odd)), d.astimezone(cet).utctimetuple()[:6])
print(d.timestamp(), datetime.fromtimestamp(0, utc), datetime.fromtimestamp(1e9, cet), datetime.fromtimestamp(-1.5, utc), datetime.fromtimestamp(1709294400.123456, utc), datetime(1970, 1, 1, tzinfo=cet).timestamp(), datetime(1, 1, 1, tzinfo=utc).timestamp())
for f in (lambda: timezone(timedelta(hours=24)), lambda: timezone(5), lambda: timezone(timedelta(1), 5), lambda: d < datetime(2024, 3, 1), lambda: d - datetime(2024, 3, 1), lambda: datetime(2024, 1, 1, tzinfo=5), lambda: d.astimezone(5), lambda: datetime.max.replace(tzinfo=odd).astimezone(utc), lambda: datetime.fromtimestamp(1e20, utc), lambda: utc.utcoffset(5), lambda: datetime.fromtimestamp(float('nan'), utc)):
    try:
        print(f())
    except (ValueError, TypeError, OverflowError) as e:
        print(type(e).__name__, e)
print(d == datetime(2024, 3, 1, 12), d != datetime(2024, 3, 1, 12), d.isoformat(), d.astimezone(odd).isoformat(), d.strftime('%z %Z %:z'), d.astimezone(cet).strftime('%z %Z'))
