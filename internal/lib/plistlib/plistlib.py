"""Property lists, as XML and in the binary format."""

import binascii
import datetime
import enum
import re
import struct

__all__ = ["InvalidFileException", "FMT_XML", "FMT_BINARY", "load", "dump", "loads", "dumps", "UID"]

PlistFormat = enum.Enum("PlistFormat", "FMT_XML FMT_BINARY", module=__name__)
globals().update(PlistFormat._member_map_)


class UID:
    """A number that names an object in a keyed archive."""

    def __init__(self, data):
        if not isinstance(data, int):
            raise TypeError("data must be an int")
        if data >= 1 << 64:
            raise ValueError("UIDs cannot be >= 2**64")
        if data < 0:
            raise ValueError("UIDs must be positive")
        self.data = data

    def __index__(self):
        return self.data

    def __repr__(self):
        return f"{self.__class__.__name__}({self.data!r})"

    def __reduce__(self):
        return self.__class__, (self.data,)

    def __eq__(self, other):
        if not isinstance(other, UID):
            return NotImplemented
        return self.data == other.data

    def __hash__(self):
        return hash(self.data)


class InvalidFileException(ValueError):
    """What is read is no property list."""

    def __init__(self, message="Invalid file"):
        ValueError.__init__(self, message)


# XML

PLISTHEADER = b"""\
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
"""

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f]")
_DATE = re.compile(r"(\d\d\d\d)(?:-(\d\d)(?:-(\d\d)(?:T(\d\d)(?::(\d\d)(?::(\d\d))?)?)?)?)?Z", re.ASCII)


def _escape(text):
    if _CONTROL.search(text):
        raise ValueError("strings can't contain control characters; use bytes instead")
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


class _XMLReader:
    """Makes an object of what an XML parser tells."""

    def __init__(self, dict_type, aware_datetime):
        self.stack = []
        self.key = None
        self.root = None
        self.text = []
        self.dict_type = dict_type
        self.aware = aware_datetime

    def read(self, file):
        from xml.parsers.expat import ParserCreate
        self.parser = ParserCreate()
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.text.append
        self.parser.EntityDeclHandler = self.entity
        self.parser.ParseFile(file)
        return self.root

    def entity(self, *args):
        raise InvalidFileException("XML entity declarations are not supported in plist files")

    def fail(self, what):
        raise ValueError(f"{what} at line {self.parser.CurrentLineNumber}")

    def add(self, value):
        if self.key is not None:
            if not isinstance(self.stack[-1], dict):
                self.fail("unexpected element")
            self.stack[-1][self.key] = value
            self.key = None
        elif not self.stack:
            self.root = value
        else:
            if not isinstance(self.stack[-1], list):
                self.fail("unexpected element")
            self.stack[-1].append(value)

    def start(self, element, attributes):
        self.text.clear()
        if element in ("dict", "array"):
            made = self.dict_type() if element == "dict" else []
            self.add(made)
            self.stack.append(made)

    def end(self, element):
        text = "".join(self.text)
        if element == "dict":
            if self.key:
                self.fail(f"missing value for key {self.key!r}")
            self.stack.pop()
        elif element == "array":
            self.stack.pop()
        elif element == "key":
            if self.key or not isinstance(self.stack[-1], dict):
                self.fail("unexpected key")
            self.key = text
        elif element in ("true", "false"):
            self.add(element == "true")
        elif element == "integer":
            self.add(int(text, 16) if text.startswith(("0x", "0X")) else int(text))
        elif element == "real":
            self.add(float(text))
        elif element == "string":
            self.add(text)
        elif element == "data":
            self.add(binascii.a2b_base64(text))
        elif element == "date":
            parts = [int(part) for part in _DATE.match(text).groups() if part is not None]
            self.add(datetime.datetime(*parts, tzinfo=datetime.UTC if self.aware else None))
        self.text.clear()


class _XMLWriter:
    """Writes an object as XML."""

    def __init__(self, file, sort_keys, skipkeys, aware_datetime):
        self.write = file.write
        self.sort_keys = sort_keys
        self.skipkeys = skipkeys
        self.aware = aware_datetime

    def write_all(self, value):
        self.write(PLISTHEADER + b'<plist version="1.0">\n')
        self.value(value, 0)
        self.write(b"</plist>\n")

    def line(self, text, level):
        self.write(b"\t" * level + text.encode() + b"\n")

    def value(self, value, level):
        if isinstance(value, str):
            self.line(f"<string>{_escape(value)}</string>", level)
        elif value is True:
            self.line("<true/>", level)
        elif value is False:
            self.line("<false/>", level)
        elif isinstance(value, int):
            if not -1 << 63 <= value < 1 << 64:
                raise OverflowError(value)
            self.line(f"<integer>{int(value)}</integer>", level)
        elif isinstance(value, float):
            self.line(f"<real>{value!r}</real>", level)
        elif isinstance(value, dict):
            self.dict(value, level)
        elif isinstance(value, (bytes, bytearray)):
            self.data(value, level)
        elif isinstance(value, datetime.datetime):
            if self.aware:
                value = value.astimezone(datetime.UTC)
            self.line(f"<date>{value.year:04}-{value.month:02}-{value.day:02}"
                      f"T{value.hour:02}:{value.minute:02}:{value.second:02}Z</date>", level)
        elif isinstance(value, (tuple, list)):
            if not value:
                self.line("<array/>", level)
                return
            self.line("<array>", level)
            for part in value:
                self.value(part, level + 1)
            self.line("</array>", level)
        else:
            raise TypeError(f"unsupported type: {type(value)}")

    def dict(self, value, level):
        if not value:
            self.line("<dict/>", level)
            return
        self.line("<dict>", level)
        for key, part in sorted(value.items()) if self.sort_keys else value.items():
            if not isinstance(key, str):
                if self.skipkeys:
                    continue
                raise TypeError("keys must be strings")
            self.line(f"<key>{_escape(key)}</key>", level + 1)
            self.value(part, level + 1)
        self.line("</dict>", level)

    def data(self, data, level):
        self.line("<data>", level)
        width = max(16, 76 - 8 * level) // 4 * 3
        for i in range(0, len(data), width):
            self.line(binascii.b2a_base64(data[i:i + width], newline=False).decode("ascii"), level)
        self.line("</data>", level)


def _is_xml(header):
    for encoding, bom in (("utf-8", b"\xef\xbb\xbf"), ("utf-16-le", b"\xff\xfe"), ("utf-16-be", b"\xfe\xff")):
        if header.startswith((b"<?xml", b"<plist")):
            return True
        for start in ("<?xml", "<plist"):
            if header.startswith(bom + start.encode(encoding)):
                return True
    return False


# The binary format

_EPOCH = datetime.datetime(2001, 1, 1)


class _BinaryReader:
    """Reads an object in the binary format."""

    def __init__(self, dict_type, aware_datetime):
        self.dict_type = dict_type
        self.aware = aware_datetime

    def read(self, file):
        try:
            self.file = file
            file.seek(-32, 2)
            trailer = file.read(32)
            if len(trailer) != 32:
                raise InvalidFileException()
            offset_size, self.ref_size, count, top, table = struct.unpack(">6xBBQQQ", trailer)
            file.seek(table)
            self.offsets = self.numbers(count, offset_size)
            self.objects = [self] * count  # stands for what is not read yet
            return self.object(top)
        except (OSError, IndexError, struct.error, OverflowError, ValueError):
            raise InvalidFileException()

    def bytes(self, n):
        data = self.file.read(n)
        if len(data) != n:
            raise InvalidFileException()
        return data

    def numbers(self, n, size):
        if not size:
            raise InvalidFileException()
        data = self.bytes(n * size)
        if size in (1, 2, 4, 8):
            return struct.unpack(f">{n}{' BH I   Q'[size]}", data)
        return tuple(int.from_bytes(data[i:i + size], "big") for i in range(0, size * n, size))

    def size(self, low):
        if low != 0xF:
            return low
        marker = self.file.read(1)[0] & 3
        return int.from_bytes(self.bytes(1 << marker), "big")

    def object(self, ref):
        if ref >= len(self.objects):
            raise InvalidFileException()
        made = self.objects[ref]
        if made is not self:
            return made
        self.file.seek(self.offsets[ref])
        token = self.file.read(1)[0]
        kind, low = token & 0xF0, token & 0x0F
        if token == 0x00:
            made = None
        elif token == 0x08:
            made = False
        elif token == 0x09:
            made = True
        elif token == 0x0F:
            made = b""
        elif kind == 0x10:
            made = int.from_bytes(self.bytes(1 << low), "big", signed=low >= 3)
        elif token == 0x22:
            made = struct.unpack(">f", self.bytes(4))[0]
        elif token == 0x23:
            made = struct.unpack(">d", self.bytes(8))[0]
        elif token == 0x33:
            epoch = _EPOCH.replace(tzinfo=datetime.UTC) if self.aware else _EPOCH
            made = epoch + datetime.timedelta(seconds=struct.unpack(">d", self.bytes(8))[0])
        elif kind == 0x40:
            made = self.bytes(self.size(low))
        elif kind == 0x50:
            made = self.bytes(self.size(low)).decode("ascii")
        elif kind == 0x60:
            made = self.bytes(self.size(low) * 2).decode("utf-16be")
        elif kind == 0x80:
            made = UID(int.from_bytes(self.bytes(1 + low), "big"))
        elif kind == 0xA0:
            refs = self.numbers(self.size(low), self.ref_size)
            made = self.objects[ref] = []
            made.extend(self.object(part) for part in refs)
        elif kind == 0xD0:
            n = self.size(low)
            keys = self.numbers(n, self.ref_size)
            values = self.numbers(n, self.ref_size)
            made = self.objects[ref] = self.dict_type()
            try:
                for key, value in zip(keys, values):
                    made[self.object(key)] = self.object(value)
            except TypeError:
                raise InvalidFileException()
        else:
            raise InvalidFileException()
        self.objects[ref] = made
        return made


_scalars = (str, int, float, datetime.datetime, bytes)


def _width(n):
    """Return how many bytes numbers take of which n is the greatest."""
    return 1 if n < 1 << 8 else 2 if n < 1 << 16 else 4 if n < 1 << 32 else 8


class _BinaryWriter:
    """Writes an object in the binary format. What is there twice is written once."""

    def __init__(self, file, sort_keys, skipkeys, aware_datetime):
        self.file = file
        self.sort_keys = sort_keys
        self.skipkeys = skipkeys
        self.aware = aware_datetime

    def write_all(self, value):
        self.objects = []
        self.refs = {}  # of scalars by type and value, of others by identity
        self.collect(value)
        count = len(self.objects)
        self.ref_size = _width(count)
        offsets = []
        self.file.write(b"bplist00")
        for made in self.objects:
            offsets.append(self.file.tell())
            self.object(made)
        table = self.file.tell()
        offset_size = _width(table)
        self.numbers(offsets, offset_size)
        self.file.write(struct.pack(">5xBBBQQQ", 0, offset_size, self.ref_size, count, self.ref(value), table))

    def key(self, value):
        return (type(value), value) if isinstance(value, _scalars) else id(value)

    def ref(self, value):
        return self.refs[self.key(value)]

    def items(self, value):
        """Return the keys and the values of a dictionary in the order in which they are written."""
        keys, values = [], []
        for key, part in sorted(value.items()) if self.sort_keys else value.items():
            if not isinstance(key, str):
                if self.skipkeys:
                    continue
                raise TypeError("keys must be strings")
            keys.append(key)
            values.append(part)
        return keys, values

    def collect(self, value):
        key = self.key(value)
        if key in self.refs:
            return
        self.refs[key] = len(self.objects)
        self.objects.append(value)
        if isinstance(value, dict):
            keys, values = self.items(value)
            for part in (*keys, *values):
                self.collect(part)
        elif isinstance(value, (list, tuple)):
            for part in value:
                self.collect(part)

    def numbers(self, numbers, size):
        self.file.write(struct.pack(f">{len(numbers)}{' BH I   Q'[size]}", *numbers))

    def head(self, kind, n):
        if n < 15:
            self.file.write(bytes((kind | n,)))
            return
        size = _width(n)
        self.file.write(bytes((kind | 0xF, 0x10 | (1, 2, 4, 8).index(size))) + n.to_bytes(size, "big"))

    def object(self, value):
        write = self.file.write
        if value is None:
            write(b"\x00")
        elif value is False:
            write(b"\x08")
        elif value is True:
            write(b"\x09")
        elif isinstance(value, int):
            if not -1 << 63 <= value < 1 << 64:
                raise OverflowError(value)
            if value < 0:
                write(struct.pack(">Bq", 0x13, value))
            elif value < 1 << 63:
                size = _width(value)
                write(bytes((0x10 | (1, 2, 4, 8).index(size),)) + value.to_bytes(size, "big"))
            else:
                write(b"\x14" + value.to_bytes(16, "big"))
        elif isinstance(value, float):
            write(struct.pack(">Bd", 0x23, value))
        elif isinstance(value, datetime.datetime):
            if self.aware:
                since = value.astimezone(datetime.UTC) - _EPOCH.replace(tzinfo=datetime.UTC)
            else:
                since = value - _EPOCH
            write(struct.pack(">Bd", 0x33, since.total_seconds()))
        elif isinstance(value, UID):
            size = _width(value.data)
            write(bytes((0x80 | size - 1,)) + value.data.to_bytes(size, "big"))
        elif isinstance(value, (bytes, bytearray)):
            self.head(0x40, len(value))
            write(value)
        elif isinstance(value, str):
            if value.isascii():
                self.head(0x50, len(value))
                write(value.encode("ascii"))
            else:
                text = value.encode("utf-16be")
                self.head(0x60, len(text) // 2)
                write(text)
        elif isinstance(value, (list, tuple)):
            refs = [self.ref(part) for part in value]
            self.head(0xA0, len(refs))
            self.numbers(refs, self.ref_size)
        elif isinstance(value, dict):
            keys, values = self.items(value)
            self.head(0xD0, len(keys))
            self.numbers([self.ref(key) for key in keys], self.ref_size)
            self.numbers([self.ref(part) for part in values], self.ref_size)
        else:
            raise TypeError(value)


def _is_binary(header):
    return header[:8] == b"bplist00"


_FORMATS = {FMT_XML: (_is_xml, _XMLReader, _XMLWriter), FMT_BINARY: (_is_binary, _BinaryReader, _BinaryWriter)}


def load(fp, *, fmt=None, dict_type=dict, aware_datetime=False):
    """Read a property list from a file that is open in binary mode."""
    if fmt is None:
        header = fp.read(32)
        fp.seek(0)
        for detect, reader, _ in _FORMATS.values():
            if detect(header):
                break
        else:
            raise InvalidFileException()
    else:
        reader = _FORMATS[fmt][1]
    return reader(dict_type, aware_datetime).read(fp)


def loads(value, *, fmt=None, dict_type=dict, aware_datetime=False):
    """Read a property list from bytes, or from a text that is XML."""
    if isinstance(value, str):
        if fmt == FMT_BINARY:
            raise TypeError("value must be bytes-like object when fmt is FMT_BINARY")
        value = value.encode()
    from io import BytesIO
    return load(BytesIO(value), fmt=fmt, dict_type=dict_type, aware_datetime=aware_datetime)


def dump(value, fp, *, fmt=FMT_XML, sort_keys=True, skipkeys=False, aware_datetime=False):
    """Write a property list to a file that is open in binary mode."""
    if fmt not in _FORMATS:
        raise ValueError(f"Unsupported format: {fmt!r}")
    _FORMATS[fmt][2](fp, sort_keys, skipkeys, aware_datetime).write_all(value)


def dumps(value, *, fmt=FMT_XML, skipkeys=False, sort_keys=True, aware_datetime=False):
    """Return a property list as bytes."""
    from io import BytesIO
    fp = BytesIO()
    dump(value, fp, fmt=fmt, skipkeys=skipkeys, sort_keys=sort_keys, aware_datetime=aware_datetime)
    return fp.getvalue()
