import datetime
from enum import IntEnum, global_enum

__all__ = ["IllegalMonthError", "IllegalWeekdayError", "setfirstweekday", "firstweekday", "isleap", "leapdays",
           "weekday", "monthrange", "monthcalendar", "prmonth", "month", "prcal", "calendar", "timegm", "month_name",
           "month_abbr", "day_name", "day_abbr", "Calendar", "TextCalendar", "HTMLCalendar", "LocaleTextCalendar",
           "LocaleHTMLCalendar", "weekheader", "Day", "Month", "JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE",
           "JULY", "AUGUST", "SEPTEMBER", "OCTOBER", "NOVEMBER", "DECEMBER", "MONDAY", "TUESDAY", "WEDNESDAY",
           "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]

error = ValueError


class IllegalMonthError(ValueError):
    def __init__(self, month):
        self.month = month

    def __str__(self):
        return f"bad month number {self.month!r}; must be 1-12"


class IllegalWeekdayError(ValueError):
    def __init__(self, weekday):
        self.weekday = weekday

    def __str__(self):
        return f"bad weekday number {self.weekday!r}; must be 0 (Monday) to 6 (Sunday)"


@global_enum
class Month(IntEnum):
    JANUARY = 1
    FEBRUARY = 2
    MARCH = 3
    APRIL = 4
    MAY = 5
    JUNE = 6
    JULY = 7
    AUGUST = 8
    SEPTEMBER = 9
    OCTOBER = 10
    NOVEMBER = 11
    DECEMBER = 12


@global_enum
class Day(IntEnum):
    MONDAY = 0
    TUESDAY = 1
    WEDNESDAY = 2
    THURSDAY = 3
    FRIDAY = 4
    SATURDAY = 5
    SUNDAY = 6


def __getattr__(name):
    if name in ("January", "February"):
        import warnings
        warnings.warn(f"The '{name}' attribute is deprecated, use '{name.upper()}' instead", DeprecationWarning,
                      stacklevel=2)
        return 1 if name == "January" else 2
    raise AttributeError(f"module 'calendar' has no attribute '{name}'")


mdays = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


class _Names:
    """Names that are read like those of a list."""

    def __init__(self, names):
        self._names = names

    def __getitem__(self, i):
        return self._names[i]

    def __len__(self):
        return len(self._names)


_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
_MONTHS = ["", "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
           "November", "December"]

day_name = _Names(_DAYS)
day_abbr = _Names([n[:3] for n in _DAYS])
month_name = _Names(_MONTHS)
month_abbr = _Names([n[:3] for n in _MONTHS])


def isleap(year):
    """Whether a year has 366 days."""
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def leapdays(y1, y2):
    """How many leap years there are from y1 up to y2, which does not count."""
    y1 -= 1
    y2 -= 1
    return y2 // 4 - y1 // 4 - (y2 // 100 - y1 // 100) + (y2 // 400 - y1 // 400)


def weekday(year, month, day):
    """The day of the week of a date: 0 is Monday, 6 is Sunday."""
    if not datetime.MINYEAR <= year <= datetime.MAXYEAR:
        year = 2000 + year % 400
    return Day(datetime.date(year, month, day).weekday())


def monthrange(year, month):
    """Return weekday of first day of month (0-6 ~ Mon-Sun) and number of days (28-31)."""
    if not 1 <= month <= 12:
        raise IllegalMonthError(month)
    return weekday(year, month, 1), _month_length(year, month)


def _month_length(year, month):
    return mdays[month] + (month == 2 and isleap(year))


class Calendar:
    """The weeks and days of months and years, as data."""

    def __init__(self, firstweekday=0):
        self.firstweekday = firstweekday

    def getfirstweekday(self):
        return self._firstweekday % 7

    def setfirstweekday(self, firstweekday):
        self._firstweekday = firstweekday

    firstweekday = property(getfirstweekday, setfirstweekday)

    def iterweekdays(self):
        for i in range(self.firstweekday, self.firstweekday + 7):
            yield i % 7

    def _margins(self, year, month):
        """How many days of the month before and of the one after its weeks have."""
        day1, ndays = monthrange(year, month)
        return (day1 - self.firstweekday) % 7, ndays, (self.firstweekday - day1 - ndays) % 7

    def itermonthdates(self, year, month):
        """The dates of the weeks of a month."""
        for y, m, d in self.itermonthdays3(year, month):
            yield datetime.date(y, m, d)

    def itermonthdays(self, year, month):
        """The days of the weeks of a month, 0 for those outside of it."""
        before, ndays, after = self._margins(year, month)
        for _ in range(before):
            yield 0
        yield from range(1, ndays + 1)
        for _ in range(after):
            yield 0

    def itermonthdays2(self, year, month):
        """Like itermonthdays(), with weekdays."""
        for i, d in enumerate(self.itermonthdays(year, month), self.firstweekday):
            yield d, i % 7

    def itermonthdays3(self, year, month):
        """The weeks of a month as (year, month, day) tuples."""
        before, ndays, after = self._margins(year, month)
        y, m = (year - 1, 12) if month == 1 else (year, month - 1)
        end = _month_length(y, m) + 1
        for d in range(end - before, end):
            yield y, m, d
        for d in range(1, ndays + 1):
            yield year, month, d
        y, m = (year + 1, 1) if month == 12 else (year, month + 1)
        for d in range(1, after + 1):
            yield y, m, d

    def itermonthdays4(self, year, month):
        """Like itermonthdays3(), with weekdays."""
        for i, (y, m, d) in enumerate(self.itermonthdays3(year, month)):
            yield y, m, d, (self.firstweekday + i) % 7

    def monthdatescalendar(self, year, month):
        """Return a list of weeks of datetime.date objects."""
        return _rows(self.itermonthdates(year, month), 7)

    def monthdays2calendar(self, year, month):
        """Return a list of weeks of (day number, weekday number) tuples."""
        return _rows(self.itermonthdays2(year, month), 7)

    def monthdayscalendar(self, year, month):
        """Return a list of weeks of day numbers."""
        return _rows(self.itermonthdays(year, month), 7)

    def yeardatescalendar(self, year, width=3):
        """The months of a year, width in a row, as monthdatescalendar() gives them."""
        return _rows([self.monthdatescalendar(year, m) for m in Month], width)

    def yeardays2calendar(self, year, width=3):
        """The months of a year, width in a row, as monthdays2calendar() gives them."""
        return _rows([self.monthdays2calendar(year, m) for m in Month], width)

    def yeardayscalendar(self, year, width=3):
        """The months of a year, width in a row, as monthdayscalendar() gives them."""
        return _rows([self.monthdayscalendar(year, m) for m in Month], width)


def _rows(items, width):
    items = list(items)
    return [items[i:i + width] for i in range(0, len(items), width)]


class TextCalendar(Calendar):
    """Calendars as text, as UNIX's cal prints them."""

    def prweek(self, theweek, width):
        print(self.formatweek(theweek, width), end="")

    def formatday(self, day, weekday, width):
        """Returns a formatted day."""
        text = "" if day == 0 else f"{day:2d}"
        return text.center(width)

    def formatweek(self, theweek, width):
        return " ".join([self.formatday(d, wd, width) for d, wd in theweek])

    def formatweekday(self, day, width):
        names = day_name if width >= 9 else day_abbr
        return names[day][:width].center(width)

    def formatweekheader(self, width):
        return " ".join([self.formatweekday(i, width) for i in self.iterweekdays()])

    def formatmonthname(self, theyear, themonth, width, withyear=True):
        text = month_name[themonth]
        if withyear:
            text = f"{text} {theyear!r}"
        return text.center(width)

    def prmonth(self, theyear, themonth, w=0, l=0):
        """Print a month's calendar."""
        print(self.formatmonth(theyear, themonth, w, l), end="")

    def formatmonth(self, theyear, themonth, w=0, l=0):
        w = max(2, w)
        end = "\n" * max(1, l)
        lines = [self.formatmonthname(theyear, themonth, 7 * (w + 1) - 1), self.formatweekheader(w)]
        lines += [self.formatweek(week, w) for week in self.monthdays2calendar(theyear, themonth)]
        return "".join([line.rstrip() + end for line in lines])

    def formatyear(self, theyear, w=2, l=1, c=6, m=3):
        w = max(2, w)
        c = max(2, c)
        end = "\n" * max(1, l)
        width = (w + 1) * 7 - 1
        header = self.formatweekheader(w)
        parts = [repr(theyear).center(width * m + c * (m - 1)).rstrip(), end]
        for i, row in enumerate(self.yeardays2calendar(theyear, m)):
            months = range(m * i + 1, min(m * (i + 1) + 1, 13))
            names = [self.formatmonthname(theyear, k, width, False) for k in months]
            parts += [end, formatstring(names, width, c).rstrip(), end]
            parts += [formatstring([header] * len(months), width, c).rstrip(), end]
            for j in range(max([len(cal) for cal in row])):
                weeks = [self.formatweek(cal[j], w) if j < len(cal) else "" for cal in row]
                parts += [formatstring(weeks, width, c).rstrip(), end]
        return "".join(parts)

    def pryear(self, theyear, w=0, l=0, c=6, m=3):
        """Print a year's calendar."""
        print(self.formatyear(theyear, w, l, c, m), end="")


class HTMLCalendar(Calendar):
    """Calendars as HTML."""

    cssclasses = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    cssclasses_weekday_head = cssclasses
    cssclass_noday = "noday"
    cssclass_month_head = "month"
    cssclass_month = "month"
    cssclass_year_head = "year"
    cssclass_year = "year"

    def formatday(self, day, weekday):
        if day == 0:
            return f'<td class="{self.cssclass_noday}">&nbsp;</td>'
        return f'<td class="{self.cssclasses[weekday]}">{day:d}</td>'

    def formatweek(self, theweek):
        return f"<tr>{''.join([self.formatday(d, wd) for d, wd in theweek])}</tr>"

    def formatweekday(self, day):
        return f'<th class="{self.cssclasses_weekday_head[day]}">{day_abbr[day]}</th>'

    def formatweekheader(self):
        return f"<tr>{''.join([self.formatweekday(i) for i in self.iterweekdays()])}</tr>"

    def formatmonthname(self, theyear, themonth, withyear=True):
        text = f"{month_name[themonth]} {theyear}" if withyear else month_name[themonth]
        return f'<tr><th colspan="7" class="{self.cssclass_month_head}">{text}</th></tr>'

    def formatmonth(self, theyear, themonth, withyear=True):
        lines = [f'<table border="0" cellpadding="0" cellspacing="0" class="{self.cssclass_month}">',
                 self.formatmonthname(theyear, themonth, withyear=withyear), self.formatweekheader()]
        lines += [self.formatweek(week) for week in self.monthdays2calendar(theyear, themonth)]
        lines.append("</table>")
        return "\n".join(lines) + "\n"

    def formatyear(self, theyear, width=3):
        width = max(width, 1)
        parts = [f'<table border="0" cellpadding="0" cellspacing="0" class="{self.cssclass_year}">\n',
                 f'<tr><th colspan="{width:d}" class="{self.cssclass_year_head}">{theyear}</th></tr>']
        for i in range(1, 13, width):
            cells = [f"<td>{self.formatmonth(theyear, m, withyear=False)}</td>" for m in range(i, min(i + width, 13))]
            parts.append(f"<tr>{''.join(cells)}</tr>")
        parts.append("</table>")
        return "".join(parts)

    def formatyearpage(self, theyear, width=3, css="calendar.css", encoding=None):
        if encoding is None:
            encoding = "utf-8"
        lines = [f'<?xml version="1.0" encoding="{encoding}"?>',
                 '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" '
                 '"http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">',
                 "<html>", "<head>", f'<meta http-equiv="Content-Type" content="text/html; charset={encoding}" />']
        if css is not None:
            lines.append(f'<link rel="stylesheet" type="text/css" href="{css}" />')
        lines += [f"<title>Calendar for {theyear:d}</title>", "</head>", "<body>",
                  self.formatyear(theyear, width) + "</body>", "</html>"]
        return ("\n".join(lines) + "\n").encode(encoding, "xmlcharrefreplace")


class LocaleTextCalendar(TextCalendar):
    """A TextCalendar for a locale; only the C locale exists."""

    def __init__(self, firstweekday=0, locale=None):
        super().__init__(firstweekday)
        self.locale = "C" if locale is None else locale


class LocaleHTMLCalendar(HTMLCalendar):
    """An HTMLCalendar for a locale; only the C locale exists."""

    def __init__(self, firstweekday=0, locale=None):
        super().__init__(firstweekday)
        self.locale = "C" if locale is None else locale


c = TextCalendar()

firstweekday = c.getfirstweekday


def setfirstweekday(firstweekday):
    if not 0 <= firstweekday <= 6:
        raise IllegalWeekdayError(firstweekday)
    c.firstweekday = firstweekday


monthcalendar = c.monthdayscalendar
prweek = c.prweek
week = c.formatweek
weekheader = c.formatweekheader
prmonth = c.prmonth
month = c.formatmonth
calendar = c.formatyear
prcal = c.pryear

_colwidth = 7 * 3 - 1
_spacing = 6


def format(cols, colwidth=_colwidth, spacing=_spacing):
    print(formatstring(cols, colwidth, spacing))


def formatstring(cols, colwidth=_colwidth, spacing=_spacing):
    return (" " * spacing).join([col.center(colwidth) for col in cols])


EPOCH = 1970


def timegm(tuple):
    """The seconds from the epoch to a time tuple in UTC."""
    year, month, day, hour, minute, second = tuple[:6]
    days = datetime.date(year, month, 1).toordinal() - 719163 + day - 1
    return ((days * 24 + hour) * 60 + minute) * 60 + second
