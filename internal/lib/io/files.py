# Files of the host.

_O_RDONLY = 0
_O_WRONLY = 1
_O_RDWR = 2
_O_CREAT = 64
_O_EXCL = 128
_O_TRUNC = 512
_O_APPEND = 1024


def _os_error(number, text, name):
    raise OSError(number, text, name)


def _path_of(file):
    """The name of a file, from a str, bytes or an object with __fspath__."""
    if not isinstance(file, (str, bytes)):
        fspath = getattr(type(file), "__fspath__", None)
        if fspath is None:
            raise TypeError(f"expected str, bytes or os.PathLike object, not {type(file).__name__}")
        file = fspath(file)
    if isinstance(file, bytes):
        file = file.decode("utf-8", "surrogateescape")
    if "\0" in file:
        raise ValueError("embedded null byte")
    return file


def _full(name):
    """The absolute name by which the host knows a file."""
    if not name:
        raise FileNotFoundError(2, "No such file or directory", name)
    if name.startswith("/") and "/." not in name and "//" not in name:
        return name
    import posixpath
    return posixpath.normpath(posixpath.join(posixpath._cwd, name))


class FileIO(_RawIOBase):
    """A file of the host, as bytes without a buffer."""

    __module__ = "_io"

    def __init__(self, file, mode="r", closefd=True, opener=None):
        if not closefd and not isinstance(file, int):
            raise ValueError("Cannot use closefd=False with file name")
        if isinstance(file, bool) or isinstance(file, int):
            raise OSError(9, "Bad file descriptor")
        kinds = [c for c in mode if c in "rwax"]
        if len(kinds) != 1 or [c for c in mode if c not in "rwax+b"] or mode.count("+") > 1:
            raise ValueError("Must have exactly one of create/read/write/append mode and at most one plus"
                             if len(kinds) != 1 or mode.count("+") > 1 else f"invalid mode: {mode}")
        kind = kinds[0]
        plus = "+" in mode
        self._reads = kind == "r" or plus
        self._writes = kind != "r" or plus
        self._appends = kind == "a"
        flags = _O_RDWR if plus else _O_RDONLY if kind == "r" else _O_WRONLY
        flags |= {"r": 0, "w": _O_CREAT | _O_TRUNC, "a": _O_CREAT | _O_APPEND, "x": _O_CREAT | _O_EXCL}[kind]
        self.name = file
        name = _path_of(file)
        try:
            self._file = _file_open(_full(name), flags)
        except OSError as exc:
            exc.filename = file
            raise
        self._kind = kind
        self._pos = _file_size(self._file) if kind == "a" else 0
        self.closefd = True

    @property
    def mode(self):
        plus = self._reads and self._writes
        if self._kind == "x":
            return "xb+" if plus else "xb"
        if self._kind == "a":
            return "ab+" if plus else "ab"
        return "rb+" if plus else "rb" if self._reads else "wb"

    def __repr__(self):
        if self._closed:
            return "<_io.FileIO [closed]>"
        return f"<_io.FileIO name={self.name!r} mode={self.mode!r} closefd=True>"

    def _open(self):
        if self._closed:
            raise ValueError("I/O operation on closed file")

    def _read(self, n):
        self._open()
        if not self._reads:
            raise UnsupportedOperation("File not open for reading")
        data = _file_read(self._file, self._pos, n)
        self._pos += len(data)
        return data

    def read(self, size=-1, /):
        return self._read(_size(size))

    def readall(self):
        return self._read(-1)

    def readinto(self, buffer, /):
        with memoryview(buffer) as view, view.cast("B") as target:
            data = self._read(len(target))
            target[:len(data)] = data
        return len(data)

    def write(self, data, /):
        self._open()
        if not self._writes:
            raise UnsupportedOperation("File not open for writing")
        data = _bytes_of(data)
        if self._appends:
            self._pos = _file_size(self._file)
        n = _file_write(self._file, self._pos, data)
        self._pos += n
        return n

    def tell(self):
        self._open()
        return self._pos

    def seek(self, pos, whence=0, /):
        self._open()
        if whence == 1:
            pos += self._pos
        elif whence == 2:
            pos += _file_size(self._file)
        elif whence != 0:
            raise OSError(22, "Invalid argument")
        if pos < 0:
            raise OSError(22, "Invalid argument")
        self._pos = pos
        return pos

    def truncate(self, size=None, /):
        self._open()
        if not self._writes:
            raise UnsupportedOperation("File not open for writing")
        if size is None:
            size = self._pos
        _file_truncate(self._file, size)
        return size

    def close(self):
        if not self._closed:
            self._closed = True
            _file_close(self._file)

    def readable(self):
        self._open()
        return self._reads

    def writable(self):
        self._open()
        return self._writes

    def seekable(self):
        self._open()
        return True

    def fileno(self):
        self._open()
        raise UnsupportedOperation("fileno")


class _Buffered(_BufferedIOBase):
    """A stream of bytes over a raw one. Writes go through; reads keep what they read ahead."""

    __module__ = "_io"

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        buffer_size = _position(buffer_size)
        if buffer_size <= 0:
            raise ValueError("buffer size must be strictly positive")
        self._check_raw(raw)
        self._raw = raw
        self._size = buffer_size
        self._ahead = b""  # read already, not yet handed out

    def _check_raw(self, raw):
        pass

    @property
    def raw(self):
        self._attached()
        return self._raw

    def _attached(self):
        if self._raw is None:
            raise ValueError("raw stream has been detached")

    def _open(self, what=None):
        self._attached()
        if self._raw.closed:
            raise ValueError(f"{what} of closed file" if what else "I/O operation on closed file.")

    def __repr__(self):
        name = f"_io.{type(self).__name__}" if type(self).__module__ == "_io" else type(self).__name__
        try:
            return f"<{name} name={self._raw.name!r}>"
        except AttributeError:
            return f"<{name}>"

    @property
    def name(self):
        return self.raw.name

    @property
    def mode(self):
        return self.raw.mode

    @property
    def closed(self):
        return self.raw.closed

    def detach(self):
        self._attached()
        self.flush()
        raw, self._raw = self._raw, None
        return raw

    def flush(self):
        self._open("flush")
        self._raw.flush()

    def close(self):
        if self._raw is not None and not self.closed:
            try:
                self.flush()
            finally:
                self._raw.close()

    def readable(self):
        return self.raw.readable()

    def writable(self):
        return self.raw.writable()

    def seekable(self):
        return self.raw.seekable()

    def isatty(self):
        return self.raw.isatty()

    def fileno(self):
        return self.raw.fileno()

    def tell(self):
        self._open("tell")
        return self._raw.tell() - len(self._ahead)

    def seek(self, pos, whence=0, /):
        if whence not in (0, 1, 2):
            raise ValueError(f"whence value {whence} unsupported")
        self._open("seek")
        if not self._raw.seekable():
            raise UnsupportedOperation("File or stream is not seekable.")
        pos = _position(pos)
        if whence == 1:
            pos -= len(self._ahead)
        self._ahead = b""
        return self._raw.seek(pos, whence)

    def truncate(self, pos=None, /):
        self._open("truncate")
        if not self.writable():
            raise UnsupportedOperation("truncate")
        if pos is None:
            pos = self.tell()
        return self._raw.truncate(pos)


class _Reads:
    """The reading half."""

    def read(self, size=-1, /):
        size = _size(size)
        if size < -1:
            raise ValueError("read length must be non-negative or -1")
        self._open("read")
        ahead = self._ahead
        if size < 0:
            self._ahead = b""
            readall = getattr(self._raw, "readall", None)
            rest = readall() if readall is not None else self._read_all()
            if rest is None and not ahead:
                return None
            return ahead + (rest or b"")
        if size <= len(ahead):
            self._ahead = ahead[size:]
            return ahead[:size]
        parts = [ahead]
        left = size - len(ahead)
        self._ahead = b""
        while left > 0:
            data = self._raw_read(max(left, self._size))
            if data is None and len(parts) == 1 and not ahead:
                return None
            if not data:
                break
            parts.append(data[:left])
            self._ahead = data[left:]
            left -= len(data)
        return b"".join(parts)

    def _raw_read(self, n):
        data = self._raw.read(n)
        if data is not None and len(data) > n:
            raise OSError(f"raw readinto() returned invalid length {len(data)} (should have been between 0 and {n})")
        return data

    def _read_all(self):
        parts = []
        while True:
            data = self._raw.read(self._size)
            if not data:
                return b"".join(parts)
            parts.append(data)

    def read1(self, size=-1, /):
        size = _position(size)
        self._open("read")
        if size < 0:
            size = self._size
        if not size:
            return b""
        if self._ahead:
            data = self._ahead[:size]
            self._ahead = self._ahead[size:]
            return data
        return self._raw_read(size) or b""

    def peek(self, size=0, /):
        _position(size)
        self._open("peek")
        if not self._ahead:
            self._ahead = self._raw_read(self._size) or b""
        return self._ahead

    def readline(self, size=-1, /):
        self._open("readline")
        size = _size(size)
        parts = []
        n = 0
        while True:
            ahead = self.peek()
            if not ahead:
                break
            end = ahead.find(b"\n") + 1
            stop = end or len(ahead)
            if 0 <= size < n + stop:
                stop = size - n
                end = stop or -1
            parts.append(ahead[:stop])
            n += stop
            self._ahead = ahead[stop:]
            if end:
                break
        return b"".join(parts)


class _Writes:
    """The writing half."""

    def write(self, data, /):
        data = _bytes_of(data)
        self._open("write to")
        if self._ahead:
            self._raw.seek(-len(self._ahead), 1)
            self._ahead = b""
        left = data
        while left:
            n = self._raw.write(left)
            if n is None:
                raise BlockingIOError(11, "write could not complete without blocking", len(data) - len(left))
            if n > len(left) or n < 0:
                raise OSError(f"raw write() returned invalid length {n} (should have been between 0 and {len(left)})")
            left = left[n:]
        return len(data)


class BufferedReader(_Reads, _Buffered):
    """A readable stream of bytes over a raw one."""

    __module__ = "_io"

    def _check_raw(self, raw):
        if not raw.readable():
            raise UnsupportedOperation("File or stream is not readable.")


class BufferedWriter(_Writes, _Buffered):
    """A writable stream of bytes over a raw one."""

    __module__ = "_io"

    def _check_raw(self, raw):
        if not raw.writable():
            raise UnsupportedOperation("File or stream is not writable.")


class BufferedRandom(_Reads, _Writes, _Buffered):
    """A stream of bytes over a raw one that can seek."""

    __module__ = "_io"

    def _check_raw(self, raw):
        if not raw.seekable():
            raise UnsupportedOperation("File or stream is not seekable.")
        if not raw.readable():
            raise UnsupportedOperation("File or stream is not readable.")
        if not raw.writable():
            raise UnsupportedOperation("File or stream is not writable.")


class BufferedRWPair(_BufferedIOBase):
    """A reader and a writer that do not know each other."""

    __module__ = "_io"

    def __init__(self, reader, writer, buffer_size=DEFAULT_BUFFER_SIZE, /):
        self.reader = BufferedReader(reader, buffer_size)
        self.writer = BufferedWriter(writer, buffer_size)

    def read(self, size=-1, /):
        return self.reader.read(size)

    def read1(self, size=-1, /):
        return self.reader.read1(size)

    def readinto(self, buffer, /):
        return self.reader.readinto(buffer)

    def readinto1(self, buffer, /):
        return self.reader.readinto1(buffer)

    def peek(self, size=0, /):
        return self.reader.peek(size)

    def write(self, data, /):
        return self.writer.write(data)

    def readable(self):
        return self.reader.readable()

    def writable(self):
        return self.writer.writable()

    def flush(self):
        return self.writer.flush()

    def close(self):
        try:
            self.writer.close()
        finally:
            self.reader.close()

    def isatty(self):
        return self.reader.isatty() or self.writer.isatty()

    @property
    def closed(self):
        return self.writer.closed


def open(file, mode="r", buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None):
    """Open a file of the host; without a mount that raises PermissionError."""
    if not isinstance(file, int):
        _path_of(file)
    if not isinstance(mode, str):
        raise TypeError(f"open() argument 'mode' must be str, not {type(mode).__name__}")
    if [c for c in mode if c not in "axrwb+t"] or len(set(mode)) != len(mode):
        raise ValueError(f"invalid mode: {mode!r}")
    if "t" in mode and "b" in mode:
        raise ValueError("can't have text and binary mode at once")
    if len([c for c in mode if c in "axrw"]) != 1:
        raise ValueError("must have exactly one of create/read/write/append mode")
    text = "b" not in mode
    if not text:
        for value, name in ((encoding, "an encoding"), (errors, "an errors"), (newline, "a newline")):
            if value is not None:
                raise ValueError(f"binary mode doesn't take {name} argument")
    raw = FileIO(file, mode.replace("t", "").replace("b", ""), closefd, opener)
    try:
        if buffering == 0:
            if text:
                raise ValueError("can't have unbuffered text I/O")
            return raw
        size = buffering if buffering > 1 else DEFAULT_BUFFER_SIZE
        if "+" in mode:
            stream = BufferedRandom(raw, size)
        elif "r" in mode:
            stream = BufferedReader(raw, size)
        else:
            stream = BufferedWriter(raw, size)
        if not text:
            return stream
        stream = TextIOWrapper(stream, encoding, errors, newline, buffering == 1, True)
        stream.mode = mode
        return stream
    except BaseException:
        raw.close()
        raise


def open_code(path):
    return open(path, "rb")


def text_encoding(encoding, stacklevel=2, /):
    if encoding is None:
        return "locale"
    return encoding


for _c in (open, open_code, text_encoding):
    _c.__module__ = "_io"
del _c


