"""Reading and writing of gzip files."""

import io
import zlib
from _io import _bytes_of

__all__ = ["BadGzipFile", "GzipFile", "open", "compress", "decompress"]

FTEXT, FHCRC, FEXTRA, FNAME, FCOMMENT = 1, 2, 4, 8, 16
READ, WRITE = "rb", "wb"

_COMPRESS_LEVEL_FAST = 1
_COMPRESS_LEVEL_TRADEOFF = 6
_COMPRESS_LEVEL_BEST = 9

READ_BUFFER_SIZE = 128 * 1024

_builtin_open = open


class BadGzipFile(OSError):
    """A file is no gzip file, or a damaged one."""


def open(filename, mode="rb", compresslevel=_COMPRESS_LEVEL_BEST, encoding=None, errors=None, newline=None):
    """Open a gzip file, in a binary or a text mode."""
    if "t" in mode:
        if "b" in mode:
            raise ValueError(f"Invalid mode: {mode!r}")
    else:
        for name, value in (("encoding", encoding), ("errors", errors), ("newline", newline)):
            if value is not None:
                raise ValueError(f"Argument {name!r} not supported in binary mode")
    binary_mode = mode.replace("t", "")
    if isinstance(filename, (str, bytes)) or hasattr(filename, "__fspath__"):
        file = GzipFile(filename, binary_mode, compresslevel)
    elif hasattr(filename, "read") or hasattr(filename, "write"):
        file = GzipFile(None, binary_mode, compresslevel, filename)
    else:
        raise TypeError("filename must be a str or bytes object, or a file")
    if "t" in mode:
        return io.TextIOWrapper(file, io.text_encoding(encoding), errors, newline)
    return file


def _now():
    """The time for a header; 0, which is none, where the host grants no clock."""
    import time
    try:
        return time.time()
    except OSError:
        return 0


def _header(level, mtime, name):
    extra = b"\x02" if level == _COMPRESS_LEVEL_BEST else b"\x04" if level == _COMPRESS_LEVEL_FAST else b"\0"
    flags = b"\x08" if name else b"\0"
    return b"\x1f\x8b\x08" + flags + int(mtime).to_bytes(4, "little") + extra + b"\xff" + (name + b"\0" if name else b"")


class GzipFile(io.BufferedIOBase):
    """A gzip file, open for reading or for writing."""

    myfileobj = None

    def __init__(self, filename=None, mode=None, compresslevel=_COMPRESS_LEVEL_BEST, fileobj=None, mtime=None):
        self.mode = None
        self.fileobj = None
        if mode and ("t" in mode or "U" in mode):
            raise ValueError(f"Invalid mode: {mode!r}")
        if mode and "b" not in mode:
            mode += "b"
        try:
            if fileobj is None:
                fileobj = self.myfileobj = _builtin_open(filename, mode or "rb")
            if filename is None:
                filename = getattr(fileobj, "name", "")
                if not isinstance(filename, (str, bytes)):
                    filename = ""
            elif hasattr(filename, "__fspath__"):
                filename = filename.__fspath__()
            origmode = mode
            if mode is None:
                mode = getattr(fileobj, "mode", "rb")
            if mode.startswith("r"):
                self.mode = READ
                self._members = _Members(fileobj)
                self._pos = 0
            elif mode.startswith(("w", "a", "x")):
                if origmode is None:
                    import warnings
                    warnings.warn("GzipFile was opened for writing, but this will change in future Python releases.  "
                                  "Specify the mode argument for opening it for writing.", FutureWarning, 2)
                self.mode = WRITE
                self.size = 0
                self.crc = zlib.crc32(b"")
                self._compresslevel = compresslevel
                self.compress = zlib.compressobj(compresslevel, zlib.DEFLATED, -zlib.MAX_WBITS, zlib.DEF_MEM_LEVEL, 0)
                self._mtime = mtime
            else:
                raise ValueError(f"Invalid mode: {mode!r}")
            self.name = filename
            self.fileobj = fileobj
            if self.mode == WRITE:
                self._write_header()
        except BaseException:
            self._close()
            raise

    @property
    def mtime(self):
        return self._members.mtime if self.mode == READ else self._mtime

    def __repr__(self):
        return f"<gzip {self.fileobj!r} {id(self):#x}>"

    def _write_header(self):
        name = self.name
        try:
            if not isinstance(name, bytes):
                name = name.rpartition("/")[2].encode("latin-1")
            else:
                name = name.rpartition(b"/")[2]
            if name.endswith(b".gz"):
                name = name[:-3]
        except UnicodeEncodeError:
            name = b""
        mtime = self._mtime
        self.fileobj.write(_header(self._compresslevel, _now() if mtime is None else mtime, name))

    def _check_not_closed(self):
        if self.closed:
            raise ValueError("I/O operation on closed file")

    def _check_mode(self, mode, what):
        self._check_not_closed()
        if self.mode != mode:
            import errno
            raise OSError(errno.EBADF, f"{what} on {'write' if mode == READ else 'read'}-only GzipFile object")

    def write(self, data):
        self._check_mode(WRITE, "write()")
        if self.fileobj is None:
            raise ValueError("write() on closed GzipFile object")
        if not isinstance(data, (bytes, bytearray)):
            data = _bytes_of(data)
        if data:
            self.fileobj.write(self.compress.compress(data))
            self.size += len(data)
            self.crc = zlib.crc32(data, self.crc)
        return len(data)

    def read(self, size=-1):
        self._check_mode(READ, "read()")
        data = self._members.read(-1 if size is None else size)
        self._pos += len(data)
        return data

    def read1(self, size=-1):
        self._check_mode(READ, "read1()")
        data = self._members.read(io.DEFAULT_BUFFER_SIZE if size < 0 else size)
        self._pos += len(data)
        return data

    def readinto(self, b):
        data = self.read(len(b))
        b[:len(data)] = data
        return len(data)

    def peek(self, n):
        self._check_mode(READ, "peek()")
        return self._members.peek(max(n, 1))

    def readline(self, size=-1):
        self._check_mode(READ, "readline()")
        line = self._members.readline(-1 if size is None else size)
        self._pos += len(line)
        return line

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    @property
    def closed(self):
        return self.fileobj is None

    def close(self):
        fileobj = self.fileobj
        if fileobj is None:
            return
        try:
            if self.mode == WRITE:
                fileobj.write(self.compress.flush())
                fileobj.write(self.crc.to_bytes(4, "little"))
                fileobj.write((self.size & 0xFFFFFFFF).to_bytes(4, "little"))
        finally:
            self._close()

    def _close(self):
        self.fileobj = None
        fileobj = self.myfileobj
        if fileobj is not None:
            self.myfileobj = None
            fileobj.close()

    def flush(self, zlib_mode=zlib.Z_SYNC_FLUSH):
        self._check_not_closed()
        if self.mode == WRITE:
            self.fileobj.write(self.compress.flush(zlib_mode))
            self.fileobj.flush()

    def fileno(self):
        return self.fileobj.fileno()

    def readable(self):
        return self.mode == READ

    def writable(self):
        return self.mode == WRITE

    def seekable(self):
        return True

    def tell(self):
        self._check_not_closed()
        return self._pos if self.mode == READ else self.size

    def rewind(self):
        """Go back to the beginning."""
        if self.mode != READ:
            raise OSError("Can't rewind in write mode")
        self.seek(0)

    def seek(self, offset, whence=io.SEEK_SET):
        self._check_not_closed()
        if self.mode == WRITE:
            if whence == io.SEEK_CUR:
                offset += self.size
            elif whence != io.SEEK_SET:
                raise ValueError("Seek from end not supported")
            if offset < self.size:
                raise OSError("Negative seek in write mode")
            while offset > self.size:
                self.write(b"\0" * min(offset - self.size, 65536))
            return self.size
        if whence == io.SEEK_CUR:
            offset += self._pos
        elif whence == io.SEEK_END:
            while self.read(io.DEFAULT_BUFFER_SIZE):
                pass
            offset += self._pos
        if offset < self._pos:
            self._members.rewind()
            self._pos = 0
        while self._pos < offset and self.read(min(io.DEFAULT_BUFFER_SIZE, offset - self._pos)):
            pass
        return self._pos

    def __enter__(self):
        self._check_not_closed()
        return self

    def __exit__(self, exc_type, exc, tb):
        self.close()


class _Members:
    """The data of the members of a gzip file, one behind another."""

    def __init__(self, fp, show_sums=True):
        self.fp = fp
        self.show_sums = show_sums
        self.rewind(False)

    def rewind(self, seek=True):
        if seek:
            self.fp.seek(0)
        self.raw = b""
        self.data = b""
        self.decoder = None
        self.first = True
        self.mtime = None
        self.ended = False

    def _more(self):
        self.raw += (chunk := self.fp.read(READ_BUFFER_SIZE))
        return bool(chunk)

    def _exactly(self, n):
        while len(self.raw) < n:
            if not self._more():
                raise EOFError("Compressed file ended before the end-of-stream marker was reached")
        data, self.raw = self.raw[:n], self.raw[n:]
        return data

    def _text(self):
        while (end := self.raw.find(b"\0")) < 0:
            if not self._more():
                raise EOFError("Compressed file ended before the end-of-stream marker was reached")
        self.raw = self.raw[end + 1:]

    def _begin(self):
        """Read the header of a member; return whether there is one."""
        while not self.first and self.raw.lstrip(b"\0") == b"":
            self.raw = b""
            if not self._more():
                return False
        if not self.first:
            self.raw = self.raw.lstrip(b"\0")
        while len(self.raw) < 2 and self._more():
            pass
        if not self.raw:
            return False
        magic = self._exactly(2) if len(self.raw) >= 2 else self.raw
        if magic != b"\x1f\x8b":
            raise BadGzipFile(f"Not a gzipped file ({magic!r})")
        method, flags, *rest = self._exactly(8)
        if method != 8:
            raise BadGzipFile("Unknown compression method")
        self.mtime = int.from_bytes(bytes(rest[:4]), "little")
        if flags & FEXTRA:
            self._exactly(int.from_bytes(self._exactly(2), "little"))
        if flags & FNAME:
            self._text()
        if flags & FCOMMENT:
            self._text()
        if flags & FHCRC:
            self._exactly(2)
        self.decoder = zlib.decompressobj(-zlib.MAX_WBITS)
        self.crc = 0
        self.size = 0
        self.first = False
        return True

    def _fill(self, limit):
        """Decode some more; return whether there is more."""
        while not self.ended:
            if self.decoder is None:
                if not self._begin():
                    self.ended = True
                    break
            decoder = self.decoder
            if not self.raw and not self._more() and not decoder.eof:
                raise EOFError("Compressed file ended before the end-of-stream marker was reached")
            data = decoder.decompress(self.raw, limit)
            self.raw = decoder.unused_data if decoder.eof else decoder.unconsumed_tail
            self.crc = zlib.crc32(data, self.crc)
            self.size += len(data)
            if decoder.eof:
                self._end()
            if data:
                self.data += data
                return True
        return False

    def _end(self):
        crc = int.from_bytes(self._exactly(4), "little")
        size = int.from_bytes(self._exactly(4), "little")
        if crc != self.crc:
            raise BadGzipFile(f"CRC check failed {crc:#x} != {self.crc:#x}" if self.show_sums else "CRC check failed")
        if size != self.size & 0xFFFFFFFF:
            raise BadGzipFile("Incorrect length of data produced")
        self.decoder = None

    def read(self, size):
        if size < 0:
            parts = [self.data]
            self.data = b""
            while self._fill(1 << 20):
                parts.append(self.data)
                self.data = b""
            return b"".join(parts)
        while len(self.data) < size and self._fill(max(size - len(self.data), io.DEFAULT_BUFFER_SIZE)):
            pass
        data, self.data = self.data[:size], self.data[size:]
        return data

    def peek(self, n):
        while len(self.data) < n and self._fill(io.DEFAULT_BUFFER_SIZE):
            pass
        return self.data

    def readline(self, size):
        start = 0
        while True:
            end = self.data.find(b"\n", start) + 1
            if end or 0 <= size <= len(self.data):
                break
            start = len(self.data)
            if not self._fill(io.DEFAULT_BUFFER_SIZE):
                end = len(self.data)
                break
        if size >= 0:
            end = min(end or size, size)
        line, self.data = self.data[:end], self.data[end:]
        return line


def compress(data, compresslevel=_COMPRESS_LEVEL_BEST, *, mtime=None):
    """Return data as a gzip file."""
    if mtime is None:
        mtime = _now()
    if not isinstance(data, (bytes, bytearray)):
        data = _bytes_of(data)
    made = zlib.compress(data, level=compresslevel, wbits=31)
    return made[:4] + int(mtime).to_bytes(4, "little") + made[8:9] + b"\xff" + made[10:]


def decompress(data):
    """Return the data of all members of a gzip file."""
    if not data:
        return b""
    return _Members(io.BytesIO(data), False).read(-1)
