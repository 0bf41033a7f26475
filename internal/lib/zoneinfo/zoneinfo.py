"""Time zones of the IANA database."""

import struct
from bisect import bisect_right
from datetime import datetime, timedelta, tzinfo

__all__ = ["ZoneInfo", "reset_tzpath", "available_timezones", "TZPATH", "ZoneInfoNotFoundError", "InvalidTZPathWarning"]

TZPATH = ()


class ZoneInfoNotFoundError(KeyError):
    """There is no zone of this name."""


class InvalidTZPathWarning(RuntimeWarning):
    """A folder for zones is not given by an absolute path."""


def reset_tzpath(to=None):
    """Take folders for zones, in which nothing is looked for: zones come with the interpreter."""
    global TZPATH
    if to is None:
        TZPATH = ()
        return
    if isinstance(to, (str, bytes)):
        raise TypeError(f"tzpaths must be a list or tuple, not {type(to)}: {to!r}")
    import os
    wrong = [path for path in to if not os.path.isabs(path)]
    if wrong:
        raise ValueError("Paths should be absolute but found the following relative paths:\n    " + "\n    ".join(wrong))
    TZPATH = tuple(to)


def available_timezones():
    """Return the set of the names of all zones."""
    return {name for name in _names().split("\n") if name and name not in ("posixrules", "Factory")}


def _load(key):
    if not isinstance(key, str):
        raise TypeError(f"expected str, bytes or os.PathLike object, not {type(key).__name__}")
    import os
    if os.path.isabs(key):
        raise ValueError(f"ZoneInfo keys may not be absolute paths, got: {key}")
    normal = os.path.normpath(key)
    if len(normal) != len(key):
        raise ValueError(f"ZoneInfo keys must be normalized relative paths, got: {key}")
    if normal.startswith(".."):
        raise ValueError(f"ZoneInfo keys must refer to subdirectories of TZPATH, got: {key}")
    data = _data(key)
    if data is None:
        if key == "UTC":
            return None
        raise ZoneInfoNotFoundError(f"No time zone found with key {key}")
    return data


class _Kind:
    """An offset of a zone, its name, and how much of it is daylight saving."""

    __slots__ = ("utcoff", "dstoff", "tzname", "seconds")

    def __init__(self, seconds, dst, tzname):
        self.seconds = seconds
        self.utcoff = timedelta(seconds=seconds)
        self.dstoff = timedelta(seconds=dst)
        self.tzname = tzname


class _NoKind:
    """What a zone without a fixed offset says of no time at all."""

    utcoff = dstoff = tzname = None


def _read(data):
    """Return the times of changes, the number of the kind behind each, the kinds, and the rule for what follows."""
    header = struct.Struct(">4sc15x6l")
    if data[:4] != b"TZif":
        raise ValueError("Invalid TZif file: magic not found")
    _, version, utcs, stds, leaps, times, types, chars = header.unpack_from(data)
    pos = 44
    if version != b"\0":
        pos += times * 5 + types * 6 + chars + leaps * 8 + stds + utcs
        _, version, utcs, stds, leaps, times, types, chars = header.unpack_from(data, pos)
        pos += 44
        size, code = 8, "q"
    else:
        size, code = 4, "l"
    changes = struct.unpack_from(f">{times}{code}", data, pos)
    pos += times * size
    indices = data[pos:pos + times]
    pos += times
    kinds = [struct.unpack_from(">lbb", data, pos + 6 * i) for i in range(types)]
    pos += 6 * types
    names = data[pos:pos + chars]
    pos += chars + leaps * (size + 4) + stds + utcs
    rule = b""
    if version != b"\0":
        if data[pos:pos + 1] != b"\n":
            raise ValueError("Invalid TZif file: no footer")
        rule = data[pos + 1:data.index(b"\n", pos + 1)]
    return changes, list(indices), [(offset, dst, names[at:names.index(b"\0", at)].decode()) for offset, dst, at in kinds], \
        rule.decode()


def _savings(indices, kinds):
    """Return how much of the offset of each kind is daylight saving, as its neighbours in time tell."""
    found = [0] * len(kinds)
    left = sum(1 for _, dst, _ in kinds if dst)
    for i in range(1, len(indices)):
        if not left:
            break
        index = indices[i]
        offset, dst, _ = kinds[index]
        if not dst or found[index]:
            continue
        saving = 0
        before = indices[i - 1]
        if not kinds[before][1]:
            saving = offset - kinds[before][0]
        if not saving and i + 1 < len(indices):
            behind = indices[i + 1]
            if kinds[behind][1]:
                continue
            saving = offset - kinds[behind][0]
        if saving:
            left -= 1
            found[index] = saving
    else:
        for i, (_, dst, _) in enumerate(kinds):
            if dst and not found[i]:
                found[i] = 3600
    return found


def _wall_times(changes, indices, kinds):
    """Return the times of changes as clocks show them, the later and the earlier reading."""
    late, early = list(changes), list(changes)
    before = kinds[0][0]
    for i, index in enumerate(indices):
        behind = kinds[index][0]
        late[i] += max(before, behind)
        early[i] += min(before, behind)
        before = behind
    return late, early


class _Rule:
    """The changes of every year: standard time, daylight saving, and when they begin."""

    def __init__(self, std, dst, start, end):
        self.std = std
        self.dst = dst
        self.start = start
        self.end = end
        self.difference = dst.seconds - std.seconds

    def years(self, year):
        return self.start(year), self.end(year)

    def at_wall(self, ts, year, fold):
        start, end = self.years(year)
        if fold == (self.difference >= 0):
            end -= self.difference
        else:
            start += self.difference
        dst = start <= ts < end if start < end else not end <= ts < start
        return self.dst if dst else self.std

    def at_utc(self, ts, year):
        start, end = self.years(year)
        start -= self.std.seconds
        end -= self.dst.seconds
        dst = start <= ts < end if start < end else not end <= ts < start
        first = end if self.difference > 0 else start
        return self.dst if dst else self.std, first <= ts < first + abs(self.difference)


def _days(year, month, day):
    return datetime(year, month, day).toordinal() - 719163


def _month_rule(month, week, weekday, seconds):
    def begin(year):
        first = _days(year, month, 1)
        day = (weekday - (first + 4) % 7) % 7 + 7 * (week - 1)
        following = _days(year + (month == 12), month % 12 + 1, 1) if not (year == 9999 and month == 12) else first + 31
        if day >= following - first:
            day -= 7
        return (first + day) * 86400 + seconds
    return begin


def _day_rule(n, without_leap_day, seconds):
    def begin(year):
        first = _days(year, 1, 1)
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        return (first + n - 1 + (without_leap_day and leap and n >= 60)) * 86400 + seconds if without_leap_day \
            else (first + n) * 86400 + seconds
    return begin


def _parse_rule(text):
    """Return what a text in the form of TZ says: a kind, or a rule."""
    import re
    name = r"([A-Za-z]{3,}|<[A-Za-z0-9+-]+>)"
    clock = r"([+-]?\d{1,3}(?::\d{2}(?::\d{2})?)?)"
    m = re.fullmatch(rf"{name}{clock}(?:{name}{clock}?(?:,([^,]+),([^,]+))?)?", text, re.ASCII)
    if not m:
        raise ValueError(f"{text} is not a valid TZ string")
    std, offset, dst, dst_offset, start, end = m.groups()

    def seconds(text):
        sign = -1 if text[0] == "-" else 1
        parts = [int(part) for part in text.lstrip("+-").split(":")] + [0, 0]
        if parts[0] > 167 or parts[1] > 59 or parts[2] > 59:
            raise ValueError(f"Offset must be between -167 and 167 hours, got {text}")
        return sign * (parts[0] * 3600 + parts[1] * 60 + parts[2])
    offset = -seconds(offset)
    standard = _Kind(offset, 0, std.strip("<>"))
    if dst is None:
        return standard
    dst_offset = offset + 3600 if dst_offset is None else -seconds(dst_offset)
    saving = _Kind(dst_offset, dst_offset - offset, dst.strip("<>"))

    def when(text):
        day, _, time = text.partition("/")
        at = seconds(time) if time else 7200
        m = re.fullmatch(r"M(\d{1,2})\.(\d)\.(\d)", day, re.ASCII)
        if m:
            month, week, weekday = map(int, m.groups())
            if not 1 <= month <= 12 or not 1 <= week <= 5 or not 0 <= weekday <= 6:
                raise ValueError(f"Invalid dst start/end date: {text}")
            return _month_rule(month, week, weekday, at)
        m = re.fullmatch(r"(J?)(\d{1,3})", day, re.ASCII)
        if not m or not (1 if m[1] else 0) <= int(m[2]) <= 365:
            raise ValueError(f"Invalid dst start/end date: {text}")
        return _day_rule(int(m[2]), bool(m[1]), at)
    if start is None:
        start, end = "M3.2.0", "M11.1.0"
    return _Rule(standard, saving, when(start), when(end))


_EPOCH = datetime(1970, 1, 1)


def _seconds_of(dt):
    return (dt.toordinal() - 719163) * 86400 + dt.hour * 3600 + dt.minute * 60 + dt.second


class ZoneInfo(tzinfo):
    """A zone, by its name."""

    _strong = {}  # the zones that were used last
    _cached = {}

    def __init_subclass__(cls):
        cls._cached = {}

    def __new__(cls, key):
        found = cls._cached.get(key)
        if found is None:
            found = cls._cached[key] = cls._new(key)
            found._from_cache = True
        return found

    @classmethod
    def no_cache(cls, key):
        """Return a zone that is no other's."""
        made = cls._new(key)
        made._from_cache = False
        return made

    @classmethod
    def _new(cls, key):
        made = super().__new__(cls)
        made._key = key
        made._from_cache = False
        made._file_repr = None
        made._fill(_load(key))
        return made

    @classmethod
    def from_file(cls, file_obj, /, key=None):
        """Return the zone of a file that is open in binary mode."""
        made = super().__new__(cls)
        made._key = key
        made._from_cache = False
        made._file_repr = repr(file_obj)
        made._fill(file_obj.read())
        made.__reduce__ = made._file_reduce
        return made

    @classmethod
    def clear_cache(cls, *, only_keys=None):
        """Forget zones, so that they are made again."""
        if only_keys is None:
            cls._cached.clear()
        else:
            for key in only_keys:
                cls._cached.pop(key, None)

    def _fill(self, data):
        if data is None:  # UTC, which needs no file
            self._changes, self._late, self._early, self._after_each = (), (), (), ()
            self._before = self._after = _Kind(0, 0, "UTC")
            self._fixed = True
            return
        changes, indices, kinds, rule = _read(data)
        made = [_Kind(offset, saving, name) for (offset, _, name), saving in zip(kinds, _savings(indices, kinds))]
        self._changes = changes
        self._late, self._early = _wall_times(changes, indices, kinds)
        self._after_each = [made[index] for index in indices]
        self._before = next((kind for kind, (_, dst, _) in zip(made, kinds) if not dst), made[0] if made else None)
        if rule:
            self._after = _parse_rule(rule)
        elif not made:
            raise ValueError("No time zone information found.")
        else:
            self._after = self._after_each[-1] if indices else made[0]
        # Where nothing ever changes, a time without a date has the offset too.
        self._fixed = len(made) <= 1 and isinstance(self._after, _Kind) and not changes

    def _kind(self, dt):
        if dt is None:
            return self._after if self._fixed else _NoKind
        ts = _seconds_of(dt)
        times = self._early if dt.fold else self._late
        if times and ts < times[0]:
            return self._before
        if not times or ts > times[-1]:
            after = self._after
            return after.at_wall(ts, dt.year, dt.fold) if isinstance(after, _Rule) else after
        return self._after_each[bisect_right(times, ts) - 1]

    def utcoffset(self, dt, /):
        return self._kind(dt).utcoff

    def dst(self, dt, /):
        return self._kind(dt).dstoff

    def tzname(self, dt, /):
        return self._kind(dt).tzname

    def _at_utc(self, ts, year):
        """Return the kind at a time in UTC, and whether clocks show that time for the second time."""
        changes = self._changes
        if changes and ts < changes[0]:
            return self._before, False
        if (not changes or ts > changes[-1]) and isinstance(self._after, _Rule):
            return self._after.at_utc(ts, year)
        if not changes:
            return self._after, False
        i = bisect_right(changes, ts)
        kind = self._after_each[i - 1]
        before = self._after_each[i - 2] if i >= 2 else self._before
        return kind, before.seconds - kind.seconds > ts - changes[i - 1]

    def fromutc(self, dt, /):
        if not isinstance(dt, datetime):
            raise TypeError("fromutc: argument must be a datetime")
        if dt.tzinfo is not self:
            raise ValueError("fromutc: dt.tzinfo is not self")
        kind, again = self._at_utc(_seconds_of(dt), dt.year)
        dt += kind.utcoff
        return dt.replace(fold=1) if again else dt

    @property
    def key(self):
        return self._key

    def __repr__(self):
        if self._key is not None:
            return f"{self.__class__.__module__}.{self.__class__.__qualname__}(key={self._key!r})"
        return f"{self.__class__.__module__}.{self.__class__.__qualname__}.from_file({self._file_repr})"

    def __str__(self):
        return self._key if self._key is not None else repr(self)

    def __reduce__(self):
        if self._file_repr is not None:
            import pickle
            raise pickle.PicklingError("Cannot pickle a ZoneInfo file created from a file stream.")
        return self.__class__._unpickle, (self._key, self._from_cache)

    _file_reduce = __reduce__

    @classmethod
    def _unpickle(cls, key, from_cache, /):
        return cls(key) if from_cache else cls.no_cache(key)


def _moment(seconds):
    """Return a time as a datetime, the first or the last there is for times beyond."""
    return _EPOCH + timedelta(seconds=max(-62135596800, min(seconds, 253402300799)))


class _LocalZone:
    """The zone of local time, as time asks for it."""

    def __init__(self, zone):
        self.zone = zone

    def __iter__(self):
        """Yield what time.timezone, altzone, daylight and tzname are: January's and July's offset."""
        import time
        try:
            year = time.gmtime().tm_year
        except OSError:
            year = 2024
        january, july = self.at(_days(year, 1, 1) * 86400), self.at(_days(year, 7, 1) * 86400)
        if january[0] > july[0]:
            january, july = july, january
        yield -january[0]
        yield -july[0]
        yield int(january[0] != july[0])
        yield january[2], july[2]

    def at(self, seconds):
        """Return offset, whether that is daylight saving, and name at a time."""
        year = _moment(seconds).year
        kind, _ = self.zone._at_utc(seconds, year)
        return kind.seconds, int(bool(kind.dstoff)), kind.tzname

    def to_utc(self, seconds, isdst, fold=0):
        """Return the time at which clocks show something, given as if it were UTC."""
        dt = _moment(seconds)
        found = []
        for fold in (fold, 1 - fold):
            kind = self.zone._kind(dt.replace(fold=fold))
            if isdst < 0 or bool(kind.dstoff) == (isdst > 0):
                return seconds - kind.seconds
            found.append(kind)
        # The clock is of the other kind of time: the nearest change tells by how much it is off.
        for months in range(1, 13):
            for sign in (-1, 1):
                kind = self.zone._kind(_moment(seconds + sign * months * 30 * 86400))
                if bool(kind.dstoff) == (isdst > 0):
                    return seconds - kind.seconds
        return seconds - found[0].seconds


def _local_zone(name):
    """Return the zone that TZ names or describes, None where it is not known."""
    name = name.removeprefix(":")
    try:
        return _LocalZone(ZoneInfo(name))
    except (KeyError, ValueError):
        pass
    try:
        rule = _parse_rule(name)
    except ValueError:
        return None
    zone = tzinfo.__new__(ZoneInfo)
    zone._key = None
    zone._file_repr = name
    zone._from_cache = False
    zone._changes, zone._late, zone._early, zone._after_each = (), (), (), ()
    zone._before = None
    zone._after = rule
    zone._fixed = isinstance(rule, _Kind)
    return _LocalZone(zone)
