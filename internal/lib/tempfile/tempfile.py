"""Files and folders that are there for a while, in a folder that the host grants."""

import io as _io
import os as _os
import sys as _sys

__all__ = ["NamedTemporaryFile", "TemporaryFile", "SpooledTemporaryFile", "TemporaryDirectory", "mkdtemp", "mktemp",
           "TMP_MAX", "gettempprefix", "tempdir", "gettempdir", "gettempprefixb", "gettempdirb"]

TMP_MAX = 238328
template = "tmp"
tempdir = None

_names = None


class _RandomNames:
    """Names of eight characters, without end."""

    characters = "abcdefghijklmnopqrstuvwxyz0123456789_"

    def __init__(self):
        from random import Random
        self.choose = Random().choices

    def __iter__(self):
        return self

    def __next__(self):
        return "".join(self.choose(self.characters, k=8))


def _next_name():
    global _names
    if _names is None:
        _names = _RandomNames()
    return next(_names)


def gettempprefix():
    """Return what names begin with."""
    return template


def gettempprefixb():
    return _os.fsencode(template)


def gettempdir():
    """Return the folder for files that have none given: the first in which a file can be made."""
    global tempdir
    if tempdir is None:
        tempdir = _usable_folder()
    return _os.fsdecode(tempdir)


def gettempdirb():
    return _os.fsencode(gettempdir())


def _usable_folder():
    folders = [folder for folder in map(_os.getenv, ("TMPDIR", "TEMP", "TMP")) if folder]
    folders += ["/tmp", "/var/tmp", "/usr/tmp"]
    folders.append(_os.getcwd())
    denied = None
    for folder in folders:
        if folder != _os.curdir:
            folder = _os.path.abspath(folder)
        for _ in range(100):
            name = _os.path.join(folder, _next_name())
            try:
                with open(name, "xb") as file:
                    file.write(b"blat")
                _os.unlink(name)
                return folder
            except FileExistsError:
                continue
            except PermissionError as e:
                denied = denied or e
                break
            except OSError:
                denied = denied or False
                break
    if denied:
        raise denied
    raise FileNotFoundError(2, f"No usable temporary directory found in {folders}")


def _sanitized(prefix, suffix, folder):
    """Return prefix, suffix and folder of one type, str or bytes."""
    kinds = {bytes if isinstance(part, bytes) else str for part in
             (prefix, suffix, None if folder is None else _os.fspath(folder)) if part is not None}
    if len(kinds) > 1:
        raise TypeError("Can't mix bytes and non-bytes in path components.")
    kind = kinds.pop() if kinds else bytes if isinstance(tempdir, bytes) else str
    if suffix is None:
        suffix = kind()
    if prefix is None:
        prefix = template if kind is str else _os.fsencode(template)
    if folder is None:
        folder = gettempdir() if kind is str else gettempdirb()
    return prefix, suffix, folder, kind


def _new(prefix, suffix, folder, kind, make):
    """Return the path of something new, made by a function that raises FileExistsError."""
    folder = _os.path.abspath(folder)
    for _ in range(TMP_MAX):
        name = _next_name()
        path = _os.path.join(folder, prefix + (name if kind is str else name.encode()) + suffix)
        try:
            return path, make(path)
        except FileExistsError:
            continue
    raise FileExistsError(17, "No usable temporary name found")


def mkdtemp(suffix=None, prefix=None, dir=None):
    """Make a folder; return its path."""
    prefix, suffix, dir, kind = _sanitized(prefix, suffix, dir)
    path, _ = _new(prefix, suffix, dir, kind, lambda path: _os.mkdir(path, 0o700))
    return path


def mktemp(suffix="", prefix=template, dir=None):
    """Return a path at which nothing is; another may make something there."""
    if dir is None:
        dir = gettempdir()
    for _ in range(TMP_MAX):
        path = _os.path.join(dir, prefix + _next_name() + suffix)
        if not _os.path.lexists(path):
            return path
    raise FileExistsError(17, "No usable temporary filename found")


class _Closer:
    """Closes a file once, and removes it."""

    cleanup_called = False
    close_called = False

    def __init__(self, file, name, delete, delete_on_close):
        self.file = file
        self.name = name
        self.delete = delete
        self.delete_on_close = delete_on_close

    def cleanup(self):
        if not self.cleanup_called:
            self.cleanup_called = True
            try:
                if not self.close_called:
                    self.close_called = True
                    self.file.close()
            finally:
                if self.delete:
                    try:
                        _os.unlink(self.name)
                    except FileNotFoundError:
                        pass

    def close(self):
        if not self.close_called:
            self.close_called = True
            try:
                self.file.close()
            finally:
                if self.delete and self.delete_on_close:
                    self.cleanup()

    def __del__(self):
        self.cleanup()


class _TemporaryFileWrapper:
    """A file with a name that is removed when it is closed."""

    def __init__(self, file, name, delete=True, delete_on_close=True):
        self.file = file
        self.name = name
        self._closer = _Closer(file, name, delete, delete_on_close)

    def __repr__(self):
        return f"<{self.__class__.__module__}.{self.__class__.__qualname__} {self.__dict__['file']!r}>"

    def __getattr__(self, name):
        value = getattr(self.__dict__["file"], name)
        if hasattr(value, "__call__") and not isinstance(value, type):
            method = value

            def value(*args, **kwargs):
                return method(*args, **kwargs)
            value.__name__ = name
            value._closer = self._closer  # as long as the method is held, the file is
            setattr(self, name, value)
        return value

    def __enter__(self):
        self.file.__enter__()
        return self

    def __exit__(self, exc, value, tb):
        result = self.file.__exit__(exc, value, tb)
        self._closer.cleanup()
        return result

    def close(self):
        """Close the file and remove it."""
        self._closer.close()

    def __iter__(self):
        for line in self.file:
            yield line


def _create(mode, buffering, encoding, newline, errors, prefix, suffix, dir):
    prefix, suffix, dir, kind = _sanitized(prefix, suffix, dir)
    if "b" not in mode:
        encoding = _io.text_encoding(encoding)

    def make(path):
        open(path, "xb").close()
        try:
            return open(path, mode, buffering, encoding, errors, newline)
        except BaseException:
            _os.unlink(path)
            raise
    return _new(prefix, suffix, dir, kind, make)


def NamedTemporaryFile(mode="w+b", buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None,
                       delete=True, *, errors=None, delete_on_close=True):
    """Make and open a file; it is removed when it is closed."""
    path, file = _create(mode, buffering, encoding, newline, errors, prefix, suffix, dir)
    return _TemporaryFileWrapper(file, path, delete, delete_on_close)


def TemporaryFile(mode="w+b", buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, *, errors=None):
    """Make and open a file that has a name only as long as it is open."""
    path, file = _create(mode, buffering, encoding, newline, errors, prefix, suffix, dir)
    return _TemporaryFileWrapper(file, path)


class SpooledTemporaryFile(_io.IOBase):
    """A file that is in memory until it is larger than max_size."""

    _rolled = False

    def __init__(self, max_size=0, mode="w+b", buffering=-1, encoding=None, newline=None, suffix=None, prefix=None,
                 dir=None, *, errors=None):
        if "b" in mode:
            self._file = _io.BytesIO()
        else:
            encoding = _io.text_encoding(encoding)
            self._file = _io.TextIOWrapper(_io.BytesIO(), encoding=encoding, errors=errors, newline=newline)
        self._max_size = max_size
        self._rolled = False
        self._arguments = {"mode": mode, "buffering": buffering, "suffix": suffix, "prefix": prefix, "encoding": encoding,
                           "newline": newline, "dir": dir, "errors": errors}

    @classmethod
    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)

    def _check(self, file):
        if not self._rolled and self._max_size and file.tell() > self._max_size:
            self.rollover()

    def rollover(self):
        """Go on in a file of the host."""
        if self._rolled:
            return
        old = self._file
        new = self._file = TemporaryFile(**self._arguments)
        del self._arguments
        pos = old.tell()
        if hasattr(new, "buffer"):
            new.buffer.write(old.detach().getvalue())
        else:
            new.write(old.getvalue())
        new.seek(pos, 0)
        self._rolled = True

    def __enter__(self):
        if self._file.closed:
            raise ValueError("Cannot enter context with closed file")
        return self

    def __exit__(self, exc, value, tb):
        self._file.close()

    def __iter__(self):
        return self._file.__iter__()

    def __del__(self):
        if not self.closed:
            self.close()

    def close(self):
        self._file.close()

    @property
    def closed(self):
        return self._file.closed

    @property
    def encoding(self):
        return self._file.encoding

    @property
    def errors(self):
        return self._file.errors

    @property
    def mode(self):
        return self._file.mode if self._rolled else self._arguments["mode"]

    @property
    def name(self):
        try:
            return self._file.name
        except AttributeError:
            return None

    @property
    def newlines(self):
        return self._file.newlines

    def detach(self):
        return self._file.detach()

    def fileno(self):
        self.rollover()
        return self._file.fileno()

    def flush(self):
        self._file.flush()

    def isatty(self):
        return self._file.isatty()

    def readable(self):
        return self._file.readable()

    def read(self, *args):
        return self._file.read(*args)

    def read1(self, *args):
        return self._file.read1(*args)

    def readinto(self, b):
        return self._file.readinto(b)

    def readinto1(self, b):
        return self._file.readinto1(b)

    def readline(self, *args):
        return self._file.readline(*args)

    def readlines(self, *args):
        return self._file.readlines(*args)

    def seekable(self):
        return self._file.seekable()

    def seek(self, *args):
        return self._file.seek(*args)

    def tell(self):
        return self._file.tell()

    def truncate(self, size=None):
        if size is None:
            return self._file.truncate()
        if size > self._max_size:
            self.rollover()
        return self._file.truncate(size)

    def writable(self):
        return self._file.writable()

    def write(self, s):
        file = self._file
        n = file.write(s)
        self._check(file)
        return n

    def writelines(self, iterable):
        file = self._file
        if not self._max_size or self._rolled:
            return file.writelines(iterable)
        for line in iterable:
            self.write(line)


class TemporaryDirectory:
    """A folder that is removed with all in it when the with statement is left."""

    def __init__(self, suffix=None, prefix=None, dir=None, ignore_cleanup_errors=False, *, delete=True):
        self.name = mkdtemp(suffix, prefix, dir)
        self._ignore_cleanup_errors = ignore_cleanup_errors
        self._delete = delete
        import weakref as _weakref
        self._finalizer = _weakref.finalize(self, self._cleanup, self.name, f"Implicitly cleaning up {self!r}",
                                            ignore_cleanup_errors, delete)

    @classmethod
    def _cleanup(cls, name, warn_message, ignore_errors=False, delete=True):
        if delete:
            import warnings
            import shutil as _shutil
            _shutil.rmtree(name, ignore_errors)
            warnings.warn(warn_message, ResourceWarning)

    def __repr__(self):
        return f"<{self.__class__.__name__} {self.name!r}>"

    def __enter__(self):
        return self.name

    def __exit__(self, exc, value, tb):
        if self._delete:
            self.cleanup()

    def cleanup(self):
        """Remove the folder."""
        if self._finalizer.detach() or _os.path.exists(self.name):
            import shutil as _shutil
            _shutil.rmtree(self.name, self._ignore_cleanup_errors)

    @classmethod
    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)
