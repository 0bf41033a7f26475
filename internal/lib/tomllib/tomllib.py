"""Reading of TOML, version 1.0."""

import re

__all__ = ("loads", "load", "TOMLDecodeError")

_SPACE = re.compile(r"[ \t]*")
_SPACE_AND_LINES = re.compile(r"[ \t\n]*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_NO_TEXT = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
_NO_LINES = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
_PLAIN = re.compile(r'[^"\\\x00-\x08\x0a-\x1f\x7f]*')
_PLAIN_LINES = re.compile(r'[^"\\\x00-\x08\x0b-\x1f\x7f]*')
_HEX = re.compile(r"[0-9A-Fa-f]*")
_TIME = r"([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9])(?:\.([0-9]{1,6})[0-9]*)?"
_LOCAL_TIME = re.compile(_TIME)
_DATE = re.compile(r"([0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
                   r"(?:[Tt ]" + _TIME + r"(?:([Zz])|([+-])([01][0-9]|2[0-3]):([0-5][0-9]))?)?")
_NUMBER = re.compile(r"0(?:x[0-9A-Fa-f](?:_?[0-9A-Fa-f])*|b[01](?:_?[01])*|o[0-7](?:_?[0-7])*)"
                     r"|[+-]?(?:0|[1-9](?:_?[0-9])*)((?:\.[0-9](?:_?[0-9])*)?(?:[eE][+-]?[0-9](?:_?[0-9])*)?)")
_NO_NUMBER = re.compile(r"[+-]?(?:inf|nan)")
_ESCAPES = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", '"': '"', "\\": "\\"}


class TOMLDecodeError(ValueError):
    """A document is no TOML.

    msg is what is wrong, doc the document, pos where, lineno and colno are that as line and column.
    """

    def __init__(self, msg, doc, pos):
        self.msg = msg
        self.doc = doc
        self.pos = pos
        self.lineno = doc.count("\n", 0, pos) + 1
        self.colno = pos - doc.rfind("\n", 0, pos)
        where = "end of document" if pos >= len(doc) else f"line {self.lineno}, column {self.colno}"
        ValueError.__init__(self, f"{msg} (at {where})")


def load(fp, /, *, parse_float=float):
    """Read a document from a file that is open in binary mode."""
    data = fp.read()
    try:
        text = data.decode()
    except AttributeError:
        raise TypeError("File must be opened in binary mode, e.g. use `open('foo.toml', 'rb')`") from None
    return loads(text, parse_float=parse_float)


def loads(s, /, *, parse_float=float):
    """Read a document from a text."""
    return _Document(s.replace("\r\n", "\n"), parse_float).read()


class _Mark:
    """What may still be said about the table at a key."""

    __slots__ = ("declared", "frozen", "below")

    def __init__(self):
        self.declared = False  # by a header or as part of a dotted key
        self.frozen = False    # a value, complete with all below it
        self.below = {}


def _table_at(table, key, through_lists=True):
    """Return the table at a key, made where there is none; None where something else is."""
    for part in key:
        table = table.setdefault(part, {})
        if through_lists and isinstance(table, list):
            table = table[-1]
        if not isinstance(table, dict):
            return None
    return table


def _mark_at(mark, key):
    """Return the mark at a key; the frozen one above it where there is one."""
    for part in key:
        if mark.frozen:
            break
        below = mark.below
        mark = below.get(part)
        if mark is None:
            mark = below[part] = _Mark()
    return mark


class _Document:
    """A text and how far it is read."""

    def __init__(self, text, parse_float):
        self.text = text
        self.parse_float = parse_float
        self.pos = 0
        self.table = self.root = {}
        self.mark = self.marks = _Mark()
        self.header = ()
        self.dotted = []  # marks of the tables that dotted keys make under this header

    def fail(self, msg, pos=None):
        raise TOMLDecodeError(msg, self.text, self.pos if pos is None else pos)

    def char(self):
        return self.text[self.pos:self.pos + 1]

    def space(self):
        self.pos = _SPACE.match(self.text, self.pos).end()

    def read(self):
        text = self.text
        while True:
            self.space()
            c = self.char()
            if c == "[":
                self.read_header()
                self.space()
            elif c and c not in "\n#":
                if not _BARE_KEY.match(c) and c not in "\"'":
                    self.fail("Invalid statement")
                self.read_pair()
                self.space()
            self.comment()
            if self.pos >= len(text):
                return self.root
            if self.char() != "\n":
                self.fail("Expected newline or end of document after a statement")
            self.pos += 1

    def comment(self):
        if self.char() == "#":
            end = self.text.find("\n", self.pos)
            self.literal_run(len(self.text) if end < 0 else end, _NO_TEXT, self.pos + 1)

    def literal_run(self, end, illegal, start):
        """Pass text that stands for itself."""
        wrong = illegal.search(self.text, start, end)
        if wrong:
            self.fail(f"Found invalid character {wrong.group()!r}", wrong.start())
        self.pos = end

    def read_header(self):
        for mark in self.dotted:
            mark.declared = True
        self.dotted.clear()
        many = self.text.startswith("[[", self.pos)
        self.pos += 1 + many
        self.space()
        key = self.key()
        mark = _mark_at(self.marks, key)
        if many:
            if mark.frozen:
                self.fail(f"Cannot mutate immutable namespace {key}")
            mark.below.clear()
            mark.declared = True
            owner = _table_at(self.root, key[:-1])
            tables = None if owner is None else owner.setdefault(key[-1], [])
            if not isinstance(tables, list):
                self.fail("Cannot overwrite a value")
            table = {}
            tables.append(table)
            if not self.text.startswith("]]", self.pos):
                self.fail("Expected ']]' at the end of an array declaration")
        else:
            if mark.declared or mark.frozen:
                self.fail(f"Cannot declare {key} twice")
            mark.declared = True
            table = _table_at(self.root, key)
            if table is None:
                self.fail("Cannot overwrite a value")
            if self.char() != "]":
                self.fail("Expected ']' at the end of a table declaration")
        self.pos += 1 + many
        self.table, self.mark, self.header = table, mark, key

    def read_pair(self):
        key = self.key()
        value = self.assigned()
        mark = self.mark
        for i, part in enumerate(key[:-1]):
            mark = _mark_at(mark, (part,))
            if mark.declared:
                self.fail(f"Cannot redefine namespace {self.header + key[:i + 1]}")
            self.dotted.append(mark)
        if mark.frozen:
            self.fail(f"Cannot mutate immutable namespace {self.header + key[:-1]}")
        table = _table_at(self.table, key[:-1])
        if table is None or key[-1] in table:
            self.fail("Cannot overwrite a value")
        if isinstance(value, (dict, list)):
            _mark_at(mark, key[-1:]).frozen = True
        table[key[-1]] = value

    def assigned(self):
        if self.char() != "=":
            self.fail("Expected '=' after a key in a key/value pair")
        self.pos += 1
        self.space()
        return self.value()

    def key(self):
        parts = []
        while True:
            bare = _BARE_KEY.match(self.text, self.pos)
            if bare:
                part = bare.group()
                self.pos = bare.end()
            elif self.char() == "'":
                part = self.literal()
            elif self.char() == '"':
                part = self.basic()
            else:
                self.fail("Invalid initial character for a key part")
            parts.append(part)
            self.space()
            if self.char() != ".":
                return tuple(parts)
            self.pos += 1
            self.space()

    def literal(self):
        start = self.pos + 1
        end = self.text.find("'", start)
        if end < 0:
            self.fail('Expected "\'"', len(self.text))
        self.literal_run(end, _NO_TEXT, start)
        self.pos += 1
        return self.text[start:end]

    def literal_lines(self):
        text = self.text
        start = self.pos + 3
        if text.startswith("\n", start):
            start += 1
        end = text.find("'''", start)
        if end < 0:
            self.fail('Expected "\'\'\'"', len(text))
        self.literal_run(end, _NO_LINES, start)
        self.pos += 3
        return text[start:end] + self.quotes("'")

    def quotes(self, quote):
        """Pass up to two quotes that belong to a text before the three that end it."""
        n = 0
        while n < 2 and self.char() == quote:
            self.pos += 1
            n += 1
        return quote * n

    def basic(self):
        self.pos += 1
        return self.basic_run('"', _PLAIN, False)

    def basic_lines(self):
        self.pos += 3
        if self.char() == "\n":
            self.pos += 1
        return self.basic_run('"""', _PLAIN_LINES, True) + self.quotes('"')

    def basic_run(self, ending, plain, lines):
        text = self.text
        parts = []
        while True:
            run = plain.match(text, self.pos)
            parts.append(run.group())
            self.pos = run.end()
            c = self.char()
            if not c:
                self.fail("Unterminated string")
            elif c == "\\":
                parts.append(self.escape(lines))
            elif c != '"':
                self.fail(f"Illegal character {c!r}")
            elif text.startswith(ending, self.pos):
                self.pos += len(ending)
                return "".join(parts)
            else:
                parts.append(c)
                self.pos += 1

    def escape(self, lines):
        c = self.text[self.pos + 1:self.pos + 2]
        self.pos += 2
        if c in _ESCAPES:
            return _ESCAPES[c]
        if c == "u":
            return self.code_point(4)
        if c == "U":
            return self.code_point(8)
        if lines and c and c in " \t\n":
            if c != "\n":
                self.space()
                if not self.char():
                    return ""
                if self.char() != "\n":
                    self.fail("Unescaped '\\' in a string")
                self.pos += 1
            self.pos = _SPACE_AND_LINES.match(self.text, self.pos).end()
            return ""
        if not c:
            self.fail("Unterminated string", len(self.text))
        self.fail("Unescaped '\\' in a string")

    def code_point(self, digits):
        text = self.text[self.pos:self.pos + digits]
        if len(text) != digits or not _HEX.fullmatch(text):
            self.fail("Invalid hex value")
        self.pos += digits
        n = int(text, 16)
        if n > 0x10FFFF or 0xD800 <= n < 0xE000:
            self.fail("Escaped character is not a Unicode scalar value")
        return chr(n)

    def value(self):
        text, pos = self.text, self.pos
        c = self.char()
        if c == '"':
            return self.basic_lines() if text.startswith('"""', pos) else self.basic()
        if c == "'":
            return self.literal_lines() if text.startswith("'''", pos) else self.literal()
        if c == "[":
            return self.array()
        if c == "{":
            return self.inline_table()
        for word, value in (("true", True), ("false", False)):
            if text.startswith(word, pos):
                self.pos += len(word)
                return value
        if found := _DATE.match(text, pos):
            self.pos = found.end()
            try:
                return _moment(found)
            except ValueError as e:
                raise TOMLDecodeError("Invalid date or datetime", text, pos) from e
        if found := _LOCAL_TIME.match(text, pos):
            self.pos = found.end()
            from datetime import time
            return time(*_clock(found.groups()))
        if found := _NUMBER.match(text, pos):
            self.pos = found.end()
            return self.float(found.group()) if found.group(1) else int(found.group(), 0)
        if found := _NO_NUMBER.match(text, pos):
            self.pos = found.end()
            return self.float(found.group())
        self.fail("Invalid value")

    def float(self, text):
        if self.parse_float is float:
            return float(text)
        value = self.parse_float(text)
        if isinstance(value, (dict, list)):
            raise ValueError("parse_float must not return dicts or lists")
        return value

    def space_and_comments(self):
        while True:
            self.pos = _SPACE_AND_LINES.match(self.text, self.pos).end()
            if self.char() != "#":
                return
            self.comment()

    def array(self):
        self.pos += 1
        values = []
        self.space_and_comments()
        while self.char() != "]":
            values.append(self.value())
            self.space_and_comments()
            if self.char() == ",":
                self.pos += 1
                self.space_and_comments()
            elif self.char() != "]":
                self.fail("Unclosed array")
        self.pos += 1
        return values

    def inline_table(self):
        self.pos += 1
        made, marks = {}, _Mark()
        self.space()
        if self.char() == "}":
            self.pos += 1
            return made
        while True:
            key = self.key()
            value = self.assigned()
            mark = _mark_at(marks, key)
            if mark.frozen:
                self.fail(f"Cannot mutate immutable namespace {key}")
            table = _table_at(made, key[:-1], False)
            if table is None:
                self.fail("Cannot overwrite a value")
            if key[-1] in table:
                self.fail(f"Duplicate inline table key {key[-1]!r}")
            table[key[-1]] = value
            mark.frozen = isinstance(value, (dict, list))
            self.space()
            c = self.char()
            self.pos += 1
            if c == "}":
                return made
            if c != ",":
                self.fail("Unclosed inline table", self.pos - 1)
            self.space()


def _clock(groups):
    """Return hour, minute, second and microsecond."""
    hour, minute, second, fraction = groups
    return int(hour), int(minute), int(second), int(fraction.ljust(6, "0")) if fraction else 0


def _moment(found):
    from datetime import date, datetime, timedelta, timezone
    groups = found.groups()
    day = map(int, groups[:3])
    if groups[3] is None:
        return date(*day)
    utc, sign, hours, minutes = groups[7:]
    zone = None
    if utc:
        zone = timezone.utc
    elif sign:
        offset = timedelta(hours=int(hours), minutes=int(minutes))
        zone = timezone(-offset if sign == "-" else offset)
    return datetime(*day, *_clock(groups[3:7]), zone)
