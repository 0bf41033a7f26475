class StringIO(_TextIOBase):
    """Text in memory."""

    __module__ = "_io"

    # The text is _text and then _tail, a list of what was appended since; _pos is a place
    # in all of it.

    def __init__(self, initial_value="", newline="\n"):
        _check_newline(newline)
        if newline not in (None, "", "\n", "\r", "\r\n"):
            raise ValueError(f"illegal newline value: {newline!r}")
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError(f"initial_value must be str or None, not {type(initial_value).__name__}")
        self._newline = newline
        self._seen = 0
        self._text = ""
        self._tail = []
        self._pos = self._len = 0
        self._closed = False
        if initial_value:
            self.write(initial_value)
            self._pos = 0

    def _whole(self):
        if self._tail:
            self._tail.insert(0, self._text)
            self._text = "".join(self._tail)
            self._tail = []
        return self._text

    def _open(self):
        if self._closed:
            raise ValueError("I/O operation on closed file")

    def getvalue(self):
        self._open()
        return self._whole()

    def write(self, text, /):
        if self._closed:
            self._open()
        if not isinstance(text, str):
            raise TypeError(f"string argument expected, got '{type(text).__name__}'")
        n = len(text)
        newline = self._newline
        if newline is None:
            if text:
                self._seen |= _line_ends(text)
                if "\r" in text:
                    text = text.replace("\r\n", "\n").replace("\r", "\n")
        elif newline != "\n" and newline:
            text = text.replace("\n", newline)
        if not text:
            return n
        size = len(text)
        pos = self._pos
        if pos == self._len:
            self._tail.append(text)
            self._pos = self._len = pos + size
            return n
        whole = self._whole()
        if pos > self._len:
            whole += "\0" * (pos - self._len)
        self._text = whole[:pos] + text + whole[pos + size:]
        self._len = len(self._text)
        self._pos = pos + size
        return n

    def read(self, size=-1, /):
        self._open()
        size = _size(size)
        pos = self._pos
        if pos >= self._len:
            return ""
        end = self._len if size < 0 else min(pos + size, self._len)
        self._pos = end
        return self._whole()[pos:end]

    def readline(self, size=-1, /):
        if self._closed:
            self._open()
        size = _size(size)
        pos = self._pos
        if pos >= self._len:
            return ""
        text = self._whole()
        end = _text_line(text, pos, self._newline)
        if 0 <= size < end - pos:
            end = pos + size
        self._pos = end
        return text[pos:end]

    def __iter__(self):
        self._open()
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def tell(self):
        self._open()
        return self._pos

    def seek(self, pos, whence=0, /):
        self._open()
        pos = _position(pos)
        if whence not in (0, 1, 2):
            raise ValueError(f"Invalid whence ({whence}, should be 0, 1 or 2)")
        if pos < 0 and whence == 0:
            raise ValueError(f"Negative seek position {pos}")
        if whence != 0 and pos != 0:
            raise OSError("Can't do nonzero cur-relative seeks")
        if whence == 1:
            pos = self._pos
        elif whence == 2:
            pos = self._len
        self._pos = pos
        return pos

    def truncate(self, pos=None, /):
        self._open()
        if pos is None:
            pos = self._pos
        else:
            pos = _size(pos)
        if pos < 0:
            raise ValueError(f"Negative size value {pos}")
        if pos < self._len:
            self._text = self._whole()[:pos]
            self._len = pos
        return pos

    def close(self):
        self._closed = True
        self._text = ""
        self._tail = []

    @property
    def closed(self):
        return self._closed

    @property
    def line_buffering(self):
        self._open()
        return False

    @property
    def newlines(self):
        self._open()
        return _KINDS[self._seen]

    def readable(self):
        self._open()
        return True

    def writable(self):
        self._open()
        return True

    def seekable(self):
        self._open()
        return True

    def __getstate__(self):
        newline = self._newline
        extra = {k: v for k, v in self.__dict__.items() if k not in _STRING_FIELDS}
        return self.getvalue(), newline, self._pos, extra or None

    def __setstate__(self, state):
        self._open()
        if not isinstance(state, tuple) or len(state) < 4:
            raise TypeError(f"{type(self).__name__}.__setstate__ argument should be 4-tuple, got {type(state).__name__}")
        text, newline, pos, extra = state
        StringIO.__init__(self, text, newline)
        self._text = text or ""
        self._tail = []
        self._len = len(self._text)
        if not isinstance(pos, int):
            raise TypeError(f"third item of state must be an integer, got {type(pos).__name__}")
        if pos < 0:
            raise ValueError("position value cannot be negative")
        self._pos = pos
        if extra is not None:
            if not isinstance(extra, dict):
                raise TypeError(f"fourth item of state should be a dict, got a {type(extra).__name__}")
            self.__dict__.update(extra)


_fix_class(StringIO)


_STRING_FIELDS = ("_newline", "_seen", "_text", "_tail", "_pos", "_len", "_closed")


class BytesIO(_BufferedIOBase):
    """Bytes in memory."""

    __module__ = "_io"

    def __init__(self, initial_bytes=b""):
        self._data = bytearray()
        self._pos = 0
        self._closed = False
        if initial_bytes is not None:
            self._data += _bytes_of(initial_bytes)

    def _open(self):
        if self._closed:
            raise ValueError("I/O operation on closed file.")

    def getvalue(self):
        self._open()
        return bytes(self._data)

    def getbuffer(self):
        self._open()
        return memoryview(self._data)

    def read(self, size=-1, /):
        self._open()
        size = _size(size)
        pos = self._pos
        data = self._data[pos:] if size < 0 else self._data[pos:pos + size]
        self._pos = pos + len(data)
        return bytes(data)

    def read1(self, size=-1, /):
        return self.read(size)

    def readline(self, size=-1, /):
        self._open()
        size = _size(size)
        pos = self._pos
        end = self._data.find(b"\n", pos) + 1 or len(self._data)
        if 0 <= size < end - pos:
            end = pos + size
        if end <= pos:
            return b""
        self._pos = end
        return bytes(self._data[pos:end])

    def readinto(self, buffer, /):
        self._open()
        return self._fill(buffer, self.read)

    def write(self, data, /):
        self._open()
        data = _bytes_of(data)
        n = len(data)
        if n:
            pos = self._pos
            buf = self._data
            if pos > len(buf):
                buf += bytes(pos - len(buf))
            buf[pos:pos + n] = data
            self._pos = pos + n
        return n

    def tell(self):
        self._open()
        return self._pos

    def seek(self, pos, whence=0, /):
        self._open()
        pos = _position(pos)
        if whence == 0:
            if pos < 0:
                raise ValueError(f"negative seek value {pos}")
        elif whence == 1:
            pos = max(self._pos + pos, 0)
        elif whence == 2:
            pos = max(len(self._data) + pos, 0)
        else:
            raise ValueError(f"invalid whence ({whence}, should be 0, 1 or 2)")
        self._pos = pos
        return pos

    def truncate(self, size=None, /):
        self._open()
        if size is None:
            size = self._pos
        else:
            size = _size(size)
            if size < 0:
                raise ValueError(f"negative size value {size}")
        if size < len(self._data):
            del self._data[size:]
        return size

    def close(self):
        self._closed = True

    @property
    def closed(self):
        return self._closed

    def readable(self):
        self._open()
        return True

    def writable(self):
        self._open()
        return True

    def seekable(self):
        self._open()
        return True

    def isatty(self):
        self._open()
        return False

    def flush(self):
        self._open()

    def __sizeof__(self):
        return object.__sizeof__(self) + len(self._data)

    def __getstate__(self):
        extra = {k: v for k, v in self.__dict__.items() if k not in ("_data", "_pos", "_closed")}
        return self.getvalue(), self._pos, extra or None

    def __setstate__(self, state):
        self._open()
        if not isinstance(state, tuple) or len(state) < 3:
            raise TypeError(f"{type(self).__name__}.__setstate__ argument should be 3-tuple, got {type(state).__name__}")
        data, pos, extra = state
        BytesIO.__init__(self, data)
        if not isinstance(pos, int):
            raise TypeError(f"second item of state must be an integer, got {type(pos).__name__}")
        if pos < 0:
            raise ValueError("position value cannot be negative")
        self._pos = pos
        if extra is not None:
            if not isinstance(extra, dict):
                raise TypeError(f"third item of state should be a dict, got a {type(extra).__name__}")
            self.__dict__.update(extra)


_fix_class(BytesIO)
