class TextIOWrapper(_TextIOBase):
    """Text over a stream of bytes.

    Reading takes all that the stream has and decodes it at once; _text is that, with its
    line endings as they are, _pos what is handed out, and _start where in the stream it
    begins. Writing collects text up to a limit.
    """

    __module__ = "_io"

    def __init__(self, buffer, encoding=None, errors=None, newline=None, line_buffering=False, write_through=False):
        _check_newline(newline)
        if newline not in (None, "", "\n", "\r", "\r\n"):
            raise ValueError(f"illegal newline value: {newline}")
        if encoding is None or encoding == "locale":
            encoding = "UTF-8"
        elif not isinstance(encoding, str):
            raise TypeError(f"TextIOWrapper() argument 'encoding' must be str or None, not {type(encoding).__name__}")
        if errors is None:
            errors = "strict"
        elif not isinstance(errors, str):
            raise TypeError(f"TextIOWrapper() argument 'errors' must be str or None, not {type(errors).__name__}")
        "".encode(encoding)
        self._encoding = encoding
        self._errors = errors
        self._newline = newline
        self._line_buffering = bool(line_buffering)
        self._write_through = bool(write_through)
        self._readable = buffer.readable()
        self._writable = buffer.writable()
        self._seekable = buffer.seekable()
        self._buffer = buffer
        self._text = ""
        self._pos = 0
        self._start = None
        self._bom = True     # the next text written begins the stream
        self._pending = []   # encoded, not yet written
        self._pending_size = 0
        self._seen = 0
        if self._seekable and self._writable:
            self._bom = buffer.tell() == 0

    def __repr__(self):
        text = "<_io.TextIOWrapper"
        for name in ("name", "mode"):
            try:
                text += f" {name}={getattr(self, name)!r}"
            except (AttributeError, ValueError):
                pass
        return f"{text} encoding={self.encoding!r}>"

    # What it is made of.

    encoding = property(lambda self: self._encoding)
    errors = property(lambda self: self._errors)
    line_buffering = property(lambda self: self._line_buffering)
    write_through = property(lambda self: self._write_through)

    @property
    def buffer(self):
        return self._buffer

    @property
    def name(self):
        return self._attached().name

    @property
    def closed(self):
        return self._attached().closed

    @property
    def newlines(self):
        return _KINDS[self._seen]

    def _attached(self):
        if self._buffer is None:
            raise ValueError("underlying buffer has been detached")
        return self._buffer

    def _open(self):
        if self._attached().closed:
            raise ValueError("I/O operation on closed file.")

    def readable(self):
        return self._attached().readable()

    def writable(self):
        return self._attached().writable()

    def seekable(self):
        return self._attached().seekable()

    def isatty(self):
        return self._attached().isatty()

    def fileno(self):
        return self._attached().fileno()

    def detach(self):
        self.flush()
        buffer, self._buffer = self._buffer, None
        return buffer

    def close(self):
        if self._buffer is not None and not self.closed:
            try:
                self.flush()
            finally:
                self._buffer.close()

    def reconfigure(self, *, encoding=None, errors=None, newline=Ellipsis, line_buffering=None, write_through=None):
        if self._start is not None and (encoding is not None or errors is not None or newline is not Ellipsis):
            raise UnsupportedOperation("It is not possible to set the encoding or newline of stream after the first read")
        self.flush()
        if encoding is not None:
            "".encode(encoding)
            self._encoding = encoding
            self._errors = "strict" if errors is None else errors
        elif errors is not None:
            self._errors = errors
        if newline is not Ellipsis:
            _check_newline(newline)
            if newline not in (None, "", "\n", "\r", "\r\n"):
                raise ValueError(f"illegal newline value: {newline}")
            self._newline = newline
        if line_buffering is not None:
            self._line_buffering = bool(line_buffering)
        if write_through is not None:
            self._write_through = bool(write_through)

    # Writing.

    def write(self, text, /):
        self._open()
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        if not self._writable:
            raise UnsupportedOperation("not writable")
        n = len(text)
        lines = "\n" in text
        newline = self._newline
        if newline and newline != "\n" and lines:
            text = text.replace("\n", newline)
        data = self._encode(text)
        if self._start is not None:
            self._forget()
        self._pending.append(data)
        self._pending_size += len(data)
        if (self._write_through or self._pending_size > DEFAULT_BUFFER_SIZE
                or self._line_buffering and (lines or "\r" in text)):
            self._write_pending()
            if self._line_buffering and (lines or "\r" in text):
                self._buffer.flush()
        return n

    def _encode(self, text):
        data = text.encode(self._encoding, self._errors)
        if text and not self._bom:
            mark = "".encode(self._encoding)
            if mark and data.startswith(mark):
                data = data[len(mark):]
        elif text:
            self._bom = False
        return data

    def _write_pending(self):
        if self._pending:
            data = b"".join(self._pending)
            self._pending = []
            self._pending_size = 0
            self._buffer.write(data)

    def flush(self):
        self._open()
        self._write_pending()
        self._buffer.flush()

    # Reading.

    def _load(self):
        """Decode what the stream has and was not read before."""
        self._open()
        if not self._readable:
            raise UnsupportedOperation("not readable")
        self._write_pending()
        if self._start is None:
            self._start = self._buffer.tell() if self._seekable else 0
        elif self._pos < len(self._text):
            return
        data = self._buffer.read()
        if not data:
            return
        if isinstance(data, str):
            raise TypeError(f"underlying read() should have returned a bytes-like object, not '{type(data).__name__}'")
        if self._pos:
            self._start += len(self._encoded(self._text))
        text = _bytes_of(data).decode(self._encoding, self._errors)
        self._text = text
        self._pos = 0

    def _encoded(self, text):
        data = text.encode(self._encoding, "surrogateescape" if self._errors == "surrogateescape" else "surrogatepass"
                           if self._encoding.lower().startswith("utf") else "replace")
        if self._start:
            mark = "".encode(self._encoding)
            if mark and data.startswith(mark):
                data = data[len(mark):]
        return data

    def _forget(self):
        """Give up what was read ahead: the stream goes on where the reader stands."""
        if self._seekable:
            self._buffer.seek(self._start + len(self._encoded(self._text[:self._pos])))
        self._text = ""
        self._pos = 0
        self._start = None

    def _give(self, end):
        text = self._text[self._pos:end]
        self._pos = end
        if self._newline in (None, ""):
            self._seen |= _line_ends(text)
        if self._newline is None and "\r" in text:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        return text

    def read(self, size=-1, /):
        size = _size(size)
        self._load()
        if size < 0:
            return self._give(len(self._text))
        end = self._pos + size
        if self._newline is not None or self._text.find("\r", self._pos, end + 1) < 0:
            return self._give(min(end, len(self._text)))
        # Each pair of carriage return and newline counts once.
        text = ""
        while len(text) < size and self._pos < len(self._text):
            end = self._pos + size - len(text)
            if self._text[end - 1:end + 1] == "\r\n":
                end += 1
            text += self._give(min(end, len(self._text)))
        return text

    def readline(self, size=-1, /):
        size = _position(size)
        self._load()
        pos = self._pos
        text = self._text
        if pos >= len(text):
            return ""
        newline = self._newline
        end = _text_line(text, pos, "" if newline is None else newline)
        if 0 <= size < end - pos:
            end = pos + size
            if newline is None and text[end - 1:end + 1] == "\r\n":
                end += 1
        return self._give(end)

    def __iter__(self):
        self._open()
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    # Position.

    def tell(self):
        self._open()
        if not self._seekable:
            raise UnsupportedOperation("underlying stream is not seekable")
        self.flush()
        if self._start is None:
            return self._buffer.tell()
        return self._start + len(self._encoded(self._text[:self._pos]))

    def seek(self, cookie, whence=0, /):
        self._open()
        if not self._seekable:
            raise UnsupportedOperation("underlying stream is not seekable")
        if whence == 1:
            if cookie != 0:
                raise UnsupportedOperation("can't do nonzero cur-relative seeks")
            cookie = self.tell()
        elif whence == 2:
            if cookie != 0:
                raise UnsupportedOperation("can't do nonzero end-relative seeks")
            self.flush()
            self._start = None
            self._text = ""
            self._pos = 0
            position = self._buffer.seek(0, 2)
            self._bom = position == 0
            return position
        elif whence != 0:
            raise ValueError(f"invalid whence ({whence}, should be 0, 1 or 2)")
        if cookie < 0:
            raise ValueError(f"negative seek position {cookie!r}")
        self.flush()
        self._buffer.seek(cookie)
        self._start = None
        self._text = ""
        self._pos = 0
        self._bom = cookie == 0
        return cookie

    def truncate(self, pos=None, /):
        self.flush()
        if pos is None:
            pos = self.tell()
        return self._buffer.truncate(pos)


_fix_class(TextIOWrapper)
