# The base classes of streams. Every class here is seen as one of the module _io.

DEFAULT_BUFFER_SIZE = 8192
BlockingIOError = BlockingIOError


class UnsupportedOperation(OSError, ValueError):
    """The stream does not do that."""


UnsupportedOperation.__module__ = "io"


def _bytes_of(data):
    """The bytes of a bytes-like object."""
    if isinstance(data, bytes):
        return data
    if isinstance(data, str):
        raise TypeError("a bytes-like object is required, not 'str'")
    try:
        view = memoryview(data)
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'") from None
    with view:
        return view.tobytes()


def _size(n):
    """A size argument: a negative number for all."""
    if n is None:
        return -1
    if type(n) is not int:
        if not hasattr(n, "__index__"):
            raise TypeError(f"argument should be integer or None, not '{type(n).__name__}'")
        n = n.__index__()
    if -9223372036854775808 <= n <= 9223372036854775807:
        return n
    raise OverflowError("cannot fit 'int' into an index-sized integer")


def _position(n):
    """A place in a stream."""
    if not hasattr(n, "__index__"):
        raise TypeError(f"'{type(n).__name__}' object cannot be interpreted as an integer")
    n = n.__index__()
    if -9223372036854775808 <= n <= 9223372036854775807:
        return n
    raise OverflowError("Python int too large to convert to C ssize_t")


class _IOBase:
    """What all streams have in common; reading and writing are up to subclasses."""

    __module__ = "_io"
    _closed = False

    def _unsupported(self, name):
        raise UnsupportedOperation(name)

    def seek(self, pos, whence=0, /):
        self._unsupported("seek")

    def tell(self):
        return self.seek(0, 1)

    def truncate(self, pos=None, /):
        self._unsupported("truncate")

    def flush(self):
        self._checkClosed()

    def close(self):
        if not self._closed:
            try:
                self.flush()
            finally:
                self._closed = True

    @property
    def closed(self):
        return self._closed

    def seekable(self):
        self._checkClosed()
        return False

    def readable(self):
        self._checkClosed()
        return False

    def writable(self):
        self._checkClosed()
        return False

    def _checkClosed(self, msg=None):
        if self.closed:
            raise ValueError("I/O operation on closed file." if msg is None else msg)

    def _checkSeekable(self, msg=None):
        if not self.seekable():
            raise UnsupportedOperation("File or stream is not seekable." if msg is None else msg)

    def _checkReadable(self, msg=None):
        if not self.readable():
            raise UnsupportedOperation("File or stream is not readable." if msg is None else msg)

    def _checkWritable(self, msg=None):
        if not self.writable():
            raise UnsupportedOperation("File or stream is not writable." if msg is None else msg)

    def fileno(self):
        self._unsupported("fileno")

    def isatty(self):
        self._checkClosed()
        return False

    def __enter__(self):
        self._checkClosed()
        return self

    def __exit__(self, *args):
        self.close()

    def __iter__(self):
        self._checkClosed()
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def readline(self, size=-1, /):
        size = _size(size)
        peek = getattr(self, "peek", None)
        line = bytearray()
        while size < 0 or len(line) < size:
            n = 1
            if peek is not None:
                ahead = peek(1)
                if not ahead:
                    break
                n = ahead.find(b"\n") + 1 or len(ahead)
                if size >= 0:
                    n = min(n, size - len(line))
            piece = self.read(n)
            if not piece:
                break
            if not isinstance(piece, bytes):
                raise OSError(f"read() should have returned a bytes object, not '{type(piece).__name__}'")
            line += piece
            if line.endswith(b"\n"):
                break
        return bytes(line)

    def readlines(self, hint=-1, /):
        hint = _size(hint)
        lines = []
        n = 0
        for line in self:
            lines.append(line)
            n += len(line)
            if 0 < hint <= n:
                break
        return lines

    def writelines(self, lines, /):
        self._checkClosed()
        for line in lines:
            self.write(line)


class _RawIOBase(_IOBase):
    """Streams of bytes that read by readinto()."""

    __module__ = "_io"

    def read(self, size=-1, /):
        size = _size(size)
        if size < 0:
            return self.readall()
        data = bytearray(size)
        n = self.readinto(data)
        if n is None:
            return None
        return bytes(data[:n])

    def readall(self):
        parts = []
        while True:
            data = self.read(DEFAULT_BUFFER_SIZE)
            if not data:
                break
            parts.append(data)
        if not parts:
            return data
        return b"".join(parts)

    def readinto(self, buffer, /):
        raise NotImplementedError

    def write(self, data, /):
        raise NotImplementedError


class _BufferedIOBase(_IOBase):
    """Streams of bytes that read as much as they are asked for."""

    __module__ = "_io"

    def read(self, size=-1, /):
        self._unsupported("read")

    def read1(self, size=-1, /):
        self._unsupported("read1")

    def write(self, data, /):
        self._unsupported("write")

    def detach(self):
        self._unsupported("detach")

    def readinto(self, buffer, /):
        return self._fill(buffer, self.read)

    def readinto1(self, buffer, /):
        return self._fill(buffer, self.read1)

    def _fill(self, buffer, read):
        try:
            view = memoryview(buffer)
            if view.readonly:
                raise TypeError
        except TypeError:
            raise TypeError("readinto() argument must be read-write bytes-like object, "
                            f"not {type(buffer).__name__}") from None
        with view, view.cast("B") as target:
            data = read(len(target))
            n = len(data)
            target[:n] = data
        return n


class _TextIOBase(_IOBase):
    """Streams of text."""

    __module__ = "_io"

    encoding = None
    errors = None
    newlines = None

    def read(self, size=-1, /):
        self._unsupported("read")

    def readline(self, size=-1, /):
        self._unsupported("readline")

    def write(self, text, /):
        self._unsupported("write")

    def detach(self):
        self._unsupported("detach")


def _text_line(text, pos, newline):
    """Where the line at pos ends; newline "" means that all three endings count."""
    if newline != "":
        end = text.find("\n" if newline is None else newline, pos)
        return len(text) if end < 0 else end + len(newline or "\n")
    lf = text.find("\n", pos)
    if lf < 0:
        lf = len(text)
    cr = text.find("\r", pos, lf)
    if cr < 0:
        return min(lf + 1, len(text))
    if cr + 1 == lf and lf < len(text):
        return lf + 1
    return cr + 1


def _check_newline(newline):
    if newline is not None and not isinstance(newline, str):
        raise TypeError(f"newline must be str or None, not {type(newline).__name__}")


_LF, _CR, _CRLF = 1, 2, 4
_KINDS = {0: None, 1: "\n", 2: "\r", 3: ("\r", "\n"), 4: "\r\n", 5: ("\n", "\r\n"), 6: ("\r", "\r\n"),
          7: ("\r", "\n", "\r\n")}


def _line_ends(text):
    """Which line endings a text has."""
    if "\r" not in text:
        return _LF if "\n" in text else 0
    pairs = text.count("\r\n")
    kinds = 0
    if pairs:
        kinds |= _CRLF
    if text.count("\n") > pairs:
        kinds |= _LF
    if text.count("\r") > pairs:
        kinds |= _CR
    return kinds


class IncrementalNewlineDecoder:
    """Decodes piece by piece and makes every line ending a newline, if translate is true."""

    __module__ = "_io"

    def __init__(self, decoder, translate, errors="strict"):
        self.decoder = decoder
        self.translate = translate
        self.errors = errors
        self._seen = 0
        self._pending = False

    def decode(self, input, final=False):
        text = input if self.decoder is None else self.decoder.decode(input, final=final)
        if self._pending and (text or final):
            text = "\r" + text
            self._pending = False
        if text.endswith("\r") and not final:
            text = text[:-1]
            self._pending = True
        self._seen |= _line_ends(text)
        if self.translate and "\r" in text:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        return text

    def getstate(self):
        data, flag = (b"", 0) if self.decoder is None else self.decoder.getstate()
        return data, flag << 1 | self._pending

    def setstate(self, state):
        data, flag = state
        self._pending = bool(flag & 1)
        if self.decoder is not None:
            self.decoder.setstate((data, flag >> 1))

    def reset(self):
        self._seen = 0
        self._pending = False
        if self.decoder is not None:
            self.decoder.reset()

    @property
    def newlines(self):
        return _KINDS[self._seen]


