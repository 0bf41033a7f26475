from datetime import tzinfo, datetime, timedelta, timezone
class DST(tzinfo):
    def utcoffset(self, dt): return timedelta(hours=1) + self.dst(dt)
    def dst(self, dt): return timedelta(hours=1) if dt and 4 <= dt.month < 10 else timedelta(0)
    def tzname(self, dt): return 'SUM' if self.dst(dt) else 'WIN'
    def __repr__(self): return 'DST()'
z = DST()
w, s = datetime(2024, 1, 1, 12, tzinfo=z), datetime(2024, 7, 1, 12, tzinfo=z)
print(w, s, repr(w), w.tzname(), s.tzname(), w.dst(), s.dst(), s - w, s.astimezone(timezone.utc), timezone.utc.fromutc(datetime(2024, 1, 1, tzinfo=timezone.utc)), datetime(2024, 7, 1, 10, tzinfo=timezone.utc).astimezone(z))
print(w + timedelta(days=182), w.timetuple().tm_isdst, s.timetuple().tm_isdst, w.utctimetuple()[3], s.utctimetuple()[3], datetime(2024, 1, 1).timetuple().tm_isdst, f'{s:%Z %z}', s.isoformat())
class Bad(tzinfo):
    def __init__(self, v): self.v = v
    def utcoffset(self, dt): return self.v
    def tzname(self, dt): return self.v
for v in (None, 5, timedelta(days=2), timedelta(hours=1), 'x', timedelta(microseconds=1)):
    d = datetime(2024, 1, 1, tzinfo=Bad(v))
    for f in (d.utcoffset, d.tzname, d.isoformat):
        try:
            print(f(), end=' ')
        except (ValueError, TypeError) as e:
            print(type(e).__name__, e, end=' ')
    print()
try:
    datetime(2024, 1, 1, tzinfo=tzinfo()).utcoffset()
except NotImplementedError as e:
    print(e)
