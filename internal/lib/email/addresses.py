"""Reads addresses and dates of mail headers (RFC 2822), also bad ones."""

import time

__all__ = ["mktime_tz", "parsedate", "parsedate_tz", "quote"]

_MONTHS = ("jan feb mar apr may jun jul aug sep oct nov dec january february march april may june july august "
           "september october november december").split()
_DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_ZONES = {"UT": 0, "UTC": 0, "GMT": 0, "Z": 0, "AST": -400, "ADT": -300, "EST": -500, "EDT": -400, "CST": -600,
          "CDT": -500, "MST": -700, "MDT": -600, "PST": -800, "PDT": -700}


def parsedate_tz(data):
    """A date as ten numbers, the last one seconds east of UTC; None if it is none."""
    found = _parsedate_tz(data)
    if not found:
        return None
    if found[9] is None:
        found[9] = 0
    return tuple(found)


def parsedate(data):
    """A date as nine numbers as in time.struct_time; None if it is none."""
    found = parsedate_tz(data)
    return found[:9] if isinstance(found, tuple) else found


def mktime_tz(data):
    """The seconds since 1970 of what parsedate_tz() gave."""
    if data[9] is None:
        return time.mktime(data[:8] + (-1,))
    import calendar
    return calendar.timegm(data) - data[9]


def _date_words(data):
    # Day, month, year, time and zone, as they stand; None if there are too few words.
    words = data.split()
    if not words:
        return None
    if words[0].endswith(",") or words[0].lower() in _DAYS:
        del words[0]
        if not words:
            return None
    else:
        words[0] = words[0][words[0].rfind(",") + 1:]
    if len(words) == 3:
        # 12-Jan-1994
        parts = words[0].split("-")
        if len(parts) == 3:
            words[:1] = parts
    if len(words) == 4:
        clock = words[3]
        i = clock.find("+")
        if i < 0:
            i = clock.find("-")
        words[3:] = (clock[:i], clock[i:]) if i > 0 else (clock, "")
    return words[:5] if len(words) >= 5 else None


def _clock(text):
    # The texts of hours, minutes and seconds.
    parts = text.split(":")
    if len(parts) == 1 and "." in text:
        parts = text.split(".")
    if len(parts) == 2:
        parts.append("0")
    return parts if len(parts) == 3 else None


def _offset(zone):
    zone = zone.upper()
    offset = _ZONES.get(zone)
    if offset is None:
        try:
            offset = int(zone)
        except ValueError:
            return None
        if offset == 0 and zone.startswith("-"):
            return None   # not known
    sign = -1 if offset < 0 else 1
    offset = abs(offset)
    return sign * (offset // 100 * 3600 + offset % 100 * 60)


def _parsedate_tz(data):
    words = _date_words(data) if data else None
    if words is None:
        return None
    day, month, year, clock, zone = words
    if not (day and month and year):
        return None
    month = month.lower()
    if month not in _MONTHS:
        day, month = month, day.lower()
        if month not in _MONTHS:
            return None
    month = _MONTHS.index(month) % 12 + 1
    day = day.removesuffix(",")
    if year.find(":") > 0:
        year, clock = clock, year
    year = year.removesuffix(",")
    if not year:
        return None
    if not year[0].isdigit():
        year, zone = zone, year
    parts = _clock(clock.removesuffix(","))
    if parts is None:
        return None
    try:
        year, day, hour, minute, second = int(year), int(day), *[int(x) for x in parts]
    except ValueError:
        return None
    if year < 100:
        year += 1900 if year > 68 else 2000
    return [year, month, day, hour, minute, second, 0, 1, -1, _offset(zone)]


def quote(str):
    """Put backslashes before backslashes and quotes."""
    return str.replace("\\", "\\\\").replace('"', '\\"')


_BLANKS = " \t"
_FOLDED = " \t\r\n"
_SPECIALS = '()<>@,:;."[]'
_ATOM_ENDS = _SPECIALS + _FOLDED
_PHRASE_ENDS = _ATOM_ENDS.replace(".", "")


class AddressList:
    """Reads the addresses of a header: addresslist has pairs of a name and an address."""

    def __init__(self, field):
        self.field = field
        self.pos = 0
        self.comments = []
        self.addresslist = []
        if field:
            while self.more():
                self.addresslist += self.address() or [("", "")]

    def more(self):
        return self.pos < len(self.field)

    def at(self, chars):
        return self.pos < len(self.field) and self.field[self.pos] in chars

    def skip(self):
        # Past blanks and comments; the blanks are given back.
        blanks = []
        while self.more():
            c = self.field[self.pos]
            if c in _FOLDED:
                if c in _BLANKS:
                    blanks.append(c)
                self.pos += 1
            elif c == "(":
                self.comments.append(self.comment())
            else:
                break
        return "".join(blanks)

    def address(self):
        # One address, or the addresses of a group, and the comma behind them.
        self.comments = []
        self.skip()
        start, comments = self.pos, self.comments
        words = self.phrase()
        self.skip()
        found = []
        if not self.more():
            if words:
                found = [(" ".join(self.comments), words[0])]
        elif self.at(".@"):
            self.pos = start
            self.comments = comments
            found = [self.named(self.plain())]
        elif self.at(":"):
            self.pos += 1
            while self.more():
                self.skip()
                if self.at(";"):
                    self.pos += 1
                    break
                found += self.address()
        elif self.at("<"):
            route = self.routed()
            name = " ".join(words)
            if self.comments:
                name += " (" + " ".join(self.comments) + ")"
            found = [(name, route)]
        elif words:
            found = [(" ".join(self.comments), words[0])]
        elif self.at(_SPECIALS):
            self.pos += 1
        self.skip()
        if self.at(","):
            self.pos += 1
        return found

    def named(self, address):
        return " ".join(self.comments), address

    def routed(self):
        # An address in angle brackets, behind a route that is not kept.
        self.pos += 1
        self.skip()
        address = ""
        while self.more():
            if self.at(">"):
                self.pos += 1
                break
            if self.at("@"):
                self.pos += 1
                self.skip()
                self.domain()
            elif self.at(":"):
                self.pos += 1
            else:
                address = self.plain()
                self.pos += 1
                break
            self.skip()
        return address

    def plain(self):
        # local@domain
        parts = []
        self.skip()
        while self.more():
            keep = True
            if self.at("."):
                if parts and not parts[-1].strip():
                    parts.pop()
                parts.append(".")
                self.pos += 1
                keep = False
            elif self.at('"'):
                parts.append(f'"{quote(self.quoted())}"')
            elif self.at(_ATOM_ENDS):
                if parts and not parts[-1].strip():
                    parts.pop()
                break
            else:
                parts.append(self.atom(_ATOM_ENDS))
            blanks = self.skip()
            if keep and blanks:
                parts.append(blanks)
        if not self.at("@"):
            return "".join(parts)
        self.pos += 1
        self.skip()
        domain = self.domain()
        return "".join(parts) + "@" + domain if domain else ""

    def domain(self):
        parts = []
        while self.more():
            if self.at(_BLANKS):
                self.pos += 1
            elif self.at("("):
                self.comments.append(self.comment())
            elif self.at("["):
                parts.append(f"[{self.delimited(']')}]")
            elif self.at("."):
                self.pos += 1
                parts.append(".")
            elif self.at("@"):
                return ""   # no domain has two
            elif self.at(_ATOM_ENDS):
                break
            else:
                parts.append(self.atom(_ATOM_ENDS))
        return "".join(parts)

    def delimited(self, end):
        # The text up to a character, or the end of the line, without backslashes.
        out = []
        self.pos += 1
        while self.more():
            c = self.field[self.pos]
            self.pos += 1
            if c == end or c == "\r":
                break
            if c == "\\":
                c = self.field[self.pos:self.pos + 1]
                self.pos += 1
            out.append(c)
        return "".join(out)

    def quoted(self):
        return self.delimited('"')

    def comment(self):
        # A comment, whose own comments lose their parentheses.
        out = []
        depth = 0
        while self.more():
            c = self.field[self.pos]
            self.pos += 1
            if c == "(":
                depth += 1
            elif c == ")" or c == "\r":
                depth -= 1
                if not depth:
                    break
            else:
                if c == "\\":
                    c = self.field[self.pos:self.pos + 1]
                    self.pos += 1
                out.append(c)
        return "".join(out)

    def atom(self, ends):
        start = self.pos
        while self.more() and self.field[self.pos] not in ends:
            self.pos += 1
        return self.field[start:self.pos]

    def phrase(self):
        words = []
        while self.more():
            if self.at(_FOLDED):
                self.pos += 1
            elif self.at('"'):
                words.append(self.quoted())
            elif self.at("("):
                self.comments.append(self.comment())
            elif self.at(_PHRASE_ENDS):
                break
            else:
                words.append(self.atom(_PHRASE_ENDS))
        return words
