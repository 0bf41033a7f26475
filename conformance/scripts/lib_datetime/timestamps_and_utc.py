from datetime import datetime, timezone, timedelta, date
utc = timezone.utc
for t in (0, 1, -1, 86399.999999, 1e9, 1709164800.5, -2208988800, 253402300799, 0.1, 1.0000005, 1.0000015, -0.0000001):
    d = datetime.fromtimestamp(t, utc)
    print(t, d.isoformat(), d.timestamp())
print(datetime(1970, 1, 1, tzinfo=utc).timestamp(), datetime(2000, 2, 29, 12, tzinfo=timezone(timedelta(hours=-5))).timestamp(), datetime(1, 1, 2, tzinfo=utc).timestamp(), datetime(9999, 12, 31, tzinfo=utc).timestamp(), (datetime(2024, 1, 1, tzinfo=utc) - datetime(1970, 1, 1, tzinfo=utc)) / timedelta(seconds=1), datetime.fromtimestamp(1e9, timezone(timedelta(hours=5, minutes=30))))
for f in (lambda: datetime.fromtimestamp(1e18, utc), lambda: datetime.fromtimestamp(-1e18, utc), lambda: datetime.fromtimestamp(float('nan'), utc), lambda: datetime.fromtimestamp(float('inf'), utc), lambda: datetime.fromtimestamp('0', utc), lambda: datetime.fromtimestamp(253402300800, utc), lambda: datetime.fromtimestamp(0, 5)):
    try: print(f())
    except (ValueError, OverflowError, TypeError, OSError) as e: print(type(e).__name__, e)
print(datetime(2024, 3, 10, 5, 6, 7, tzinfo=utc).utctimetuple()[:6], datetime(2024, 3, 10, tzinfo=timezone(timedelta(hours=9))).utctimetuple()[:4], datetime(2024, 3, 10).timetuple()[6:])
