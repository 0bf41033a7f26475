"""Reading and writing of tables as text."""

__all__ = ["QUOTE_MINIMAL", "QUOTE_ALL", "QUOTE_NONNUMERIC", "QUOTE_NONE", "QUOTE_STRINGS", "QUOTE_NOTNULL", "Error",
           "Dialect", "excel", "excel_tab", "field_size_limit", "reader", "writer", "register_dialect", "get_dialect",
           "list_dialects", "Sniffer", "unregister_dialect", "DictReader", "DictWriter", "unix_dialect"]

__version__ = "1.0"

QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONNUMERIC, QUOTE_NONE, QUOTE_STRINGS, QUOTE_NOTNULL = range(6)


class Error(Exception):
    """A text or a dialect is not as it must be."""

    __module__ = "_csv"


def _raise(text):
    raise Error(text)


def _float(text):
    # What is no number for Go may be one in other digits.
    return float(text)


_limit = 128 * 1024


def field_size_limit(*args):
    """Return the limit on the length of fields; set it if one is given."""
    global _limit
    old = _limit
    if args:
        if len(args) > 1:
            raise TypeError(f"field_size_limit expected at most 1 argument, got {len(args)}")
        if not isinstance(args[0], int):
            raise TypeError("limit must be an integer")
        if not -9223372036854775808 <= args[0] <= 9223372036854775807:
            raise OverflowError("Python int too large to convert to C long")
        _limit = args[0]
    return old


_absent = object()


class _Dialect:
    """A dialect, checked; natives read it as a tuple."""

    __module__ = "_csv"

    def __init__(self, dialect, given):
        if isinstance(dialect, str):
            dialect = get_dialect(dialect)

        def get(name, default):
            if name in given:
                return given.pop(name)
            if dialect is not None:
                return getattr(dialect, name, default)
            return default

        delimiter = _character("delimiter", get("delimiter", ","), False)
        doublequote = bool(get("doublequote", True))
        escapechar = _character("escapechar", get("escapechar", None), True)
        lineterminator = get("lineterminator", "\r\n")
        quotechar = get("quotechar", '"')
        quoting = get("quoting", _absent)
        skipinitialspace = bool(get("skipinitialspace", False))
        strict = bool(get("strict", False))
        for name in given:
            raise TypeError(f"this function got an unexpected keyword argument {name!r}")
        if quoting is _absent:
            quoting = QUOTE_NONE if quotechar is None else QUOTE_MINIMAL
        quotechar = _character("quotechar", quotechar, True)
        if type(quoting) is not int:
            raise TypeError('"quoting" must be an integer')
        if lineterminator is not None and not isinstance(lineterminator, str):
            raise TypeError('"lineterminator" must be a string')
        if not 0 <= quoting <= 5:
            raise TypeError('bad "quoting" value')
        if quoting != QUOTE_NONE and quotechar is None:
            raise TypeError("quotechar must be set if quoting enabled")
        if lineterminator is None:
            raise TypeError("lineterminator must be set")
        _check_characters(delimiter, escapechar, quotechar, lineterminator, skipinitialspace)
        put = object.__setattr__
        put(self, "delimiter", delimiter)
        put(self, "quotechar", quotechar)
        put(self, "escapechar", escapechar)
        put(self, "doublequote", doublequote)
        put(self, "skipinitialspace", skipinitialspace)
        put(self, "strict", strict)
        put(self, "quoting", quoting)
        put(self, "lineterminator", lineterminator)
        put(self, "_tuple", (delimiter, quotechar, escapechar, doublequote, skipinitialspace, strict, quoting, lineterminator))

    def __setattr__(self, name, value):
        raise AttributeError(f"attribute {name!r} of '_csv.Dialect' objects is not writable")

    def __delattr__(self, name):
        raise AttributeError(f"attribute {name!r} of '_csv.Dialect' objects is not writable")

    def __reduce_ex__(self, protocol):
        raise TypeError("cannot pickle 'Dialect' instances")


_Dialect.__name__ = _Dialect.__qualname__ = "Dialect"


def _character(name, value, optional):
    if value is None and optional:
        return None
    if not isinstance(value, str):
        raise TypeError(f'"{name}" must be string{" or None" if optional else ""}, not {type(value).__name__}')
    if len(value) != 1:
        raise TypeError(f'"{name}" must be a 1-character string')
    return value


def _check_characters(delimiter, escapechar, quotechar, lineterminator, skipinitialspace):
    named = ("delimiter", delimiter), ("escapechar", escapechar), ("quotechar", quotechar)
    for name, c in named:
        if c is not None and (c in "\n\r" or c == " " and skipinitialspace and name != "delimiter"):
            raise ValueError(f"bad {name} value")
    for i, (name, c) in enumerate(named):
        for other, d in named[i + 1:]:
            if c is not None and c == d:
                raise ValueError(f"bad {name} or {other} value")
    for name, c in named:
        if c is not None and c in lineterminator:
            raise ValueError(f"bad {name} or lineterminator value")


_dialects = {}


def register_dialect(name, dialect=None, **fmtparams):
    """Make a dialect known by a name."""
    if not isinstance(name, str):
        raise TypeError("dialect name must be a string")
    _dialects[name] = _make_dialect(dialect, fmtparams)


def unregister_dialect(name):
    """Forget a dialect."""
    try:
        del _dialects[name]
    except KeyError:
        raise Error("unknown dialect") from None


def get_dialect(name):
    """Return the dialect of a name."""
    try:
        return _dialects[name]
    except KeyError:
        raise Error("unknown dialect") from None


def list_dialects():
    """Return the names of all dialects."""
    return list(_dialects)


def _make_dialect(dialect, fmtparams):
    if type(dialect) is _Dialect and not fmtparams:
        return dialect
    return _Dialect(dialect, fmtparams)


def _dialect_of(args, fmtparams):
    if len(args) == 2:
        return args[1]
    return fmtparams.pop("dialect", None)


class Dialect:
    """A dialect, described by the attributes of a subclass."""

    _name = ""
    _valid = False
    delimiter = None
    quotechar = None
    escapechar = None
    doublequote = None
    skipinitialspace = None
    lineterminator = None
    quoting = None

    def __init__(self):
        if self.__class__ != Dialect:
            self._valid = True
        try:
            _Dialect(self, {})
        except TypeError as e:
            raise Error(str(e)) from None


class excel(Dialect):
    """The dialect of Excel."""

    delimiter = ","
    quotechar = '"'
    doublequote = True
    skipinitialspace = False
    lineterminator = "\r\n"
    quoting = QUOTE_MINIMAL


class excel_tab(excel):
    """The dialect of Excel with tabs."""

    delimiter = "\t"


class unix_dialect(Dialect):
    """The dialect of Unix: all fields quoted."""

    delimiter = ","
    quotechar = '"'
    doublequote = True
    skipinitialspace = False
    lineterminator = "\n"
    quoting = QUOTE_ALL


register_dialect("excel", excel)
register_dialect("excel-tab", excel_tab)
register_dialect("unix", unix_dialect)


class _Reader:
    """Yields the rows of the lines of an iterable."""

    __module__ = "_csv"

    def __init__(self, iterable, dialect):
        self._lines = iter(iterable)
        self.dialect = dialect
        self.line_num = 0
        self._parser = _Parser(dialect._tuple)

    def __iter__(self):
        return self

    def __next__(self):
        while True:
            try:
                line = next(self._lines)
            except StopIteration:
                row = self._parser.finish(_limit)
                if row is None:
                    raise
                return row
            if not isinstance(line, str):
                raise Error(f"iterator should return strings, not {type(line).__name__} (the file should be opened in text mode)")
            self.line_num += 1
            row = self._parser.feed(line, _limit)
            if row is not None:
                return row


_Reader.__name__ = _Reader.__qualname__ = "reader"


def reader(*args, **fmtparams):
    """Return an iterator of the rows of the lines of an iterable: reader(iterable, dialect='excel', **fmtparams)."""
    if not args:
        raise TypeError(" expected at least 1 argument, got 0")
    if len(args) > 2:
        raise TypeError(f" expected at most 2 arguments, got {len(args)}")
    iter(args[0])
    return _Reader(args[0], _make_dialect(_dialect_of(args, fmtparams), fmtparams))


class _Writer:
    """Writes rows as lines to a file."""

    __module__ = "_csv"

    def __init__(self, write, dialect):
        self._write = write
        self.dialect = dialect

    def writerow(self, row, /):
        """Write a row; return what the write method of the file returns."""
        if type(row) is not list:
            cells = None
            try:
                cells = iter(row)
            except TypeError:
                pass
            if cells is None:
                raise Error(f"iterable expected, not {type(row).__name__}")
            row = list(cells)
        dialect = self.dialect._tuple
        line = _join(dialect, row)
        if line is None:
            line = _join(dialect, [_as_text(v) for v in row])
        return self._write(line)

    def writerows(self, rows, /):
        """Write rows."""
        for row in rows:
            self.writerow(row)


_Writer.__name__ = _Writer.__qualname__ = "writer"


def _as_text(v):
    """A field whose text Go does not know."""
    if v is None or type(v) in (str, int, float, bool) and not isinstance(v, int):
        return v
    if type(v) is str:
        return v
    if isinstance(v, str):
        return str(v)
    cls = type(v)
    number = hasattr(cls, "__index__") or hasattr(cls, "__int__") or hasattr(cls, "__float__") or isinstance(v, complex)
    return str(v), number


def writer(*args, **fmtparams):
    """Return an object that writes rows to a file: writer(fileobj, dialect='excel', **fmtparams)."""
    if not args:
        raise TypeError(" expected at least 1 argument, got 0")
    if len(args) > 2:
        raise TypeError(f" expected at most 2 arguments, got {len(args)}")
    write = getattr(args[0], "write", None)
    if not callable(write):
        raise TypeError('argument 1 must have a "write" method')
    return _Writer(write, _make_dialect(_dialect_of(args, fmtparams), fmtparams))


class DictReader:
    """Yields rows as dicts; the first row has the keys, unless they are given."""

    def __init__(self, f, fieldnames=None, restkey=None, restval=None, dialect="excel", *args, **kwds):
        if fieldnames is not None and iter(fieldnames) is fieldnames:
            fieldnames = list(fieldnames)
        self._fieldnames = fieldnames
        self.restkey = restkey
        self.restval = restval
        self.reader = reader(f, dialect, *args, **kwds)
        self.dialect = dialect
        self.line_num = 0

    def __iter__(self):
        return self

    @property
    def fieldnames(self):
        if self._fieldnames is None:
            self._fieldnames = next(self.reader, None)
        self.line_num = self.reader.line_num
        return self._fieldnames

    @fieldnames.setter
    def fieldnames(self, value):
        self._fieldnames = value

    def __next__(self):
        if self.line_num == 0:
            self.fieldnames
        row = next(self.reader)
        self.line_num = self.reader.line_num
        while row == []:
            row = next(self.reader)
        names = self.fieldnames
        d = dict(zip(names, row))
        if len(row) > len(names):
            d[self.restkey] = row[len(names):]
        elif len(row) < len(names):
            for key in names[len(row):]:
                d[key] = self.restval
        return d

    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)


class DictWriter:
    """Writes dicts as rows."""

    def __init__(self, f, fieldnames, restval="", extrasaction="raise", dialect="excel", *args, **kwds):
        if fieldnames is not None and iter(fieldnames) is fieldnames:
            fieldnames = list(fieldnames)
        self.fieldnames = fieldnames
        self.restval = restval
        extrasaction = extrasaction.lower()
        if extrasaction not in ("raise", "ignore"):
            raise ValueError(f"extrasaction ({extrasaction}) must be 'raise' or 'ignore'")
        self.extrasaction = extrasaction
        self.writer = writer(f, dialect, *args, **kwds)

    def writeheader(self):
        """Write the row of the keys."""
        return self.writerow(dict(zip(self.fieldnames, self.fieldnames)))

    def _dict_to_list(self, rowdict):
        if self.extrasaction == "raise":
            wrong = rowdict.keys() - self.fieldnames
            if wrong:
                raise ValueError("dict contains fields not in fieldnames: " + ", ".join([repr(x) for x in wrong]))
        return [rowdict.get(key, self.restval) for key in self.fieldnames]

    def writerow(self, rowdict):
        return self.writer.writerow(self._dict_to_list(rowdict))

    def writerows(self, rowdicts):
        return self.writer.writerows(map(self._dict_to_list, rowdicts))

    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)


class Sniffer:
    """Guesses the dialect of a text."""

    def __init__(self):
        self.preferred = [",", "\t", ";", " ", ":"]

    def sniff(self, sample, delimiters=None):
        """Return a class of the dialect that a sample seems to have."""
        quotechar, doublequote, delimiter, skipinitialspace = self._guess_quote_and_delimiter(sample, delimiters)
        if not delimiter:
            delimiter, skipinitialspace = self._guess_delimiter(sample, delimiters)
        if not delimiter:
            raise Error("Could not determine delimiter")

        class dialect(Dialect):
            _name = "sniffed"
            lineterminator = "\r\n"
            quoting = QUOTE_MINIMAL

        dialect.doublequote = doublequote
        dialect.delimiter = delimiter
        dialect.quotechar = quotechar or '"'
        dialect.skipinitialspace = skipinitialspace
        return dialect

    def _guess_quote_and_delimiter(self, data, delimiters):
        """Guess from texts between quotes with the same delimiter on both sides, or the ends of a line."""
        import re
        matches = []
        quoted = r"""(?P<quote>["']).*?(?P=quote)"""
        for pattern in (rf"(?P<delim>[^\w\n\"'])(?P<space> ?){quoted}(?P=delim)",
                        rf"(?:^|\n){quoted}(?P<delim>[^\w\n\"'])(?P<space> ?)",
                        rf"(?P<delim>[^\w\n\"'])(?P<space> ?){quoted}(?:$|\n)",
                        rf"(?:^|\n){quoted}(?:$|\n)"):
            regexp = re.compile(pattern, re.DOTALL | re.MULTILINE)
            matches = list(regexp.finditer(data))
            if matches:
                break
        if not matches:
            return "", False, None, 0
        quotes = {}
        delims = {}
        spaces = 0
        for m in matches:
            groups = m.groupdict()
            quotes[groups["quote"]] = quotes.get(groups["quote"], 0) + 1
            key = groups.get("delim")
            if key is None:
                continue
            if key and (delimiters is None or key in delimiters):
                delims[key] = delims.get(key, 0) + 1
            if groups["space"]:
                spaces += 1
        quotechar = max(quotes, key=quotes.get)
        if delims:
            delim = max(delims, key=delims.get)
            skipinitialspace = delims[delim] == spaces
            if delim == "\n":
                delim = ""
        else:
            delim = ""
            skipinitialspace = 0
        d = re.escape(delim)
        q = quotechar
        doubled = re.compile(rf"(({d})|^)\W*{q}[^{d}\n]*{q}[^{d}\n]*{q}\W*(({d})|$)", re.MULTILINE)
        return quotechar, bool(doubled.search(data)), delim, skipinitialspace

    def _guess_delimiter(self, data, delimiters):
        """Guess by how often a character stands in the lines: a delimiter as often in each."""
        lines = list(filter(None, data.split("\n")))
        ascii_chars = [chr(c) for c in range(127)]
        size = min(10, len(lines))
        consistency = 0
        frequencies = {}
        modes = {}
        delims = {}
        start, end = 0, size
        while start < len(lines):
            consistency += 1
            for line in lines[start:end]:
                for char in ascii_chars:
                    counts = frequencies.setdefault(char, {})
                    n = line.count(char)
                    counts[n] = counts.get(n, 0) + 1
            for char, counts in frequencies.items():
                items = list(counts.items())
                if len(items) == 1 and items[0][0] == 0:
                    continue
                if len(items) > 1:
                    mode = max(items, key=lambda item: item[1])
                    items.remove(mode)
                    modes[char] = mode[0], mode[1] - sum([item[1] for item in items])
                else:
                    modes[char] = items[0]
            total = float(min(size * consistency, len(lines)))
            threshold = 1.0
            while not delims and threshold >= 0.9:
                for char, (n, count) in modes.items():
                    if n > 0 and count > 0 and count / total >= threshold and (delimiters is None or char in delimiters):
                        delims[char] = n, count
                threshold -= 0.01
            if len(delims) == 1:
                delim = list(delims)[0]
                return delim, lines[0].count(delim) == lines[0].count(f"{delim} ")
            start = end
            end += size
        if not delims:
            return "", 0
        if len(delims) > 1:
            for char in self.preferred:
                if char in delims:
                    return char, lines[0].count(char) == lines[0].count(f"{char} ")
        delim = max([(v, k) for k, v in delims.items()])[1]
        return delim, lines[0].count(delim) == lines[0].count(f"{delim} ")

    def has_header(self, sample):
        """Return whether the first row seems to have the names of the columns."""
        from io import StringIO
        rows = reader(StringIO(sample), self.sniff(sample))
        header = next(rows)
        columns = len(header)
        kinds = dict.fromkeys(range(columns))
        checked = 0
        for row in rows:
            if checked > 20:
                break
            checked += 1
            if len(row) != columns:
                continue
            for col in list(kinds):
                try:
                    complex(row[col])
                    kind = complex
                except (ValueError, OverflowError):
                    kind = len(row[col])
                if kind != kinds[col]:
                    if kinds[col] is None:
                        kinds[col] = kind
                    else:
                        del kinds[col]
        votes = 0
        for col, kind in kinds.items():
            if isinstance(kind, int):
                votes += 1 if len(header[col]) != kind else -1
            else:
                try:
                    kind(header[col])
                except (ValueError, TypeError):
                    votes += 1
                else:
                    votes -= 1
        return votes > 0
