"""Text as bytes and back: the registry of codecs, their base classes, streams.

The codecs themselves are native; what each encoding has is put together in the package
encodings when somebody asks for it.
"""

import builtins
import sys

__all__ = ["register", "lookup", "open", "EncodedFile", "BOM", "BOM_BE", "BOM_LE", "BOM32_BE", "BOM32_LE", "BOM64_BE",
           "BOM64_LE", "BOM_UTF8", "BOM_UTF16", "BOM_UTF16_LE", "BOM_UTF16_BE", "BOM_UTF32", "BOM_UTF32_LE",
           "BOM_UTF32_BE", "CodecInfo", "Codec", "IncrementalEncoder", "IncrementalDecoder", "StreamReader",
           "StreamWriter", "StreamReaderWriter", "StreamRecoder", "getencoder", "getdecoder", "getincrementalencoder",
           "getincrementaldecoder", "getreader", "getwriter", "encode", "decode", "iterencode", "iterdecode",
           "strict_errors", "ignore_errors", "replace_errors", "xmlcharrefreplace_errors", "backslashreplace_errors",
           "namereplace_errors", "register_error", "lookup_error"]

BOM_UTF8 = b"\xef\xbb\xbf"
BOM_LE = BOM_UTF16_LE = BOM32_LE = BOM = BOM_UTF16 = b"\xff\xfe"
BOM_BE = BOM_UTF16_BE = BOM32_BE = b"\xfe\xff"
BOM_UTF32_LE = BOM64_LE = BOM_UTF32 = b"\xff\xfe\0\0"
BOM_UTF32_BE = BOM64_BE = b"\0\0\xfe\xff"


class CodecInfo(tuple):
    """What lookup() answers with: the functions and classes of an encoding."""

    _is_text_encoding = True

    def __new__(cls, encode, decode, streamreader=None, streamwriter=None, incrementalencoder=None,
                incrementaldecoder=None, name=None, *, _is_text_encoding=None):
        self = tuple.__new__(cls, (encode, decode, streamreader, streamwriter))
        self.name = name
        self.encode = encode
        self.decode = decode
        self.incrementalencoder = incrementalencoder
        self.incrementaldecoder = incrementaldecoder
        self.streamwriter = streamwriter
        self.streamreader = streamreader
        if _is_text_encoding is not None:
            self._is_text_encoding = _is_text_encoding
        return self

    def __repr__(self):
        return f"<{type(self).__module__}.{type(self).__qualname__} object for encoding {self.name} at {id(self):#x}>"

    def __getnewargs__(self):
        return tuple(self)


# The registry.

def register(search_function, /):
    """Add a function that finds codecs by their names in lower case."""
    if not callable(search_function):
        raise TypeError("argument must be callable")
    _searches().append(search_function)


def unregister(search_function, /):
    """Take back register(), and forget the codecs found so far."""
    searches = _searches()
    for i, known in enumerate(searches):
        if known is search_function:
            del searches[i]
            _codec_cache().clear()
            break


def lookup(encoding, /):
    """Find the codec of an encoding."""
    if not isinstance(encoding, str):
        raise TypeError(f"lookup() argument must be str, not {type(encoding).__name__}")
    if "\0" in encoding:
        raise ValueError("embedded null character")
    name = _search_name(encoding)
    info = _codec_cache().get(name)
    if info is None:
        import encodings
        info = encodings.search_function(name)
        if info is None:
            return _registered_codec(encoding)
        _codec_cache()[name] = info
    return info


def encode(obj, encoding="utf-8", errors=None):
    """Encode an object by any codec."""
    return _run(obj, encoding, errors, 0)


def decode(obj, encoding="utf-8", errors=None):
    """Decode an object by any codec."""
    return _run(obj, encoding, errors, 1)


# Pickles name these.
encode.__module__ = decode.__module__ = "_codecs"

_ACTIONS = (("encode", "encoding", "encoder must return a tuple (object, integer)"),
            ("decode", "decoding", "decoder must return a tuple (object,integer)"))


def _run(obj, encoding, errors, which):
    name, doing, shape = _ACTIONS[which]
    if not isinstance(encoding, str):
        raise TypeError(f"{name}() argument 'encoding' must be str, not {type(encoding).__name__}")
    if errors is not None and not isinstance(errors, str):
        raise TypeError(f"{name}() argument 'errors' must be str, not {type(errors).__name__}")
    call = lookup(encoding)[which]
    try:
        answer = call(obj) if errors is None else call(obj, errors)
    except BaseException as e:
        e.add_note(f"{doing} with '{encoding}' codec failed")
        raise
    if not isinstance(answer, tuple) or len(answer) != 2:
        raise TypeError(shape)
    return answer[0]


def getencoder(encoding):
    """The function that encodes."""
    return lookup(encoding).encode


def getdecoder(encoding):
    """The function that decodes."""
    return lookup(encoding).decode


def getincrementalencoder(encoding):
    """The class that encodes piece by piece."""
    encoder = lookup(encoding).incrementalencoder
    if encoder is None:
        raise LookupError(encoding)
    return encoder


def getincrementaldecoder(encoding):
    """The class that decodes piece by piece."""
    decoder = lookup(encoding).incrementaldecoder
    if decoder is None:
        raise LookupError(encoding)
    return decoder


def getreader(encoding):
    """The class of streams that decode what they read."""
    return lookup(encoding).streamreader


def getwriter(encoding):
    """The class of streams that encode what is written."""
    return lookup(encoding).streamwriter


def iterencode(iterator, encoding, errors="strict", **kwargs):
    """Encode the texts of an iterable one by one."""
    encoder = getincrementalencoder(encoding)(errors, **kwargs)
    for text in iterator:
        data = encoder.encode(text)
        if data:
            yield data
    data = encoder.encode("", True)
    if data:
        yield data


def iterdecode(iterator, encoding, errors="strict", **kwargs):
    """Decode the bytes of an iterable one by one."""
    decoder = getincrementaldecoder(encoding)(errors, **kwargs)
    for data in iterator:
        text = decoder.decode(data)
        if text:
            yield text
    text = decoder.decode(b"", True)
    if text:
        yield text


# Error handlers.


def register_error(errors, handler, /):
    """Make a function the error handler of a name."""
    if not isinstance(errors, str):
        raise TypeError(f"register_error() argument 1 must be str, not {type(errors).__name__}")
    if not callable(handler):
        raise TypeError("handler must be callable")
    _register_error(errors, handler)


def lookup_error(name, /):
    """Find the error handler of a name."""
    if not isinstance(name, str):
        raise TypeError(f"lookup_error() argument must be str, not {type(name).__name__}")
    handler = _registered_error(name)
    if handler is None:
        handler = _HANDLERS.get(name)
        if handler is None:
            raise LookupError(f"unknown error handler name '{name}'")
    return handler


def _span(exc):
    # The part of the object that an error is about, moved into it.
    size = len(_object(exc))
    start = exc.start
    end = exc.end
    start = max(start, 0)
    if start >= size:
        start = size - 1
    return start, min(max(end, 1), size)


def _object(exc):
    obj = exc.object
    if isinstance(exc, UnicodeDecodeError):
        if not isinstance(obj, bytes):
            raise TypeError("object attribute must be bytes")
    elif not isinstance(obj, str):
        raise TypeError("object attribute must be unicode")
    return obj


def _unhandled(exc):
    raise TypeError(f"don't know how to handle {type(exc).__name__} in error callback")


_UNICODE = (UnicodeEncodeError, UnicodeDecodeError, UnicodeTranslateError)


def _strict(exc):
    if not isinstance(exc, BaseException):
        raise TypeError("codec must pass exception instance")
    raise exc


def _ignore(exc):
    if not isinstance(exc, _UNICODE):
        _unhandled(exc)
    return "", _span(exc)[1]


def _replace(exc):
    if not isinstance(exc, _UNICODE):
        _unhandled(exc)
    start, end = _span(exc)
    if isinstance(exc, UnicodeEncodeError):
        return "?" * (end - start), end
    if isinstance(exc, UnicodeDecodeError):
        return "\ufffd", end
    return "\ufffd" * (end - start), end


def _spelled(name, kinds):
    # A handler that writes what cannot be encoded in another way.
    def handler(exc):
        if not isinstance(exc, kinds):
            _unhandled(exc)
        start, end = _span(exc)
        if start >= end:
            return "", end
        if isinstance(exc, UnicodeDecodeError):
            return _replace_bytes(name, "", exc.object, start, end)
        return _replace_text(name, "", exc.object[start:end]), end
    return handler


def _surrogates(name):
    def handler(exc):
        if not isinstance(exc, (UnicodeEncodeError, UnicodeDecodeError)):
            _unhandled(exc)
        start, end = _span(exc)
        if isinstance(exc, UnicodeDecodeError):
            answer = _replace_bytes(name, exc.encoding, exc.object, start, end)
        else:
            answer = _replace_text(name, exc.encoding, exc.object[start:end]), end
        if answer is None or answer[0] is None:
            raise exc
        return answer
    return handler


_HANDLERS = {"strict": strict_errors, "ignore": ignore_errors, "replace": replace_errors,
             "xmlcharrefreplace": xmlcharrefreplace_errors, "backslashreplace": backslashreplace_errors,
             "namereplace": namereplace_errors, "surrogateescape": surrogateescape, "surrogatepass": surrogatepass}
_ANSWERS = {"strict_errors": _strict, "ignore_errors": _ignore, "replace_errors": _replace,
            "xmlcharrefreplace_errors": _spelled("xmlcharrefreplace", UnicodeEncodeError),
            "backslashreplace_errors": _spelled("backslashreplace", _UNICODE),
            "namereplace_errors": _spelled("namereplace", UnicodeEncodeError),
            "surrogateescape": _surrogates("surrogateescape"), "surrogatepass": _surrogates("surrogatepass")}
del surrogateescape, surrogatepass


def _answer(name, exc):
    return _ANSWERS[name](exc)


# What codecs are made of.

_ENCODED = "encoding error handler must return (str/bytes, int) tuple"
_DECODED = "decoding error handler must return (str, int) tuple"


def _encoded(name, text, errors):
    if errors is None:
        errors = "strict"
    answer = _encode_part(text, name, errors, 0)
    return (_encode_steps(text, name, errors) if answer is None else answer[0]), len(text)


def _decode_on(data, encoding, errors, at, state, final):
    # Decodes with an error handler that is not built in.
    out = []
    handler = None
    while True:
        piece, at, state, exc, base = _decode_from(data, encoding, at, state, final)
        out.append(piece)
        if exc is None:
            return "".join(out), at, state
        if handler is None:
            handler = lookup_error(errors)
        answer = handler(exc)
        if base == 0:
            data = _decoded_object(exc)
        piece, to = _handler_answer(answer, str, _DECODED, len(data) - base)
        at = base + to
        out.append(piece)


def charmap_build(map, /):
    """The inverse of a decoding table, for charmap_encode()."""
    if not isinstance(map, str):
        raise TypeError(f"charmap_build() argument must be str, not {type(map).__name__}")
    table = {ord(c): i for i, c in enumerate(map[:256]) if c != "\ufffe"}
    if len(map) >= 256 and max(map[:256]) < "\U00010000" and map[0] == "\0":
        return EncodingMap(table)
    return table


class EncodingMap:
    """The inverse of a decoding table."""

    __slots__ = ("_of",)
    __hash__ = object.__hash__

    def __init__(self, table):
        self._of = table

    def __getitem__(self, code):
        return self._of[code]

    def size(self):
        return sys.getsizeof(self._of)


def _char_bytes(mapping, code):
    # What a mapping writes for a character, None for nothing.
    try:
        x = mapping[code]
    except LookupError:
        return None
    if x is None or isinstance(x, bytes):
        return x
    if isinstance(x, int):
        if not 0 <= x < 256:
            raise TypeError("character mapping must be in range(256)")
        return bytes((x,))
    raise TypeError(f"character mapping must return integer, bytes or None, not {type(x).__name__}")


def charmap_encode(str, errors=None, mapping=None, /):
    """Encode by a mapping from characters to bytes."""
    text = _text_argument("charmap_encode", str)
    _errors_argument("charmap_encode", errors)
    if mapping is None:
        return _encoded("latin-1", text, errors)
    if errors is None:
        errors = "strict"
    out = []
    size = len(text)
    i = 0
    while i < size:
        piece = _char_bytes(mapping, ord(text[i]))
        if piece is not None:
            out.append(piece)
            i += 1
            continue
        end = i + 1
        while end < size and _char_bytes(mapping, ord(text[end])) is None:
            end += 1
        if errors == "strict":
            raise UnicodeEncodeError("charmap", text, i, end, "character maps to <undefined>")
        if errors == "ignore":
            i = end
            continue
        exc = UnicodeEncodeError("charmap", text, i, end, "character maps to <undefined>")
        spelled, i = _handler_answer(lookup_error(errors)(exc), (builtins.str, bytes), _ENCODED, size)
        if isinstance(spelled, bytes):
            out.append(spelled)
            continue
        for c in spelled:
            piece = _char_bytes(mapping, ord(c))
            if piece is None:
                raise exc
            out.append(piece)
    return b"".join(out), size


def _mapped_char(mapping, byte):
    # The text of a byte, None for nothing.
    if isinstance(mapping, str):
        c = mapping[byte] if byte < len(mapping) else "\ufffe"
        return None if c == "\ufffe" else c
    try:
        x = mapping[byte]
    except LookupError:
        return None
    if x is None or x == "\ufffe":
        return None
    if isinstance(x, int):
        if x == 0xFFFE:
            return None
        if not 0 <= x < 0x110000:
            raise TypeError("character mapping must be in range(0x110000)")
        return chr(x)
    if isinstance(x, str):
        return x
    raise TypeError("character mapping must return integer, None or str")


def charmap_decode(data, errors=None, mapping=None, /):
    """Decode by a mapping from bytes to characters."""
    data = _bytes_argument(data)
    _errors_argument("charmap_decode", errors)
    if mapping is None:
        return _decode_part(data, "latin-1", "strict" if errors is None else errors, 0, True)[:2]
    if errors is None:
        errors = "strict"
    out = []
    i = 0
    while i < len(data):
        c = _mapped_char(mapping, data[i])
        if c is not None:
            out.append(c)
            i += 1
            continue
        if errors == "ignore":
            i += 1
            continue
        exc = UnicodeDecodeError("charmap", data, i, i + 1, "character maps to <undefined>")
        if errors == "strict":
            raise exc
        answer = lookup_error(errors)(exc)
        data = _decoded_object(exc)
        c, i = _handler_answer(answer, str, _DECODED, len(data))
        out.append(c)
    return "".join(out), len(data)


def _text_argument(name, text):
    if not isinstance(text, str):
        raise TypeError(f"{name}() argument 1 must be str, not {'None' if text is None else type(text).__name__}")
    return text


def _errors_argument(name, errors):
    if errors is not None and not isinstance(errors, str):
        raise TypeError(f"{name}() argument 2 must be str or None, not {type(errors).__name__}")


def _bytes_argument(data):
    if isinstance(data, bytes):
        return data
    if isinstance(data, str):
        raise TypeError("a bytes-like object is required, not 'str'")
    try:
        return bytes(memoryview(data))
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'") from None


def readbuffer_encode(data, errors=None, /):
    """The bytes of an object."""
    if isinstance(data, str):
        data = data.encode()
    data = _bytes_argument(data)
    return data, len(data)


_ESCAPES = {"\n": b"", "\\": b"\\", "'": b"'", '"': b'"', "b": b"\b", "f": b"\f", "t": b"\t", "n": b"\n", "r": b"\r",
            "v": b"\v", "a": b"\a"}


def escape_decode(data, errors=None, /):
    """Read the escape sequences of a bytes literal."""
    if isinstance(data, str):
        data = data.encode()
    data = _bytes_argument(data)
    out = []
    size = len(data)
    i = 0
    wrong = None
    while True:
        j = data.find(b"\\", i)
        if j < 0:
            out.append(data[i:])
            break
        out.append(data[i:j])
        if j + 1 == size:
            raise ValueError("Trailing \\ in string")
        c = chr(data[j + 1])
        i = j + 2
        known = _ESCAPES.get(c)
        if known is not None:
            out.append(known)
        elif "0" <= c <= "7":
            while i < size and i < j + 4 and 0x30 <= data[i] <= 0x37:
                i += 1
            code = int(data[j + 1:i], 8)
            if code > 255 and wrong is None:
                wrong = f"invalid octal escape sequence '{data[j:i].decode()}'"
            out.append(bytes((code & 255,)))
        elif c == "x":
            digits = data[i:i + 2]
            if len(digits) == 2 and digits.isalnum() and not digits.lower().strip(b"0123456789abcdef"):
                out.append(bytes((int(digits, 16),)))
                i += 2
                continue
            if errors is None or errors == "strict":
                raise ValueError(f"invalid \\x escape at position {j}")
            if errors == "replace":
                out.append(b"?")
            elif errors != "ignore":
                raise ValueError(f"decoding error; unknown error handling code: {errors}")
            if i < size and not data[i:i + 1].lower().strip(b"0123456789abcdef"):
                i += 1
        else:
            if wrong is None:
                wrong = f"invalid escape sequence '\\{c}'"
            out.append(data[j:i])
    if wrong is not None:
        _warn(DeprecationWarning, wrong)
    return b"".join(out), size


def escape_encode(data, errors=None, /):
    """Write bytes as in a literal."""
    if not isinstance(data, bytes):
        raise TypeError(f"escape_encode() argument 1 must be bytes, not {type(data).__name__}")
    body = repr(data + b'"')[2:-2].replace("\\'", "'")
    return body.replace("'", "\\'").encode(), len(data)


def make_identity_dict(rng):
    """A dictionary that maps the elements of rng to themselves."""
    return {i: i for i in rng}


def make_encoding_map(decoding_map):
    """The inverse of a decoding map; what two bytes stand for cannot be encoded."""
    m = {}
    for k, v in decoding_map.items():
        m[v] = None if v in m else k
    return m


class Codec:
    """The base of codecs without a state."""

    def encode(self, input, errors="strict"):
        raise NotImplementedError

    def decode(self, input, errors="strict"):
        raise NotImplementedError


class IncrementalEncoder:
    """The base of encoders that take their input piece by piece."""

    def __init__(self, errors="strict"):
        self.errors = errors
        self.buffer = ""

    def encode(self, input, final=False):
        raise NotImplementedError

    def reset(self):
        """Begin anew."""

    def getstate(self):
        return 0

    def setstate(self, state):
        """Go on from a state that getstate() gave."""


class BufferedIncrementalEncoder(IncrementalEncoder):
    """An encoder that keeps what it cannot encode yet."""

    def __init__(self, errors="strict"):
        IncrementalEncoder.__init__(self, errors)
        self.buffer = ""

    def _buffer_encode(self, input, errors, final):
        raise NotImplementedError

    def encode(self, input, final=False):
        text = self.buffer + input
        data, used = self._buffer_encode(text, self.errors, final)
        self.buffer = text[used:]
        return data

    def reset(self):
        IncrementalEncoder.reset(self)
        self.buffer = ""

    def getstate(self):
        return self.buffer or 0

    def setstate(self, state):
        self.buffer = state or ""


class IncrementalDecoder:
    """The base of decoders that take their input piece by piece."""

    def __init__(self, errors="strict"):
        self.errors = errors

    def decode(self, input, final=False):
        raise NotImplementedError

    def reset(self):
        """Begin anew."""

    def getstate(self):
        return b"", 0

    def setstate(self, state):
        """Go on from a state that getstate() gave."""


class BufferedIncrementalDecoder(IncrementalDecoder):
    """A decoder that keeps what it cannot decode yet."""

    def __init__(self, errors="strict"):
        IncrementalDecoder.__init__(self, errors)
        self.buffer = b""

    def _buffer_decode(self, input, errors, final):
        raise NotImplementedError

    def decode(self, input, final=False):
        data = self.buffer + input
        text, used = self._buffer_decode(data, self.errors, final)
        self.buffer = data[used:]
        return text

    def reset(self):
        IncrementalDecoder.reset(self)
        self.buffer = b""

    def getstate(self):
        return self.buffer, 0

    def setstate(self, state):
        self.buffer = state[0]


class _Stream:
    # What readers and writers of streams have in common.

    def __getattr__(self, name):
        return getattr(self.stream, name)

    def __enter__(self):
        return self

    def __exit__(self, type, value, tb):
        self.stream.close()

    def __reduce_ex__(self, proto):
        raise TypeError(f"can't serialize {self.__class__.__name__}")


class StreamWriter(_Stream, Codec):
    """A stream that encodes what is written to it and writes that to another one."""

    def __init__(self, stream, errors="strict"):
        self.stream = stream
        self.errors = errors

    def write(self, object):
        data, _ = self.encode(object, self.errors)
        self.stream.write(data)

    def writelines(self, list):
        self.write("".join(list))

    def reset(self):
        """Begin anew."""

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        if whence == 0 and offset == 0:
            self.reset()


class StreamReader(_Stream, Codec):
    """A stream that decodes what it reads from another one.

    What is read and not yet handed out is bytebuffer, undecoded, and charbuffer, or
    linebuffer, a list of lines, while those are being handed out.
    """

    charbuffertype = str

    def __init__(self, stream, errors="strict"):
        self.stream = stream
        self.errors = errors
        self.bytebuffer = b""
        self._empty_charbuffer = self.charbuffertype()
        self.charbuffer = self._empty_charbuffer
        self.linebuffer = None

    def decode(self, input, errors="strict"):
        raise NotImplementedError

    def _join_lines(self):
        if self.linebuffer:
            self.charbuffer = self._empty_charbuffer.join(self.linebuffer)
            self.linebuffer = None

    def read(self, size=-1, chars=-1, firstline=False):
        """Read and decode about size bytes, or exactly that many characters."""
        self._join_lines()
        if chars < 0:
            chars = size
        while chars < 0 or len(self.charbuffer) < chars:
            fresh = self.stream.read() if size < 0 else self.stream.read(size)
            data = self.bytebuffer + fresh
            if not data:
                break
            try:
                text, used = self.decode(data, self.errors)
            except UnicodeDecodeError as exc:
                # An error behind the first line can wait until its turn.
                if not firstline:
                    raise
                text, used = self.decode(data[:exc.start], self.errors)
                if len(text.splitlines(keepends=True)) <= 1:
                    raise
            self.bytebuffer = data[used:]
            self.charbuffer += text
            if not fresh:
                break
        if chars < 0:
            text, self.charbuffer = self.charbuffer, self._empty_charbuffer
        else:
            text, self.charbuffer = self.charbuffer[:chars], self.charbuffer[chars:]
        return text

    def readline(self, size=None, keepends=True):
        """Read one line, or what one read of size bytes gives of it."""
        if self.linebuffer:
            line = self.linebuffer.pop(0)
            if len(self.linebuffer) == 1:
                self.charbuffer = self.linebuffer[0]
                self.linebuffer = None
            return line if keepends else line.splitlines(keepends=False)[0]
        step = size or 72
        line = self._empty_charbuffer
        while True:
            data = self.read(step, firstline=True)
            if data[-1:] in ("\r", b"\r") and data:
                data += self.read(size=1, chars=1)   # the other half of the line end
            line += data
            lines = line.splitlines(keepends=True)
            if len(lines) > 1:
                line = lines.pop(0)
                if len(lines) > 1:
                    lines[-1] += self.charbuffer
                    self.linebuffer = lines
                    self.charbuffer = None
                else:
                    self.charbuffer = lines[0] + self.charbuffer
                break
            if lines and lines[0] != lines[0].splitlines(keepends=False)[0]:
                break
            if not data or size is not None:
                break
            if step < 8000:
                step *= 2
        if line and not keepends:
            line = line.splitlines(keepends=False)[0]
        return line

    def readlines(self, sizehint=None, keepends=True):
        """Read all lines there are."""
        return self.read().splitlines(keepends)

    def reset(self):
        """Forget what was read and not handed out."""
        self.bytebuffer = b""
        self.charbuffer = self._empty_charbuffer
        self.linebuffer = None

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self.reset()

    def __next__(self):
        line = self.readline()
        if line:
            return line
        raise StopIteration

    def __iter__(self):
        return self


class StreamReaderWriter(_Stream):
    """A stream with a reader and a writer of one encoding."""

    encoding = "unknown"

    def __init__(self, stream, Reader, Writer, errors="strict"):
        self.stream = stream
        self.reader = Reader(stream, errors)
        self.writer = Writer(stream, errors)
        self.errors = errors

    def read(self, size=-1):
        return self.reader.read(size)

    def readline(self, size=None, keepends=True):
        return self.reader.readline(size, keepends)

    def readlines(self, sizehint=None, keepends=True):
        return self.reader.readlines(sizehint, keepends)

    def __next__(self):
        return next(self.reader)

    def __iter__(self):
        return self

    def write(self, data):
        return self.writer.write(data)

    def writelines(self, list):
        return self.writer.writelines(list)

    def reset(self):
        self.reader.reset()
        self.writer.reset()

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self.reader.reset()
        if whence == 0 and offset == 0:
            self.writer.reset()


class StreamRecoder(_Stream):
    """A stream of bytes of one encoding over a stream of bytes of another one."""

    data_encoding = "unknown"
    file_encoding = "unknown"

    def __init__(self, stream, encode, decode, Reader, Writer, errors="strict"):
        self.stream = stream
        self.encode = encode
        self.decode = decode
        self.reader = Reader(stream, errors)
        self.writer = Writer(stream, errors)
        self.errors = errors

    def read(self, size=-1):
        return self.encode(self.reader.read(size), self.errors)[0]

    def readline(self, size=None):
        text = self.reader.readline() if size is None else self.reader.readline(size)
        return self.encode(text, self.errors)[0]

    def readlines(self, sizehint=None):
        return self.encode(self.reader.read(), self.errors)[0].splitlines(keepends=True)

    def __next__(self):
        return self.encode(next(self.reader), self.errors)[0]

    def __iter__(self):
        return self

    def write(self, data):
        return self.writer.write(self.decode(data, self.errors)[0])

    def writelines(self, list):
        return self.writer.write(self.decode(b"".join(list), self.errors)[0])

    def reset(self):
        self.reader.reset()
        self.writer.reset()

    def seek(self, offset, whence=0):
        self.reader.seek(offset, whence)
        self.writer.seek(offset, whence)


def open(filename, mode="r", encoding=None, errors="strict", buffering=-1):
    """Open a file whose text is encoded: a StreamReaderWriter, or the plain file without an encoding."""
    if encoding is not None and "b" not in mode:
        mode += "b"
    file = builtins.open(filename, mode, buffering)
    if encoding is None:
        return file
    try:
        info = lookup(encoding)
        stream = StreamReaderWriter(file, info.streamreader, info.streamwriter, errors)
        stream.encoding = encoding
        return stream
    except:
        file.close()
        raise


def EncodedFile(file, data_encoding, file_encoding=None, errors="strict"):
    """A stream of bytes in data_encoding over a file in file_encoding."""
    if file_encoding is None:
        file_encoding = data_encoding
    data = lookup(data_encoding)
    inner = lookup(file_encoding)
    stream = StreamRecoder(file, data.encode, data.decode, inner.streamreader, inner.streamwriter, errors)
    stream.data_encoding = data_encoding
    stream.file_encoding = file_encoding
    return stream


for _class in (_Stream, CodecInfo, Codec, IncrementalEncoder, BufferedIncrementalEncoder, IncrementalDecoder,
               BufferedIncrementalDecoder, StreamWriter, StreamReader, StreamReaderWriter, StreamRecoder):
    _class.__module__ = "codecs"
del _class


# What natives of this module go on with.


def _decode_shaped(data, encoding, errors, state, final, shape):
    text, used, state = _decode_on(data, encoding, errors, 0, state, final)
    if shape == 2:
        return text, used
    if shape == 3:
        return text, used, {1: -1, 2: 1}.get(state, 0)
    return text, used, state


def _transform_failed(kind, text):
    if kind == "binascii.Error":
        from binascii import Error
        raise Error(text)
    raise ValueError(text)
