# What datetime needs Python for: zones of the script, exact rational arithmetic, the
# modules time and _timetext. Natives call these functions as their last act; an argument
# that was not given is None, or NotImplemented where None means something.

__all__ = ("date", "datetime", "time", "timedelta", "timezone", "tzinfo", "MINYEAR", "MAXYEAR", "UTC")

MINYEAR = 1
MAXYEAR = 9999
UTC = timezone.utc

_DAY = 86400000000  # microseconds

# The classes, whatever a script puts into this module.
_date, _time, _datetime = date, time, datetime
_timedelta, _timezone, _tzinfo = timedelta, timezone, tzinfo


# Arguments with __index__.


def _again(cls, args):
    return cls.__new__(cls, **_named(cls, args))


def _again_replace(obj, args):
    return obj.replace(**_named(type(obj), args))


def _again_method(cls, name, args):
    return getattr(cls, name)(*[_index(a) for a in args])


def _named(cls, args):
    names = ("year", "month", "day")
    if issubclass(cls, _datetime):
        names += ("hour", "minute", "second", "microsecond", "tzinfo", "fold")
    elif issubclass(cls, _time):
        names = ("hour", "minute", "second", "microsecond", "tzinfo", "fold")
    return {n: a if n == "tzinfo" or isinstance(a, int) else _index(a)
            for n, a in zip(names, args) if a is not NotImplemented}


# Durations.


def _rounded(a, b):
    """a / b for ints, rounded half to even."""
    q, r = divmod(a, b)
    r *= 2
    if (r > b if b > 0 else r < b) or r == b and q % 2:
        q += 1
    return q


def _ratio_of(x):
    if x != x:
        raise ValueError("cannot convert NaN to integer ratio")
    if x in (float("inf"), float("-inf")):
        raise OverflowError("cannot convert Infinity to integer ratio")
    return x.as_integer_ratio()


def _delta_mul_float(d, x):
    a, b = _ratio_of(x)
    return _delta(_rounded(_micros(d) * a, b))


def _delta_seconds(d):
    return _micros(d) / 1000000


def _delta_truediv(d, other):
    if isinstance(other, _timedelta):
        return _true_ratio(_micros(d), _micros(other))
    if isinstance(other, int):
        if other == 0:
            raise ZeroDivisionError("integer division or modulo by zero")
        return _delta(_rounded(_micros(d), int(other)))
    if isinstance(other, float):
        a, b = _ratio_of(other)
        if a == 0:
            raise ZeroDivisionError("integer division or modulo by zero")
        return _delta(_rounded(b * _micros(d), a))
    return NotImplemented


def _true_ratio(a, b):
    if b == 0:
        raise ZeroDivisionError("division by zero")
    return a / b


def _delta_floordiv(d, other):
    if isinstance(other, _timedelta):
        other = _micros(other)
        if other == 0:
            raise ZeroDivisionError("integer division or modulo by zero")
        return _micros(d) // other
    if isinstance(other, int):
        if other == 0:
            raise ZeroDivisionError("integer division or modulo by zero")
        return _delta(_micros(d) // other)
    return NotImplemented


def _delta_mod(d, other):
    if not isinstance(other, _timedelta):
        return NotImplemented
    other = _micros(other)
    if other == 0:
        raise ZeroDivisionError("integer modulo by zero")
    return _delta(_micros(d) % other)


def _delta_divmod(d, other):
    if not isinstance(other, _timedelta):
        return NotImplemented
    other = _micros(other)
    if other == 0:
        raise ZeroDivisionError("integer division or modulo by zero")
    q, r = divmod(_micros(d), other)
    return q, _delta(r)


# Zones.


def _named_zone_repr(delta, name):
    return f"datetime.timezone({delta}, {name!r})"


def _ask_utcoffset(tz, dt):
    return _checked_offset("utcoffset", tz.utcoffset(dt))


def _ask_dst(tz, dt):
    return _checked_offset("dst", tz.dst(dt))


def _checked_offset(name, offset):
    if offset is None:
        return None
    if not isinstance(offset, _timedelta):
        raise TypeError(f"tzinfo.{name}() must return None or timedelta, not '{_type_name(offset)}'")
    if not -_DAY < _micros(offset) < _DAY:
        raise ValueError("offset must be a timedelta strictly between -timedelta(hours=24) "
                         "and timedelta(hours=24).")
    return offset


def _ask_tzname(tz, dt):
    name = tz.tzname(dt)
    if name is not None and not isinstance(name, str):
        raise TypeError(f"tzinfo.tzname() must return None or a string, not '{_type_name(name)}'")
    return name


def _tz_fromutc(tz, dt):
    if not isinstance(dt, _datetime):
        raise TypeError("fromutc: argument must be a datetime")
    if dt.tzinfo is not tz:
        raise ValueError("fromutc: dt.tzinfo is not self")
    offset = dt.utcoffset()
    if offset is None:
        raise ValueError("fromutc: non-None utcoffset() result required")
    dst = dt.dst()
    if dst is None:
        raise ValueError("fromutc: non-None dst() result required")
    standard = offset - dst
    if standard:
        dt += standard
        dst = dt.dst()
        if dst is None:
            raise ValueError("fromutc: tz.dst() gave inconsistent results; cannot convert")
    return dt + dst


def _tz_reduce(tz):
    getinitargs = getattr(tz, "__getinitargs__", None)
    args = getinitargs() if getinitargs is not None else ()
    return type(tz), args, tz.__getstate__()


def _zoned_repr(text, tz):
    return f"{text}, tzinfo={tz!r})"


def _with_offset(text, obj):
    offset = obj.utcoffset()
    if offset is None:
        return text
    return text + _offset_text(_micros(offset))


def _offset_text(us):
    sign = "-" if us < 0 else "+"
    seconds, us = divmod(abs(us), 1000000)
    minutes, seconds = divmod(seconds, 60)
    text = f"{sign}{minutes // 60:02d}:{minutes % 60:02d}"
    if seconds or us:
        text += f":{seconds:02d}"
    if us:
        text += f".{us:06d}"
    return text


def _isoformat(obj):
    return obj.isoformat()


def _isoformat_space(obj):
    return obj.isoformat(" ")


# Comparing moments in zones of the script.


def _depends_on_fold(obj):
    """Whether the offset is another for the other fold: such a moment equals none elsewhere."""
    return obj.utcoffset() != obj.replace(fold=not obj.fold).utcoffset()


def _compare_zoned(op, a, b):
    x = a.utcoffset()
    y = b.utcoffset()
    equality = op >= 4
    if (x is None) != (y is None):
        if equality:
            return op == 5
        noun = "datetimes" if isinstance(a, _datetime) else "times"
        raise TypeError(f"can't compare offset-naive and offset-aware {noun}")
    if equality and isinstance(a, _datetime) and (_depends_on_fold(a) or _depends_on_fold(b)):
        return op == 5
    if x == y:
        return _plain_compare(op, a, b)
    c = _line(a) - _micros(x) - _line(b) + _micros(y)
    return (c < 0, c <= 0, c > 0, c >= 0, c == 0, c != 0)[op]


def _line(obj):
    """Where a moment is on a line, in microseconds, without its offset."""
    day = 0
    if isinstance(obj, _datetime):
        day = obj.toordinal()
    return (((day * 24 + obj.hour) * 60 + obj.minute) * 60 + obj.second) * 1000000 + obj.microsecond


def _hash_zoned(obj):
    offset = (obj.replace(fold=0) if obj.fold else obj).utcoffset()
    if offset is None:
        return hash(obj.replace(tzinfo=None, fold=0))
    return hash(obj.replace(tzinfo=_fixed(_micros(offset), None), fold=0))


def _sub_zoned(a, b):
    x = a.utcoffset()
    y = b.utcoffset()
    if (x is None) != (y is None):
        raise TypeError("can't subtract offset-naive and offset-aware datetimes")
    d = _line(a) - _line(b)
    if x is not None:
        d += _micros(y) - _micros(x)
    return _delta(d)


# Clocks and time tuples.


def _check_tz(tz):
    if tz is not None and not isinstance(tz, _tzinfo):
        raise TypeError(f"tzinfo argument must be None or of a tzinfo subclass, not type '{_type_name(tz)}'")


def _now(cls, tz):
    _check_tz(tz)
    return _from_micros(cls, _utc_now(), tz)


def _utcnow(cls):
    _deprecated("datetime.datetime.utcnow() is deprecated and scheduled for removal in a future version. "
                "Use timezone-aware objects to represent datetimes in UTC: datetime.datetime.now(datetime.UTC).")
    return _from_days(cls, 0, _utc_now(), None, 0)


def _deprecated(text):
    import warnings
    warnings.warn(text, DeprecationWarning, stacklevel=2)


def _today(cls):
    if issubclass(cls, _datetime):
        return cls.now()
    import time as clock
    return cls.fromtimestamp(clock.time())


def _from_micros(cls, us, tz):
    """A datetime of microseconds since the epoch, in a zone or in local time."""
    if tz is not None:
        return tz.fromutc(_from_days(cls, 0, us, tz, 0))
    offset, fold = _local_offset(us)
    return _from_days(cls, 0, us + offset, None, fold)


def _local_offset(us):
    """The offset of local time at a time, in microseconds, and whether it comes a second time."""
    import time as clock
    zone = clock._zone
    if zone is None:
        return 0, 0
    seconds = us // 1000000
    offset = zone.at(seconds)[0]
    before = zone.at(seconds - 86400)[0]
    fold = 0
    if before > offset and zone.at(seconds - (before - offset))[0] == before:
        fold = 1
    return offset * 1000000, fold


def _stamp_micros(timestamp):
    """A number of seconds as microseconds, rounded half to even."""
    if isinstance(timestamp, float):
        if timestamp != timestamp:
            raise ValueError("Invalid value NaN (not a number)")
        if not -9223372036854775808.0 <= timestamp < 9223372036854775808.0:
            raise OverflowError("timestamp out of range for platform time_t")
        whole = int(timestamp)
        return whole * 1000000 + round((timestamp - whole) * 1e6)
    return _index(timestamp) * 1000000


def _fromtimestamp(cls, timestamp, tz):
    _check_tz(tz)
    return _from_micros(cls, _in_range(_stamp_micros(timestamp)), tz)


def _in_range(us):
    """Refuse times that are far beyond the calendar."""
    if -(1 << 62) < us < 1 << 62:
        return us
    import time as clock
    year = clock.gmtime(us // 1000000)[0]
    raise ValueError(f"year {year} is out of range")


def _utcfromtimestamp(cls, timestamp):
    _deprecated("datetime.datetime.utcfromtimestamp() is deprecated and scheduled for removal in a future version. "
                "Use timezone-aware objects to represent datetimes in UTC: "
                "datetime.datetime.fromtimestamp(timestamp, datetime.UTC).")
    return _from_days(cls, 0, _in_range(_stamp_micros(timestamp)), None, 0)


def _date_fromtimestamp(cls, timestamp):
    us = _in_range(_stamp_micros(timestamp) // 1000000 * 1000000)
    return _from_days(cls, 0, us + _local_offset(us)[0], None, 0)


_EPOCH = 719163 * _DAY


def _timestamp(dt):
    if dt.tzinfo is not None:
        offset = dt.utcoffset()
        if offset is not None:
            return (_line(dt) - _micros(offset) - _EPOCH) / 1000000
    return (_line(dt) - _EPOCH - _offset_of_local(dt)) / 1000000


def _offset_of_local(dt):
    """The offset, in microseconds, of a datetime that is in local time."""
    import time as clock
    if clock._zone is None:
        return 0
    seconds = (_line(dt) - _EPOCH) // 1000000
    return (seconds - clock._zone.to_utc(seconds, -1, dt.fold)) * 1000000


def _local_timezone(dt):
    """The fixed zone that local time has at a datetime."""
    import time as clock
    if clock._zone is None:
        return _fixed(0, "UTC")
    us = int(_line(dt) - _EPOCH)
    if dt.tzinfo is not None:
        us -= _micros(dt.utcoffset())
    else:
        us -= _offset_of_local(dt)
    offset, _, name = clock._zone.at(us // 1000000)
    return _fixed(offset * 1000000, name)


def _astimezone(dt, tz):
    _check_tz(tz)
    mine = dt.tzinfo
    if mine is None:
        mine = _local_timezone(dt)
        dt = dt.replace(tzinfo=mine)
        offset = mine.utcoffset(None)
    else:
        if tz is mine:
            return dt
        offset = dt.utcoffset()
        if offset is None:
            mine = _local_timezone(dt.replace(tzinfo=None))
            dt = dt.replace(tzinfo=mine)
            offset = mine.utcoffset(None)
    if tz is None:
        tz = _local_timezone(dt)
    elif tz is mine:
        return dt
    return tz.fromutc((dt - offset).replace(tzinfo=tz))


def _struct(year, month, day, hour, minute, second, ordinal, isdst):
    import time as clock
    return clock.struct_time((year, month, day, hour, minute, second, (ordinal + 6) % 7,
                              ordinal - _date(year, 1, 1).toordinal() + 1, isdst))


def _date_timetuple(d):
    return _struct(d.year, d.month, d.day, 0, 0, 0, d.toordinal(), -1)


def _stamp_timetuple(dt):
    dst = dt.dst()
    isdst = -1 if dst is None else 1 if dst else 0
    return _struct(dt.year, dt.month, dt.day, dt.hour, dt.minute, dt.second, dt.toordinal(), isdst)


def _utctimetuple(dt):
    offset = dt.utcoffset()
    if offset:
        dt -= offset
    return _struct(dt.year, dt.month, dt.day, dt.hour, dt.minute, dt.second, dt.toordinal(), 0)


# Text.


def _ctime(d):
    year, month, day, *clock = _fields(d)
    hour, minute, second = clock[:3] if clock else (0, 0, 0)
    weekday = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")[d.weekday()]
    name = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")[month - 1]
    return f"{weekday} {name} {day:2d} {hour:02d}:{minute:02d}:{second:02d} {year:04d}"


def _format(obj, spec):
    if not isinstance(spec, str):
        raise TypeError(f"__format__() argument 1 must be str, not {type(spec).__name__}")
    return obj.strftime(spec) if spec else str(obj)


def _strftime(d, format):
    _check_format(format)
    tuple = d.timetuple()
    micro = 0
    zone = offset = None
    if isinstance(d, _datetime):
        micro = d.microsecond
        zone, offset = _zone_text(d, format)
    return _write(format, tuple[:8], zone, offset, micro)


def _time_strftime(t, format):
    _check_format(format)
    zone, offset = _zone_text(t, format)
    return _write(format, (1900, 1, 1, t.hour, t.minute, t.second, 0, 1), zone, offset, t.microsecond)


def _check_format(format):
    if not isinstance(format, str):
        raise TypeError(f"strftime() argument 1 must be str, not {'None' if format is None else type(format).__name__}")


def _write(format, fields, zone, offset, micro):
    import _timetext
    return _timetext.write(format, fields, zone, offset, micro)


def _zone_text(obj, format):
    """The zone's name and offset, as far as a format asks for them."""
    zone = offset = None
    if obj.tzinfo is not None:
        if "z" in format:
            offset = obj.utcoffset()
            if offset is not None:
                offset = _micros(offset)
        if "Z" in format:
            zone = obj.tzname()
    return zone, offset


def _date_strptime(cls, text, format):
    d = _strptime(datetime, text, format)
    return cls(d.year, d.month, d.day)


def _time_strptime(cls, text, format):
    d = _strptime(datetime, text, format)
    return cls(d.hour, d.minute, d.second, d.microsecond, d.tzinfo)


def _strptime(cls, text, format):
    import time as clock
    for i, v in enumerate((text, format)):
        if not isinstance(v, str):
            raise TypeError(f"strptime() argument {i + 1} must be str, not {type(v).__name__}")
    year, month, day, hour, minute, second, micro, _, _, _, name, offset = clock._read(text, format)
    args = (year, month, day, hour, minute, second, micro)
    if offset is not None:
        return cls(*args, _fixed(offset, name))
    return cls(*args)


def _invalid_iso(text):
    raise ValueError(f"Invalid isoformat string: {text!r}")


# ISO calendar dates, copies.


class IsoCalendarDate(tuple):
    __slots__ = ()
    __module__ = "datetime"

    def __new__(cls, year, week, weekday):
        return tuple.__new__(cls, (year, week, weekday))

    @property
    def year(self):
        return self[0]

    @property
    def week(self):
        return self[1]

    @property
    def weekday(self):
        return self[2]

    def __reduce__(self):
        return tuple, (tuple(self),)

    def __repr__(self):
        return f"datetime.IsoCalendarDate(year={self[0]}, week={self[1]}, weekday={self[2]})"


def _iso_calendar_date(year, week, day):
    return IsoCalendarDate(year, week, day)


def _date_reduce(d):
    return type(d), (bytes([d.year >> 8, d.year & 255, d.month, d.day]),)


def _timed_state(obj, protocol):
    state = bytes([obj.hour, obj.minute, obj.second, obj.microsecond >> 16, obj.microsecond >> 8 & 255,
                   obj.microsecond & 255])
    flag = 128 if obj.fold and protocol > 3 else 0
    if isinstance(obj, _datetime):
        state = bytes([obj.year >> 8, obj.year & 255, obj.month | flag, obj.day]) + state
    elif flag:
        state = bytes([state[0] | flag]) + state[1:]
    if obj.tzinfo is None:
        return (state,)
    return (state, obj.tzinfo)


def _timed_reduce_ex(obj, protocol):
    return type(obj), _timed_state(obj, protocol)


def _timed_reduce(obj):
    return type(obj), _timed_state(obj, 2)
