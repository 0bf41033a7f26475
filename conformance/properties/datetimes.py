# Dates, times, durations and zones: arithmetic and text.
from datetime import date, datetime, time, timedelta, timezone


def delta():
    return timedelta(days=source.between(-4000, 4000) if source.chance(2) else 0, seconds=source.between(-90000, 90000),
                     microseconds=source.pick((0, 0, source.between(-2 * 10 ** 6, 2 * 10 ** 6))))


def zone():
    if source.chance(2):
        return None
    m = source.pick((0, 60, 120, -300, 330, source.between(-1439, 1439)))
    return source.pick((timezone.utc, timezone(timedelta(minutes=m)), timezone(timedelta(minutes=m), 'Z')))


def moment():
    return datetime(source.pick((1, 1900, 1970, 2000, 2024, 9999, source.between(1, 9999))), source.between(1, 12), source.between(1, 28),
                    source.below(24), source.below(60), source.below(60), source.pick((0, 0, 1000, source.below(10 ** 6))), zone(), fold=source.below(2))


def changed(s):
    for _ in range(source.below(3)):
        i = source.below(len(s) + 1)
        s = source.pick((s[:i] + source.pick('0123456789-:+.TZW ,') + s[i:], s[:i] + s[i + 1:], s[:i]))
    return s


codes = ('%Y', '%m', '%d', '%H', '%M', '%S', '%f', '%z', '%j', '%a', '%A', '%b', '%B', '%p', '%I', '%y', '%U', '%W', '%w', '%%', '%G', '%V', '%u', '%Z', '%c', '%x', '%X')
for _ in range(cases):
    kind = source.below(10)
    d, t = moment(), delta()
    if kind == 0:
        report(f'{d!r} + {t!r}', lambda: (d + t, d - t))
    elif kind == 1:
        e = moment()
        report(f'{d!r} - {e!r}', lambda: d - e)
    elif kind == 2:
        e = moment()
        report(f'{d!r} < {e!r}', lambda: (d == e, d < e))
    elif kind == 3:
        n, u = source.between(-9, 9), delta()
        report(f'{t!r} by {n} and {u!r}', lambda: (t * n, t / u, t // u, t % u, t // n, t / n, abs(t), -t, str(t), t.total_seconds()))
    elif kind == 4:
        report(f'text of {d!r}', lambda: (str(d), repr(d), d.isoformat(source.pick('T ')), d.isoformat(timespec=source.pick(('auto', 'hours', 'minutes', 'seconds', 'milliseconds', 'microseconds'))), d.ctime(), str(d.timetz())))
    elif kind == 5:
        c = source.pick((datetime, date, time))
        s = changed(source.pick((d.isoformat(), d.date().isoformat(), d.time().isoformat(), '%04d-W%02d-%d' % d.isocalendar(), d.strftime('%Y%m%dT%H%M%S'))))
        report(f'{c.__name__}.fromisoformat({s!r})', c.fromisoformat, s)
    elif kind == 6:
        f = source.text('-/ ', 1).join(source.some(codes, 5))
        if d.year >= 1000:
            report(f'{d!r}.strftime({f!r})', lambda: d.strftime(f))
    elif kind == 7:
        f = source.pick(('-', ' ', '/', '')).join(dict.fromkeys(source.some(codes[:16], 4)))
        s = changed(d.strftime(f)) if d.year >= 1000 else '1'
        report(f'strptime({s!r}, {f!r})', datetime.strptime, s, f)
    elif kind == 8:
        report(f'calendar of {d!r}', lambda: (d.isocalendar(), d.toordinal(), d.weekday(), d.timetuple()[:], date.fromordinal(d.toordinal()), hash(d.date()) == hash(date.fromordinal(d.toordinal()))))
    else:
        z = zone() or timezone.utc
        report(f'{d!r} in {z!r}', lambda: d.astimezone(z) if d.tzinfo else d.replace(tzinfo=z).utcoffset())
finish()
