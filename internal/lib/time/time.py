import _structseq
import _timetext

struct_time = _structseq.make(
    "time.struct_time",
    ("tm_year", "tm_mon", "tm_mday", "tm_hour", "tm_min", "tm_sec", "tm_wday", "tm_yday", "tm_isdst", "tm_zone", "tm_gmtoff"),
    9,
    "The time value as returned by gmtime(), localtime(), and strptime(), and\n"
    "accepted by asctime(), mktime() and strftime().")

_STRUCT_TM_ITEMS = 11
_WEEKDAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")

timezone = 0
altzone = 0
daylight = 0
tzname = ("UTC", "UTC")

CLOCK_REALTIME = 0
CLOCK_MONOTONIC = 1
CLOCK_PROCESS_CPUTIME_ID = 2
CLOCK_THREAD_CPUTIME_ID = 3

_zone = None  # the ZoneInfo of local time, None for UTC


def tzset():
    """Take the zone of local time from the environment variable TZ."""
    global timezone, altzone, daylight, tzname, _zone
    name = _tz_variable()
    zone = None
    if name and name not in ("UTC", "UTC0", "GMT", "GMT0"):
        import zoneinfo
        zone = zoneinfo._local_zone(name)
    _zone = zone
    if zone is None:
        timezone = altzone = daylight = 0
        tzname = ("UTC", "UTC")
    else:
        timezone, altzone, daylight, tzname = zone


def _tz_variable():
    import sys
    os = sys.modules.get("os")
    if os is not None:
        return os.environ.get("TZ")
    return _environ_tz()


def sleep(seconds, /):
    """Stand still for a number of seconds."""
    if isinstance(seconds, float):
        if seconds != seconds:
            raise ValueError("Invalid value NaN (not a number)")
    else:
        seconds = seconds.__index__() if hasattr(seconds, "__index__") else _not_int(seconds)
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    if seconds > 9223372036:
        raise OverflowError("timestamp out of range for platform time_t" if isinstance(seconds, float)
                            else "timestamp too large to convert to C PyTime_t")
    if seconds == 0:
        return
    _host_sleep(seconds)


def _not_int(v):
    raise TypeError(f"{type(v).__name__!r} object cannot be interpreted as an integer")


def _whole_seconds(seconds):
    if seconds is None:
        return time_ns() // 1000000000
    if isinstance(seconds, float):
        if seconds != seconds:
            raise ValueError("Invalid value NaN (not a number)")
        if not -1e19 < seconds < 1e19:
            raise OverflowError("timestamp out of range for platform time_t")
        return int(seconds // 1)
    if not hasattr(seconds, "__index__"):
        _not_int(seconds)
    seconds = seconds.__index__()
    if not -(1 << 63) <= seconds < 1 << 63:
        raise OverflowError("timestamp out of range for platform time_t")
    return seconds


def _broken_down(seconds, zone, offset, isdst):
    days, rest = divmod(seconds + offset, 86400)
    year, month, day, yday = _civil(days)
    if not -(1 << 31) <= year < 1 << 31:
        raise OSError(75, "Value too large for defined data type")
    return struct_time((year, month, day, rest // 3600, rest // 60 % 60, rest % 60,
                        (days + 3) % 7, yday, isdst, zone, offset))


def _civil(days):
    """Year, month, day and day of the year of a number of days since 1970."""
    days += 719468
    era, doe = divmod(days, 146097)
    yoe = (doe - doe // 1460 + doe // 36524 - doe // 146096) // 365
    doy = doe - (365 * yoe + yoe // 4 - yoe // 100)
    mp = (5 * doy + 2) // 153
    day = doy - (153 * mp + 2) // 5 + 1
    month = mp + 3 if mp < 10 else mp - 9
    year = yoe + era * 400 + (month <= 2)
    return year, month, day, days - 719468 - _days(year, 1, 1) + 1


def _days(year, month, day):
    """Days since 1970 of a date; month may be any number."""
    carry, month = divmod(month - 1, 12)
    year += carry
    month += 1
    if month <= 2:
        year -= 1
    era, yoe = divmod(year, 400)
    doy = (153 * ((month + 9) % 12) + 2) // 5 + day - 1
    return era * 146097 + yoe * 365 + yoe // 4 - yoe // 100 + doy - 719468


def gmtime(seconds=None, /):
    """Convert seconds since the Epoch to a time tuple in UTC."""
    return _broken_down(_whole_seconds(seconds), "UTC", 0, 0)


def localtime(seconds=None, /):
    """Convert seconds since the Epoch to a time tuple in local time."""
    seconds = _whole_seconds(seconds)
    if _zone is None:
        return _broken_down(seconds, "UTC", 0, 0)
    offset, isdst, name = _zone.at(seconds)
    return _broken_down(seconds, name, offset, isdst)


def _fields(t, who):
    """The nine fields of a time tuple, with month, day and the like in C's ranges."""
    if not isinstance(t, tuple):
        raise TypeError("Tuple or struct_time argument required")
    if len(t) != 9:
        raise TypeError(f"{who}(): illegal time tuple argument")
    fields = []
    for v in t:
        if not hasattr(v, "__index__"):
            _not_int(v)
        v = v.__index__()
        if v >= 1 << 31:
            raise OverflowError("signed integer is greater than maximum")
        if v < -(1 << 31):
            raise OverflowError("signed integer is less than minimum")
        fields.append(v)
    return fields


def _checked(t, who):
    """The fields of a time tuple that can be written."""
    f = _fields(t, who)
    for i in (1, 2, 7):
        if f[i] == 0:
            f[i] = 1
    if not 1 <= f[1] <= 12:
        raise ValueError("month out of range")
    if not 1 <= f[2] <= 31:
        raise ValueError("day of month out of range")
    if not 0 <= f[3] <= 23:
        raise ValueError("hour out of range")
    if not 0 <= f[4] <= 59:
        raise ValueError("minute out of range")
    if not 0 <= f[5] <= 61:
        raise ValueError("seconds out of range")
    if f[6] < -1:
        raise ValueError("day of week out of range")
    f[6] %= 7
    if not 1 <= f[7] <= 366:
        raise ValueError("day of year out of range")
    return f


def mktime(t, /):
    f = _fields(t, "mktime")
    seconds = _days(f[0], f[1], f[2]) * 86400 + f[3] * 3600 + f[4] * 60 + f[5]
    if _zone is not None:
        return float(_zone.to_utc(seconds, f[8]))
    if f[8] > 0:
        seconds -= 3600
    return float(seconds)


def asctime(t=None, /):
    """Convert a time tuple to a string such as 'Sat Jun 06 16:26:11 1998'."""
    f = _checked(localtime() if t is None else t, "asctime")
    return f"{_WEEKDAYS[f[6]]} {_MONTHS[f[1] - 1]}{f[2]:3d} {f[3]:02d}:{f[4]:02d}:{f[5]:02d} {f[0]}"


def ctime(seconds=None, /):
    """Convert seconds since the Epoch to a string in local time."""
    return asctime(localtime(seconds))


def strftime(format, t=None, /):
    """Convert a time tuple to a string by a format."""
    if not isinstance(format, str):
        raise TypeError(f"strftime() argument 1 must be str, not {'None' if format is None else type(format).__name__}")
    if "\0" in format:
        raise ValueError("embedded null character")
    if t is None:
        t = localtime()
    f = _checked(t, "strftime")
    zone = getattr(t, "tm_zone", None)
    offset = getattr(t, "tm_gmtoff", None)
    isdst = f.pop()
    if zone is None and not isinstance(t, struct_time) and isdst >= 0:
        zone = tzname[isdst > 0]
        offset = -(altzone if isdst > 0 else timezone)
    if offset is not None:
        offset *= 1000000
    return _timetext.write(format, f, zone, offset, None)


def _read(text, format):
    """What strptime() finds: see the native read()."""
    if not isinstance(text, str):
        raise TypeError(f"strptime() argument 0 must be str, not {type(text)!r}")
    if not isinstance(format, str):
        raise TypeError(f"strptime() argument 1 must be str, not {type(format)!r}")
    r = _timetext.read(text, format, (("utc", "gmt", tzname[0].lower()), (tzname[1].lower(),)))
    if isinstance(r, str):
        if r == "mismatch":
            raise ValueError(f"time data {text!r} does not match format {format!r}")
        if r[0] == "%":
            raise ValueError(f"{r[1:]!r} is a bad directive in format '{format}'") from None
        if r.startswith("stray"):
            raise ValueError(r) from None
        raise ValueError(r)
    return r


def strptime(string, format="%a %b %d %H:%M:%S %Y", /):
    """Parse a string to a time tuple by a format."""
    year, month, day, hour, minute, second, _, wday, yday, isdst, zone, offset = _read(string, format)
    if offset is not None:
        offset = offset // 1000000 if offset >= 0 else -(-offset // 1000000)
    return struct_time((year, month, day, hour, minute, second, wday, yday, isdst, zone, offset))


def get_clock_info(name, /):
    """What is known about a clock."""
    import types
    if not isinstance(name, str):
        raise TypeError(f"get_clock_info() argument 1 must be str, not {'None' if name is None else type(name).__name__}")
    if name not in ("time", "monotonic", "perf_counter", "process_time", "thread_time"):
        raise ValueError("unknown clock")
    wall = name == "time"
    return types.SimpleNamespace(implementation="host", monotonic=not wall, adjustable=wall, resolution=1e-09)


_CLOCKS = {
    CLOCK_REALTIME: (time, time_ns),
    CLOCK_MONOTONIC: (monotonic, monotonic_ns),
    CLOCK_PROCESS_CPUTIME_ID: (process_time, process_time_ns),
    CLOCK_THREAD_CPUTIME_ID: (thread_time, thread_time_ns),
}


def _clock(number):
    if number not in _CLOCKS:
        raise OSError(22, "Invalid argument")
    return _CLOCKS[number]


def _clock_to_read(number):
    if not isinstance(number, int):
        raise TypeError(f"clk_id should be integer, not {type(number).__name__}")
    return _clock(number)


def clock_gettime(clk_id, /):
    return _clock_to_read(clk_id)[0]()


def clock_gettime_ns(clk_id, /):
    return _clock_to_read(clk_id)[1]()


def clock_getres(clk_id, /):
    _clock(range(clk_id).stop)
    return 1e-09


if _environ_tz():
    tzset()
