"""Reading and writing of ZIP archives."""

import io
import os
import stat
import struct
import sys
import zlib
from zlib import crc32

__all__ = ["BadZipFile", "BadZipfile", "error", "ZIP_STORED", "ZIP_DEFLATED", "ZIP_BZIP2", "ZIP_LZMA", "is_zipfile",
           "ZipInfo", "ZipFile", "LargeZipFile", "Path"]


class BadZipFile(Exception):
    """What is read is no archive, or a damaged one."""


class LargeZipFile(Exception):
    """An archive needs the ZIP64 extensions, which are not allowed."""


error = BadZipfile = BadZipFile

ZIP64_LIMIT = (1 << 31) - 1
ZIP_FILECOUNT_LIMIT = (1 << 16) - 1
ZIP_MAX_COMMENT = (1 << 16) - 1

ZIP_STORED = 0
ZIP_DEFLATED = 8
ZIP_BZIP2 = 12
ZIP_LZMA = 14

DEFAULT_VERSION = 20
ZIP64_VERSION = 45
MAX_EXTRACT_VERSION = 63

compressor_names = {
    0: "store", 1: "shrink", 2: "reduce", 3: "reduce", 4: "reduce", 5: "reduce", 6: "implode", 7: "tokenize", 8: "deflate",
    9: "deflate64", 10: "implode", 12: "bzip2", 14: "lzma", 18: "terse", 19: "lz77", 97: "wavpack", 98: "ppmd",
}

_ENCRYPTED, _DESCRIPTOR, _PATCHED, _STRONG, _UTF8 = 1 << 0, 1 << 3, 1 << 5, 1 << 6, 1 << 11

structEndArchive, stringEndArchive = "<4s4H2LH", b"PK\005\006"
structCentralDir, stringCentralDir = "<4s4B4HL2L5H2L", b"PK\001\002"
structFileHeader, stringFileHeader = "<4s2B4HL2L2H", b"PK\003\004"
structEndArchive64Locator, stringEndArchive64Locator = "<4sLQL", b"PK\x06\x07"
structEndArchive64, stringEndArchive64 = "<4sQ2H2L4Q", b"PK\x06\x06"
_stringDescriptor = 0x08074B50
sizeEndCentDir = struct.calcsize(structEndArchive)
sizeCentralDir = struct.calcsize(structCentralDir)
sizeFileHeader = struct.calcsize(structFileHeader)
sizeEndCentDir64Locator = struct.calcsize(structEndArchive64Locator)
sizeEndCentDir64 = struct.calcsize(structEndArchive64)


def is_zipfile(filename):
    """Return whether a file, given by its name or itself, is an archive."""
    try:
        if hasattr(filename, "read"):
            pos = filename.tell()
            found = _end_record(filename)
            filename.seek(pos)
        else:
            with open(filename, "rb") as fp:
                found = _end_record(fp)
    except (OSError, BadZipFile):
        return False
    return found is not None


class _End:
    """What the end of an archive says of its directory."""

    def __init__(self, fields, comment, location):
        _, self.disk, self.disk_of_directory, self.here, self.count, self.size, self.offset, _ = fields
        self.comment = comment
        self.location = location
        self.is_64 = False


def _end_record(fp):
    """Read the end of an archive; return None where it is none."""
    size = fp.seek(0, 2)
    if size < sizeEndCentDir:
        return None
    fp.seek(size - sizeEndCentDir)
    data = fp.read()
    if len(data) == sizeEndCentDir and data[:4] == stringEndArchive and data[-2:] == b"\0\0":
        return _end_record_64(fp, size - sizeEndCentDir - size, _End(struct.unpack(structEndArchive, data), b"",
                                                                     size - sizeEndCentDir))
    start = max(size - ZIP_MAX_COMMENT - sizeEndCentDir, 0)
    fp.seek(start)
    data = fp.read(ZIP_MAX_COMMENT + sizeEndCentDir)
    at = data.rfind(stringEndArchive)
    if at < 0 or len(data) - at < sizeEndCentDir:
        return None
    fields = struct.unpack(structEndArchive, data[at:at + sizeEndCentDir])
    comment = data[at + sizeEndCentDir:at + sizeEndCentDir + fields[7]]
    return _end_record_64(fp, start + at - size, _End(fields, comment, start + at))


def _end_record_64(fp, offset, end):
    """Complete what the end says by what the ZIP64 extensions say."""
    try:
        fp.seek(offset - sizeEndCentDir64Locator, 2)
    except (OSError, ValueError):
        return end  # there is no room for them
    data = fp.read(sizeEndCentDir64Locator)
    if len(data) != sizeEndCentDir64Locator:
        return end
    signature, disk, _, disks = struct.unpack(structEndArchive64Locator, data)
    if signature != stringEndArchive64Locator:
        return end
    if disk != 0 or disks > 1:
        raise BadZipFile("zipfiles that span multiple disks are not supported")
    fp.seek(offset - sizeEndCentDir64Locator - sizeEndCentDir64, 2)
    data = fp.read(sizeEndCentDir64)
    if len(data) != sizeEndCentDir64:
        return end
    fields = struct.unpack(structEndArchive64, data)
    if fields[0] != stringEndArchive64:
        return end
    end.disk, end.disk_of_directory, end.here, end.count, end.size, end.offset = fields[4:]
    end.is_64 = True
    return end


def _strip_extra(extra, ids):
    """Return extra data without the records of some kinds."""
    kept = []
    pos = 0
    while pos + 4 <= len(extra):
        kind, n = struct.unpack_from("<HH", extra, pos)
        if kind not in ids:
            kept.append(extra[pos:pos + 4 + n])
        pos += 4 + n
    return b"".join(kept) + extra[pos:] if pos < len(extra) else b"".join(kept)


def _now():
    """The time for a member; the earliest there is where the host grants no clock."""
    import time
    try:
        return time.localtime(time.time())[:6]
    except OSError:
        return 1980, 1, 1, 0, 0, 0


class ZipInfo:
    """What an archive says of a member."""

    __slots__ = ("orig_filename", "filename", "date_time", "compress_type", "compress_level", "comment", "extra",
                 "create_system", "create_version", "extract_version", "reserved", "flag_bits", "volume", "internal_attr",
                 "external_attr", "header_offset", "CRC", "compress_size", "file_size", "_raw_time", "_end_offset")

    def __init__(self, filename="NoName", date_time=(1980, 1, 1, 0, 0, 0)):
        self.orig_filename = filename
        self.filename = filename.partition("\0")[0]
        self.date_time = date_time
        if date_time[0] < 1980:
            raise ValueError("ZIP does not support timestamps before 1980")
        self.compress_type = ZIP_STORED
        self.compress_level = None
        self.comment = b""
        self.extra = b""
        self.create_system = 3
        self.create_version = DEFAULT_VERSION
        self.extract_version = DEFAULT_VERSION
        self.reserved = 0
        self.flag_bits = 0
        self.volume = 0
        self.internal_attr = 0
        self.external_attr = 0
        self.compress_size = 0
        self.file_size = 0
        self._end_offset = None

    @property
    def _compresslevel(self):
        return self.compress_level

    @_compresslevel.setter
    def _compresslevel(self, value):
        self.compress_level = value

    def __repr__(self):
        parts = [f"<{self.__class__.__name__} filename={self.filename!r}"]
        if self.compress_type != ZIP_STORED:
            parts.append(f" compress_type={compressor_names.get(self.compress_type, self.compress_type)}")
        hi, lo = self.external_attr >> 16, self.external_attr & 0xFFFF
        if hi:
            parts.append(f" filemode={stat.filemode(hi)!r}")
        if lo:
            parts.append(f" external_attr={lo:#x}")
        directory = self.is_dir()
        if not directory or self.file_size:
            parts.append(f" file_size={self.file_size!r}")
        if (not directory or self.compress_size) and (self.compress_type != ZIP_STORED
                                                      or self.file_size != self.compress_size):
            parts.append(f" compress_size={self.compress_size!r}")
        parts.append(">")
        return "".join(parts)

    def _dos_time(self):
        """Return date and time as DOS wrote them."""
        year, month, day, hour, minute, second = self.date_time[:6]
        return (year - 1980) << 9 | month << 5 | day, hour << 11 | minute << 5 | second // 2

    def FileHeader(self, zip64=None):
        """Return the header that stands before the data."""
        date, time = self._dos_time()
        if self.flag_bits & _DESCRIPTOR:
            crc = compress_size = file_size = 0
        else:
            crc, compress_size, file_size = self.CRC, self.compress_size, self.file_size
        extra = self.extra
        least = 0
        if zip64 is None:
            zip64 = file_size > ZIP64_LIMIT or compress_size > ZIP64_LIMIT
        if zip64:
            extra = extra + struct.pack("<HHQQ", 1, 16, file_size, compress_size)
            file_size = compress_size = 0xFFFFFFFF
            least = ZIP64_VERSION
        self.extract_version = max(least, self.extract_version)
        self.create_version = max(least, self.create_version)
        filename, flags = self._encodeFilenameFlags()
        return struct.pack(structFileHeader, stringFileHeader, self.extract_version, self.reserved, flags, self.compress_type,
                           time, date, crc, compress_size, file_size, len(filename), len(extra)) + filename + extra

    def _encodeFilenameFlags(self):
        try:
            return self.filename.encode("ascii"), self.flag_bits
        except UnicodeEncodeError:
            return self.filename.encode("utf-8"), self.flag_bits | _UTF8

    def _decodeExtra(self, filename_crc):
        """Read what the extra data say of sizes and the name."""
        extra = self.extra
        while len(extra) >= 4:
            kind, n = struct.unpack_from("<HH", extra)
            if n + 4 > len(extra):
                raise BadZipFile(f"Corrupt extra field {kind:04x} (size={n})")
            if kind == 1:
                data = extra[4:n + 4]
                try:
                    for name, mark, what in (("file_size", 0xFFFF_FFFF_FFFF_FFFF, "File size"),
                                             ("compress_size", 0xFFFF_FFFF, "Compress size"),
                                             ("header_offset", 0xFFFF_FFFF, "Header offset")):
                        value = getattr(self, name)
                        if value == 0xFFFF_FFFF or name == "file_size" and value == mark:
                            setattr(self, name, struct.unpack_from("<Q", data)[0])
                            data = data[8:]
                except struct.error:
                    raise BadZipFile(f"Corrupt zip64 extra field. {what} not found.") from None
            elif kind == 0x7075 and n >= 5:
                data = extra[4:n + 4]
                version, crc = struct.unpack_from("<BL", data)
                if version == 1 and crc == filename_crc:
                    try:
                        name = data[5:].decode("utf-8")
                    except UnicodeDecodeError as e:
                        raise BadZipFile("Corrupt unicode path extra field (0x7075): invalid utf-8 bytes") from e
                    if name:
                        self.filename = name.partition("\0")[0]
                    else:
                        import warnings
                        warnings.warn("Empty unicode path extra field (0x7075)", stacklevel=2)
            extra = extra[n + 4:]

    @classmethod
    def from_file(cls, filename, arcname=None, *, strict_timestamps=True):
        """Return what an archive says of a file in a file system."""
        if isinstance(filename, os.PathLike):
            filename = os.fspath(filename)
        st = os.stat(filename)
        directory = stat.S_ISDIR(st.st_mode)
        import time
        # A mount without a clock gives files no time.
        date_time = time.localtime(st.st_mtime)[:6] if st.st_mtime else (1980, 1, 1, 0, 0, 0)
        if not strict_timestamps and date_time[0] < 1980:
            date_time = 1980, 1, 1, 0, 0, 0
        elif not strict_timestamps and date_time[0] > 2107:
            date_time = 2107, 12, 31, 23, 59, 59
        if arcname is None:
            arcname = filename
        arcname = os.path.normpath(os.path.splitdrive(arcname)[1]).lstrip("/")
        if directory:
            arcname += "/"
        made = cls(arcname, date_time)
        made.external_attr = (st.st_mode & 0xFFFF) << 16
        if directory:
            made.file_size = 0
            made.external_attr |= 0x10
        else:
            made.file_size = st.st_size
        return made

    def is_dir(self):
        return self.filename.endswith("/")


def _check_compression(compression):
    if compression in (ZIP_STORED, ZIP_DEFLATED):
        return
    if compression == ZIP_BZIP2:
        raise RuntimeError("Compression requires the (missing) bz2 module")
    if compression == ZIP_LZMA:
        raise RuntimeError("Compression requires the (missing) lzma module")
    raise NotImplementedError("That compression method is not supported")


def _get_compressor(compress_type, compresslevel=None):
    if compress_type != ZIP_DEFLATED:
        return None
    return zlib.compressobj(zlib.Z_DEFAULT_COMPRESSION if compresslevel is None else compresslevel, zlib.DEFLATED, -15)


def _get_decompressor(compress_type):
    if compress_type in (ZIP_BZIP2, ZIP_LZMA):
        _check_compression(compress_type)
    if compress_type == ZIP_STORED:
        return None
    if compress_type == ZIP_DEFLATED:
        return zlib.decompressobj(-15)
    name = compressor_names.get(compress_type)
    raise NotImplementedError(f"compression type {compress_type}" + (f" ({name})" if name else ""))


class _ZipDecrypter:
    """The old encryption of ZIP."""

    _table = None

    def __init__(self, password):
        if _ZipDecrypter._table is None:
            table = []
            for n in range(256):
                for _ in range(8):
                    n = n >> 1 ^ 0xEDB88320 if n & 1 else n >> 1
                table.append(n)
            _ZipDecrypter._table = table
        self.keys = 0x12345678, 0x23456789, 0x34567890
        for byte in password:
            self._update(byte)

    def _update(self, byte):
        table = self._table
        key0, key1, key2 = self.keys
        key0 = key0 >> 8 ^ table[(key0 ^ byte) & 0xFF]
        key1 = (key1 + (key0 & 0xFF)) * 134775813 + 1 & 0xFFFFFFFF
        key2 = key2 >> 8 ^ table[(key2 ^ key1 >> 24) & 0xFF]
        self.keys = key0, key1, key2

    def __call__(self, data):
        made = bytearray()
        for byte in data:
            k = self.keys[2] | 2
            byte ^= k * (k ^ 1) >> 8 & 0xFF
            self._update(byte)
            made.append(byte)
        return bytes(made)


class _SharedFile:
    """A place in the file of an archive that readers share."""

    def __init__(self, archive, pos):
        self._archive = archive
        self._file = archive.fp
        self._pos = pos
        self.seekable = archive.fp.seekable

    def tell(self):
        return self._pos

    def seek(self, offset, whence=0):
        if self._archive._writing:
            raise ValueError("Can't reposition in the ZIP file while there is an open writing handle on it. "
                             "Close the writing handle before trying to read.")
        self._pos = offset if whence == 0 else self._pos + offset if whence == 1 else self._file.seek(offset, 2)
        return self._pos

    def read(self, n=-1):
        if self._archive._writing:
            raise ValueError("Can't read from the ZIP file while there is an open writing handle on it. "
                             "Close the writing handle before trying to read.")
        self._file.seek(self._pos)
        data = self._file.read(n)
        self._pos = self._file.tell()
        return data

    def close(self):
        if self._file is not None:
            self._file = None
            self._archive._release()


class _Tellable:
    """A file that can only be written, with a count of what is."""

    def __init__(self, fp):
        self.fp = fp
        self.offset = 0

    def write(self, data):
        n = self.fp.write(data)
        self.offset += n
        return n

    def tell(self):
        return self.offset

    def flush(self):
        self.fp.flush()

    def close(self):
        self.fp.close()


class ZipExtFile(io.BufferedIOBase):
    """A member that is open for reading."""

    MAX_N = 1 << 31 - 1
    MIN_READ_SIZE = 4096
    MAX_SEEK_READ = 1 << 24

    def __init__(self, fileobj, mode, zipinfo, pwd=None, close_fileobj=False):
        self._fileobj = fileobj
        self._pwd = pwd
        self._close_fileobj = close_fileobj
        self._compress_type = zipinfo.compress_type
        self._compress_size = zipinfo.compress_size
        self._size = zipinfo.file_size
        self._info = zipinfo
        self.mode = mode
        self.name = zipinfo.filename
        self.newlines = None
        self._expected_crc = getattr(zipinfo, "CRC", None)
        self._start = fileobj.tell() if fileobj.seekable() else None
        self._encrypted_start = self._start
        self._begin()

    def _begin(self):
        """Be at the beginning of the data."""
        self._decrypter = None
        self._left_compressed = self._compress_size
        if self._pwd:
            self._decrypter = _ZipDecrypter(self._pwd)
            check = self._decrypter(self._fileobj.read(12))[11]
            self._left_compressed -= 12
            info = self._info
            wanted = info._raw_time >> 8 & 0xFF if info.flag_bits & _DESCRIPTOR else info.CRC >> 24 & 0xFF
            if check != wanted:
                raise RuntimeError(f"Bad password for file {info.orig_filename!r}")
        self._decompressor = _get_decompressor(self._compress_type)
        self._left = self._size
        self._buffer = b""
        self._offset = 0
        self._eof = self._left <= 0
        self._running_crc = 0

    def __repr__(self):
        result = f"<{self.__class__.__module__}.{self.__class__.__qualname__}"
        if self.closed:
            return result + " [closed]>"
        result += f" name={self.name!r}"
        if self._compress_type != ZIP_STORED:
            result += f" compress_type={compressor_names.get(self._compress_type, self._compress_type)}"
        return result + ">"

    def _check_open(self, what="I/O operation on closed file."):
        if self.closed:
            raise ValueError(what)

    def readable(self):
        self._check_open()
        return True

    def readline(self, limit=-1):
        """Read a line."""
        self._check_open()
        parts = []
        left = limit
        while left != 0:
            if self._offset == len(self._buffer):
                self._buffer, self._offset = self._more(self.MIN_READ_SIZE), 0
                if not self._buffer:
                    break
            end = self._buffer.find(b"\n", self._offset) + 1 or len(self._buffer)
            if left > 0:
                end = min(end, self._offset + left)
                left -= end - self._offset
            part = self._buffer[self._offset:end]
            self._offset = end
            parts.append(part)
            if part.endswith(b"\n"):
                break
        return b"".join(parts)

    def peek(self, n=1):
        """Return bytes without passing them."""
        if n > len(self._buffer) - self._offset:
            rest = self._buffer[self._offset:]
            chunk = self._more(max(n, self.MIN_READ_SIZE))
            self._buffer, self._offset = rest + chunk, 0
        return self._buffer[self._offset:self._offset + 512]

    def read(self, n=-1):
        """Read up to n bytes, all that there is where n is None or negative."""
        self._check_open("read from closed file.")
        if n is None or n < 0:
            parts = [self._buffer[self._offset:]]
            self._buffer, self._offset = b"", 0
            while not self._eof:
                parts.append(self._more(1 << 20))
            return b"".join(parts)
        parts = []
        while n > 0:
            if self._offset == len(self._buffer):
                self._buffer, self._offset = self._more(max(n, self.MIN_READ_SIZE)), 0
                if not self._buffer:
                    break
            part = self._buffer[self._offset:self._offset + n]
            self._offset += len(part)
            n -= len(part)
            parts.append(part)
        return b"".join(parts)

    def read1(self, n):
        """Read up to n bytes with one read of the file."""
        self._check_open("read from closed file.")
        if self._offset == len(self._buffer) and not self._eof:
            self._buffer, self._offset = self._more(self.MIN_READ_SIZE if n is None or n < 0 else max(n, self.MIN_READ_SIZE)), 0
        end = len(self._buffer) if n is None or n < 0 else self._offset + n
        part = self._buffer[self._offset:end]
        self._offset += len(part)
        return part

    def _more(self, n):
        """Return more of the data, nothing at its end."""
        while not self._eof:
            decompressor = self._decompressor
            if decompressor is None:
                data = self._raw(n)
                self._eof = self._left_compressed <= 0
            else:
                data = decompressor.decompress(decompressor.unconsumed_tail or self._raw(n), max(n, self.MIN_READ_SIZE))
                self._eof = decompressor.eof or self._left_compressed <= 0 and not decompressor.unconsumed_tail
                if self._eof:
                    data += decompressor.flush()
            data = data[:self._left]
            self._left -= len(data)
            if self._left <= 0:
                self._eof = True
            if self._expected_crc is not None:
                self._running_crc = crc32(data, self._running_crc)
                if self._eof and self._running_crc != self._expected_crc:
                    raise BadZipFile(f"Bad CRC-32 for file {self.name!r}")
            if data:
                return data
        return b""

    def _raw(self, n):
        """Read compressed data."""
        if self._left_compressed <= 0:
            return b""
        data = self._fileobj.read(min(max(n, self.MIN_READ_SIZE), self._left_compressed))
        if not data:
            raise EOFError
        self._left_compressed -= len(data)
        return data if self._decrypter is None else self._decrypter(data)

    def close(self):
        try:
            if self._close_fileobj:
                self._fileobj.close()
        finally:
            super().close()

    def seekable(self):
        self._check_open()
        return self._start is not None

    def tell(self):
        self._check_open("tell on closed file.")
        if self._start is None:
            raise io.UnsupportedOperation("underlying stream is not seekable")
        return self._size - self._left - (len(self._buffer) - self._offset)

    def seek(self, offset, whence=os.SEEK_SET):
        self._check_open("seek on closed file.")
        if self._start is None:
            raise io.UnsupportedOperation("underlying stream is not seekable")
        here = self.tell()
        if whence == os.SEEK_SET:
            there = offset
        elif whence == os.SEEK_CUR:
            there = here + offset
        elif whence == os.SEEK_END:
            there = self._size + offset
        else:
            raise ValueError("whence must be os.SEEK_SET (0), os.SEEK_CUR (1), or os.SEEK_END (2)")
        there = min(max(there, 0), self._size)
        if there < here:
            self._fileobj.seek(self._start)
            self._begin()
            here = 0
        while here < there:
            n = min(self.MAX_SEEK_READ, there - here)
            self.read(n)
            here += n
        return self.tell()


class _ZipWriteFile(io.BufferedIOBase):
    """A member that is open for writing."""

    def __init__(self, archive, info, zip64):
        self._info = info
        self._zip64 = zip64
        self._archive = archive
        self._compressor = _get_compressor(info.compress_type, info.compress_level)
        self._file_size = 0
        self._compress_size = 0
        self._crc = 0

    @property
    def name(self):
        return self._info.filename

    @property
    def mode(self):
        return "wb"

    def writable(self):
        return True

    def write(self, data):
        if self.closed:
            raise ValueError("I/O operation on closed file.")
        if not isinstance(data, (bytes, bytearray)):
            data = memoryview(data).tobytes()
        n = len(data)
        self._file_size += n
        self._crc = crc32(data, self._crc)
        if self._compressor:
            data = self._compressor.compress(data)
            self._compress_size += len(data)
        self._archive.fp.write(data)
        return n

    def close(self):
        if self.closed:
            return
        archive, info = self._archive, self._info
        try:
            super().close()
            if self._compressor:
                rest = self._compressor.flush()
                self._compress_size += len(rest)
                archive.fp.write(rest)
                info.compress_size = self._compress_size
            else:
                info.compress_size = self._file_size
            info.CRC = self._crc
            info.file_size = self._file_size
            if not self._zip64:
                if self._file_size > ZIP64_LIMIT:
                    raise RuntimeError("File size too large, try using force_zip64")
                if self._compress_size > ZIP64_LIMIT:
                    raise RuntimeError("Compressed size too large, try using force_zip64")
            if info.flag_bits & _DESCRIPTOR:
                archive.fp.write(struct.pack("<LLQQ" if self._zip64 else "<LLLL", _stringDescriptor, info.CRC,
                                             info.compress_size, info.file_size))
                archive.start_dir = archive.fp.tell()
            else:
                archive.start_dir = archive.fp.tell()
                archive.fp.seek(info.header_offset)
                archive.fp.write(info.FileHeader(self._zip64))
                archive.fp.seek(archive.start_dir)
            archive.filelist.append(info)
            archive.NameToInfo[info.filename] = info
        finally:
            archive._writing = False


class ZipFile:
    """An archive, open for reading ("r"), writing ("w", "x") or adding ("a")."""

    fp = None

    def __init__(self, file, mode="r", compression=ZIP_STORED, allowZip64=True, compresslevel=None, *, strict_timestamps=True,
                 metadata_encoding=None):
        if mode not in ("r", "w", "x", "a"):
            raise ValueError("ZipFile requires mode 'r', 'w', 'x', or 'a'")
        _check_compression(compression)
        self._allowZip64 = allowZip64
        self._didModify = False
        self.debug = 0
        self.NameToInfo = {}
        self.filelist = []
        self.compression = compression
        self.compresslevel = compresslevel
        self.mode = mode
        self.pwd = None
        self._comment = b""
        self._strict_timestamps = strict_timestamps
        self.metadata_encoding = metadata_encoding
        if metadata_encoding and mode != "r":
            raise ValueError("metadata_encoding is only supported for reading files")
        if isinstance(file, os.PathLike):
            file = os.fspath(file)
        if isinstance(file, str):
            self._filePassed = 0
            self.filename = file
            modes = {"r": ["rb"], "w": ["w+b", "wb"], "x": ["x+b", "xb"], "a": ["r+b", "w+b", "wb"]}[mode]
            while True:
                try:
                    self.fp = open(file, modes.pop(0))
                    break
                except OSError:
                    if not modes:
                        raise
        else:
            self._filePassed = 1
            self.fp = file
            self.filename = getattr(file, "name", None)
        self._fileRefCnt = 1
        self._seekable = True
        self._writing = False
        try:
            if mode == "r":
                self._RealGetContents()
            elif mode in ("w", "x"):
                self._didModify = True
                try:
                    self.start_dir = self.fp.tell()
                except (AttributeError, OSError):
                    self.fp = _Tellable(self.fp)
                    self.start_dir = 0
                    self._seekable = False
                else:
                    try:
                        self.fp.seek(self.start_dir)
                    except (AttributeError, OSError):
                        self._seekable = False
            else:
                try:
                    self._RealGetContents()
                    self.fp.seek(self.start_dir)
                except BadZipFile:
                    self.fp.seek(0, 2)
                    self._didModify = True
                    self.start_dir = self.fp.tell()
        except BaseException:
            fp = self.fp
            self.fp = None
            self._close_file(fp)
            raise

    def __enter__(self):
        return self

    def __exit__(self, type, value, traceback):
        self.close()

    def __repr__(self):
        result = [f"<{self.__class__.__module__}.{self.__class__.__qualname__}"]
        if self.fp is not None:
            if self._filePassed:
                result.append(f" file={self.fp!r}")
            elif self.filename is not None:
                result.append(f" filename={self.filename!r}")
            result.append(f" mode={self.mode!r}")
        else:
            result.append(" [closed]")
        result.append(">")
        return "".join(result)

    def _RealGetContents(self):
        """Read the directory."""
        fp = self.fp
        try:
            end = _end_record(fp)
        except OSError:
            raise BadZipFile("File is not a zip file")
        if end is None:
            raise BadZipFile("File is not a zip file")
        self._comment = end.comment
        before = end.location - end.size - end.offset  # what stands before the archive
        if end.is_64:
            before -= sizeEndCentDir64 + sizeEndCentDir64Locator
        self.start_dir = end.offset + before
        if self.start_dir < 0:
            raise BadZipFile("Bad offset for central directory")
        fp.seek(self.start_dir)
        data = fp.read(end.size)
        pos = 0
        while pos < end.size:
            central = data[pos:pos + sizeCentralDir]
            if len(central) != sizeCentralDir:
                raise BadZipFile("Truncated central directory")
            fields = struct.unpack(structCentralDir, central)
            if fields[0] != stringCentralDir:
                raise BadZipFile("Bad magic number for central directory")
            pos += sizeCentralDir
            name_size, extra_size, comment_size = fields[12:15]
            orig = data[pos:pos + name_size]
            if fields[5] & _UTF8:
                filename = orig.decode("utf-8")
            else:
                filename = orig.decode(self.metadata_encoding or "cp437")
            pos += name_size
            info = ZipInfo(filename)
            info.extra = data[pos:pos + extra_size]
            pos += extra_size
            info.comment = data[pos:pos + comment_size]
            pos += comment_size
            info.header_offset = fields[18]
            (info.create_version, info.create_system, info.extract_version, info.reserved, info.flag_bits,
             info.compress_type, time, date, info.CRC, info.compress_size, info.file_size) = fields[1:12]
            if info.extract_version > MAX_EXTRACT_VERSION:
                raise NotImplementedError(f"zip file version {info.extract_version / 10:.1f}")
            info.volume, info.internal_attr, info.external_attr = fields[15:18]
            info._raw_time = time
            info.date_time = ((date >> 9) + 1980, date >> 5 & 0xF, date & 0x1F, time >> 11, time >> 5 & 0x3F, (time & 0x1F) * 2)
            info._decodeExtra(crc32(orig))
            info.header_offset += before
            self.filelist.append(info)
            self.NameToInfo[info.filename] = info
        following = self.start_dir
        for info in sorted(self.filelist, key=lambda info: info.header_offset, reverse=True):
            info._end_offset = following
            following = info.header_offset

    def namelist(self):
        """Return the names of the members."""
        return [info.filename for info in self.filelist]

    def infolist(self):
        """Return what is said of the members."""
        return self.filelist

    def printdir(self, file=None):
        """Print a table of the members."""
        print("%-46s %19s %12s" % ("File Name", "Modified    ", "Size"), file=file)
        for info in self.filelist:
            date = "%d-%02d-%02d %02d:%02d:%02d" % info.date_time[:6]
            print("%-46s %s %12d" % (info.filename, date, info.file_size), file=file)

    def testzip(self):
        """Read all members; return the name of the first that is damaged."""
        for info in self.filelist:
            try:
                with self.open(info.filename, "r") as file:
                    while file.read(1 << 20):
                        pass
            except BadZipFile:
                return info.filename

    def getinfo(self, name):
        """Return what is said of a member."""
        info = self.NameToInfo.get(name)
        if info is None:
            raise KeyError(f"There is no item named {name!r} in the archive")
        return info

    def setpassword(self, pwd):
        """Set the password for encrypted members."""
        if pwd and not isinstance(pwd, bytes):
            raise TypeError(f"pwd: expected bytes, got {type(pwd).__name__}")
        self.pwd = pwd or None

    @property
    def comment(self):
        return self._comment

    @comment.setter
    def comment(self, comment):
        if not isinstance(comment, bytes):
            raise TypeError(f"comment: expected bytes, got {type(comment).__name__}")
        if len(comment) > ZIP_MAX_COMMENT:
            import warnings
            warnings.warn(f"Archive comment is too long; truncating to {ZIP_MAX_COMMENT} bytes", stacklevel=2)
            comment = comment[:ZIP_MAX_COMMENT]
        self._comment = comment
        self._didModify = True

    def read(self, name, pwd=None):
        """Return the data of a member."""
        with self.open(name, "r", pwd) as fp:
            return fp.read()

    def open(self, name, mode="r", pwd=None, *, force_zip64=False):
        """Open a member for reading or a new one for writing."""
        if mode not in {"r", "w"}:
            raise ValueError('open() requires mode "r" or "w"')
        if pwd and mode == "w":
            raise ValueError("pwd is only supported for reading files")
        if not self.fp:
            raise ValueError("Attempt to use ZIP archive that was already closed")
        if isinstance(name, ZipInfo):
            info = name
        elif mode == "w":
            info = ZipInfo(name)
            info.compress_type = self.compression
            info.compress_level = self.compresslevel
        else:
            info = self.getinfo(name)
        if mode == "w":
            return self._open_to_write(info, force_zip64=force_zip64)
        if self._writing:
            raise ValueError("Can't read from the ZIP file while there is an open writing handle on it. "
                             "Close the writing handle before trying to read.")
        self._fileRefCnt += 1
        shared = _SharedFile(self, info.header_offset)
        try:
            self._pass_header(shared, info)
            if info.flag_bits & _ENCRYPTED:
                pwd = pwd or self.pwd
                if pwd and not isinstance(pwd, bytes):
                    raise TypeError(f"pwd: expected bytes, got {type(pwd).__name__}")
                if not pwd:
                    raise RuntimeError(f"File {name!r} is encrypted, password required for extraction")
            else:
                pwd = None
            return ZipExtFile(shared, mode + "b", info, pwd, True)
        except BaseException:
            shared.close()
            raise

    def _pass_header(self, shared, info):
        header = shared.read(sizeFileHeader)
        if len(header) != sizeFileHeader:
            raise BadZipFile("Truncated file header")
        fields = struct.unpack(structFileHeader, header)
        if fields[0] != stringFileHeader:
            raise BadZipFile("Bad magic number for file header")
        name = shared.read(fields[10])
        if fields[11]:
            shared.seek(fields[11], 1)
        if info.flag_bits & _PATCHED:
            raise NotImplementedError("compressed patched data (flag bit 5)")
        if info.flag_bits & _STRONG:
            raise NotImplementedError("strong encryption (flag bit 6)")
        if fields[3] & _UTF8:
            decoded = name.decode("utf-8")
        else:
            decoded = name.decode(self.metadata_encoding or "cp437")
        if decoded != info.orig_filename:
            raise BadZipFile(f"File name in directory {info.orig_filename!r} and header {name!r} differ.")
        if info._end_offset is not None and shared.tell() + info.compress_size > info._end_offset:
            raise BadZipFile(f"Overlapped entries: {info.orig_filename!r} (possible zip bomb)")

    def _open_to_write(self, info, force_zip64=False):
        if force_zip64 and not self._allowZip64:
            raise ValueError("force_zip64 is True, but allowZip64 was False when opening the ZIP file.")
        if self._writing:
            raise ValueError("Can't write to the ZIP file while there is another write handle open on it. "
                             "Close the first handle before opening another.")
        info.compress_size = 0
        info.CRC = 0
        info.flag_bits = 0
        if not self._seekable:
            info.flag_bits |= _DESCRIPTOR
        if not info.external_attr:
            info.external_attr = 0o600 << 16
        zip64 = force_zip64 or info.file_size * 1.05 > ZIP64_LIMIT
        if not self._allowZip64 and zip64:
            raise LargeZipFile("Filesize would require ZIP64 extensions")
        if self._seekable:
            self.fp.seek(self.start_dir)
        info.header_offset = self.fp.tell()
        self._writecheck(info)
        self._didModify = True
        self.fp.write(info.FileHeader(zip64))
        self._writing = True
        return _ZipWriteFile(self, info, zip64)

    def extract(self, member, path=None, pwd=None):
        """Write a member to a file below a folder; return its path."""
        return self._extract_member(member, os.getcwd() if path is None else os.fspath(path), pwd)

    def extractall(self, path=None, members=None, pwd=None):
        """Write all members to files below a folder."""
        path = os.getcwd() if path is None else os.fspath(path)
        for member in self.namelist() if members is None else members:
            self._extract_member(member, path, pwd)

    def _extract_member(self, member, targetpath, pwd):
        if not isinstance(member, ZipInfo):
            member = self.getinfo(member)
        # No name leads out of the folder: neither an absolute one nor one with "..".
        parts = [part for part in os.path.splitdrive(member.filename.replace("/", os.path.sep))[1].split(os.path.sep)
                 if part not in ("", os.path.curdir, os.path.pardir)]
        if not parts and not member.is_dir():
            raise ValueError("Empty filename.")
        targetpath = os.path.normpath(os.path.join(targetpath, *parts))
        upper = os.path.dirname(targetpath)
        if upper and not os.path.exists(upper):
            os.makedirs(upper, exist_ok=True)
        if member.is_dir():
            if not os.path.isdir(targetpath):
                try:
                    os.mkdir(targetpath)
                except FileExistsError:
                    if not os.path.isdir(targetpath):
                        raise
            return targetpath
        with self.open(member, pwd=pwd) as source, open(targetpath, "wb") as target:
            while data := source.read(1 << 16):
                target.write(data)
        return targetpath

    def _writecheck(self, info):
        if info.filename in self.NameToInfo:
            import warnings
            warnings.warn(f"Duplicate name: {info.filename!r}", stacklevel=3)
        if self.mode not in ("w", "x", "a"):
            raise ValueError("write() requires mode 'w', 'x', or 'a'")
        if not self.fp:
            raise ValueError("Attempt to write ZIP archive that was already closed")
        _check_compression(info.compress_type)
        if not self._allowZip64:
            what = None
            if len(self.filelist) >= ZIP_FILECOUNT_LIMIT:
                what = "Files count"
            elif info.file_size > ZIP64_LIMIT:
                what = "Filesize"
            elif info.header_offset > ZIP64_LIMIT:
                what = "Zipfile size"
            if what:
                raise LargeZipFile(what + " would require ZIP64 extensions")

    def _check_writable(self):
        if not self.fp:
            raise ValueError("Attempt to write to ZIP archive that was already closed")
        if self._writing:
            raise ValueError("Can't write to ZIP archive while an open writing handle exists.")

    def write(self, filename, arcname=None, compress_type=None, compresslevel=None):
        """Add a file of a file system."""
        self._check_writable()
        info = ZipInfo.from_file(filename, arcname, strict_timestamps=self._strict_timestamps)
        if info.is_dir():
            info.compress_size = 0
            info.CRC = 0
            self.mkdir(info)
            return
        info.compress_type = self.compression if compress_type is None else compress_type
        info.compress_level = self.compresslevel if compresslevel is None else compresslevel
        with open(filename, "rb") as source, self.open(info, "w") as target:
            while data := source.read(8 * 1024):
                target.write(data)

    def writestr(self, zinfo_or_arcname, data, compress_type=None, compresslevel=None):
        """Add a member of a text or bytes."""
        if isinstance(data, str):
            data = data.encode("utf-8")
        if isinstance(zinfo_or_arcname, ZipInfo):
            info = zinfo_or_arcname
        else:
            info = ZipInfo(filename=zinfo_or_arcname, date_time=_now())
            info.compress_type = self.compression
            info.compress_level = self.compresslevel
            if info.filename.endswith("/"):
                info.external_attr = 0o40775 << 16
                info.external_attr |= 0x10
            else:
                info.external_attr = 0o600 << 16
        self._check_writable()
        if compress_type is not None:
            info.compress_type = compress_type
        if compresslevel is not None:
            info.compress_level = compresslevel
        info.file_size = len(data)
        with self.open(info, mode="w") as target:
            target.write(data)

    def mkdir(self, zinfo_or_directory_name, mode=511):
        """Add a folder."""
        if isinstance(zinfo_or_directory_name, ZipInfo):
            info = zinfo_or_directory_name
            if not info.is_dir():
                raise ValueError("The given ZipInfo does not describe a directory")
        elif isinstance(zinfo_or_directory_name, str):
            name = zinfo_or_directory_name
            if not name.endswith("/"):
                name += "/"
            info = ZipInfo(name)
            info.compress_size = 0
            info.CRC = 0
            info.external_attr = ((0o40000 | mode) & 0xFFFF) << 16
            info.file_size = 0
            info.external_attr |= 0x10
        else:
            raise TypeError("Expected type str or ZipInfo")
        if self._seekable:
            self.fp.seek(self.start_dir)
        info.header_offset = self.fp.tell()
        self._writecheck(info)
        self._didModify = True
        self.filelist.append(info)
        self.NameToInfo[info.filename] = info
        self.fp.write(info.FileHeader(False))
        self.start_dir = self.fp.tell()

    def __del__(self):
        self.close()

    def close(self):
        """Close the archive; write its directory if it was written to."""
        if self.fp is None:
            return
        if self._writing:
            raise ValueError("Can't close the ZIP file while there is an open writing handle on it. "
                             "Close the writing handle before closing the zip.")
        try:
            if self.mode in ("w", "x", "a") and self._didModify:
                if self._seekable:
                    self.fp.seek(self.start_dir)
                self._write_end_record()
        finally:
            self._closing = self.fp
            self.fp = None
            self._release()

    def _release(self):
        """Count down those who use the file; the last closes it."""
        self._fileRefCnt -= 1
        if not self._fileRefCnt:
            fp, self._closing = self._closing, None
            self._close_file(fp)

    def _close_file(self, fp):
        if not self._filePassed:
            fp.close()

    def _write_end_record(self):
        for info in self.filelist:
            date, time = info._dos_time()
            extra = []
            file_size, compress_size, offset = info.file_size, info.compress_size, info.header_offset
            if file_size > ZIP64_LIMIT or compress_size > ZIP64_LIMIT:
                extra += [file_size, compress_size]
                file_size = compress_size = 0xFFFFFFFF
            if offset > ZIP64_LIMIT:
                extra.append(offset)
                offset = 0xFFFFFFFF
            data = info.extra
            least = 0
            if extra:
                data = struct.pack(f"<HH{len(extra)}Q", 1, 8 * len(extra), *extra) + _strip_extra(data, (1,))
                least = ZIP64_VERSION
            extract = max(least, info.extract_version)
            create = max(least, info.create_version)
            filename, flags = info._encodeFilenameFlags()
            self.fp.write(struct.pack(structCentralDir, stringCentralDir, create, info.create_system, extract, info.reserved,
                                      flags, info.compress_type, time, date, info.CRC, compress_size, file_size,
                                      len(filename), len(data), len(info.comment), 0, info.internal_attr, info.external_attr,
                                      offset) + filename + data + info.comment)
        pos = self.fp.tell()
        count = len(self.filelist)
        size = pos - self.start_dir
        offset = self.start_dir
        what = None
        if count > ZIP_FILECOUNT_LIMIT:
            what = "Files count"
        elif offset > ZIP64_LIMIT:
            what = "Central directory offset"
        elif size > ZIP64_LIMIT:
            what = "Central directory size"
        if what:
            if not self._allowZip64:
                raise LargeZipFile(what + " would require ZIP64 extensions")
            self.fp.write(struct.pack(structEndArchive64, stringEndArchive64, sizeEndCentDir64 - 12, 45, 45, 0, 0, count, count,
                                      size, offset))
            self.fp.write(struct.pack(structEndArchive64Locator, stringEndArchive64Locator, 0, pos, 1))
            count, size, offset = min(count, 0xFFFF), min(size, 0xFFFFFFFF), min(offset, 0xFFFFFFFF)
        self.fp.write(struct.pack(structEndArchive, stringEndArchive, 0, 0, count, count, size, offset, len(self._comment)))
        self.fp.write(self._comment)
        if self.mode == "a":
            self.fp.truncate()
        self.fp.flush()


def _parents(path):
    """Yield a path of an archive without its last part, and so on."""
    path = path.rstrip("/")
    while "/" in path:
        path = path.rpartition("/")[0]
        yield path + "/"


class Path:
    """A path in an archive, in the manner of pathlib."""

    def __init__(self, root, at=""):
        self.root = root if isinstance(root, ZipFile) else ZipFile(root)
        self.at = at

    def _names(self):
        """Return the names of the members and of all folders that their names imply."""
        names = self.root.namelist()
        seen = set(names)
        made = list(names)
        for name in names:
            for parent in _parents(name):
                if parent not in seen:
                    seen.add(parent)
                    made.append(parent)
        return made

    def __eq__(self, other):
        if self.__class__ is not other.__class__:
            return NotImplemented
        return (self.root, self.at) == (other.root, other.at)

    def __hash__(self):
        return hash((self.root, self.at))

    def __str__(self):
        return os.path.join(self.root.filename, self.at)

    def __repr__(self):
        return f"{self.__class__.__name__}({self.root.filename!r}, {self.at!r})"

    def _pure(self):
        from pathlib import PurePosixPath
        return PurePosixPath(self.at)

    def _base(self):
        from pathlib import PurePosixPath
        return PurePosixPath(self.at) if self.at else PurePosixPath(self.root.filename or "")

    @property
    def name(self):
        return self._base().name

    @property
    def suffix(self):
        return self._base().suffix

    @property
    def suffixes(self):
        return self._base().suffixes

    @property
    def stem(self):
        return self._base().stem

    @property
    def filename(self):
        from pathlib import Path as FilePath
        return FilePath(self.root.filename).joinpath(self.at)

    @property
    def parent(self):
        if not self.at:
            return self.filename.parent
        above = self.at.rstrip("/").rpartition("/")[0]
        return self._next(above + "/" if above else "")

    def _next(self, at):
        return self.__class__(self.root, at)

    def open(self, mode="r", *args, pwd=None, **kwargs):
        """Open a member, for text where the mode says no "b"."""
        if self.is_dir():
            raise IsADirectoryError(self)
        if not self.exists() and mode[0] == "r":
            raise FileNotFoundError(self)
        stream = self.root.open(self.at, mode[0], pwd=pwd)
        if "b" in mode:
            if args or kwargs:
                raise ValueError("encoding args invalid for binary operation")
            return stream
        return io.TextIOWrapper(stream, *args, **kwargs)

    def read_text(self, *args, **kwargs):
        with self.open("r", *args, **kwargs) as stream:
            return stream.read()

    def read_bytes(self):
        with self.open("rb") as stream:
            return stream.read()

    def is_dir(self):
        return not self.at or self.at.endswith("/")

    def is_file(self):
        return self.exists() and not self.is_dir()

    def exists(self):
        return self.at in self._names()

    def is_symlink(self):
        info = self.root.NameToInfo.get(self.at)
        return info is not None and stat.S_ISLNK(info.external_attr >> 16)

    def iterdir(self):
        """Yield the paths in this folder."""
        if not self.is_dir():
            raise ValueError("Can't listdir a file")
        for name in self._names():
            if name.rstrip("/").rpartition("/")[0] == self.at.rstrip("/") and name != self.at:
                yield self._next(name)

    def match(self, path_pattern):
        return self._pure().match(path_pattern)

    def glob(self, pattern):
        """Yield the paths below that match a pattern."""
        if not pattern:
            raise ValueError(f"Unacceptable pattern: {pattern!r}")
        import re
        from glob import translate
        match = re.compile(re.escape(self.at) + translate(pattern, recursive=True, include_hidden=True)).fullmatch
        for name in self._names():
            if match(name.rstrip("/")):
                yield self._next(name)

    def rglob(self, pattern):
        return self.glob(f"**/{pattern}")

    def relative_to(self, other, *extra):
        import posixpath
        return posixpath.relpath(str(self), str(other.joinpath(*extra)))

    def joinpath(self, *other):
        import posixpath
        at = posixpath.join(self.at, *other)
        made = self._next(at)
        if at and not at.endswith("/") and at not in self.root.NameToInfo and at + "/" in self._names():
            return self._next(at + "/")
        return made

    __truediv__ = joinpath
