import sys
import _structseq
from abc import ABC, abstractmethod

name = "posix"
linesep = "\n"
curdir = "."
pardir = ".."
sep = "/"
extsep = "."
altsep = None
pathsep = ":"
defpath = "/bin:/usr/bin"
devnull = "/dev/null"

error = OSError
supports_bytes_environ = True

SEEK_SET = 0
SEEK_CUR = 1
SEEK_END = 2
F_OK = 0
R_OK = 4
W_OK = 2
X_OK = 1
O_RDONLY = 0
O_WRONLY = 1
O_RDWR = 2
O_CREAT = 64
O_EXCL = 128
O_TRUNC = 512
O_APPEND = 1024
EX_OK = 0

# What else Linux has flags for.
O_ACCMODE, O_ASYNC, O_CLOEXEC, O_DIRECT, O_DIRECTORY, O_DSYNC, O_FSYNC, O_LARGEFILE, O_NDELAY = 3, 8192, 524288, 16384, 65536, 4096, 1052672, 0, 2048
O_NOATIME, O_NOCTTY, O_NOFOLLOW, O_NONBLOCK, O_PATH, O_RSYNC, O_SYNC, O_TMPFILE = 262144, 256, 131072, 2048, 2097152, 1052672, 1052672, 4259840
SEEK_DATA, SEEK_HOLE, TMP_MAX, GRND_NONBLOCK, GRND_RANDOM = 3, 4, 238328, 1, 2
XATTR_CREATE, XATTR_REPLACE, XATTR_SIZE_MAX = 1, 2, 65536
F_ULOCK, F_LOCK, F_TLOCK, F_TEST = 0, 1, 2, 3
POSIX_FADV_NORMAL, POSIX_FADV_RANDOM, POSIX_FADV_SEQUENTIAL = 0, 1, 2
POSIX_FADV_WILLNEED, POSIX_FADV_DONTNEED, POSIX_FADV_NOREUSE = 3, 4, 5
RWF_HIPRI, RWF_DSYNC, RWF_SYNC, RWF_NOWAIT, RWF_APPEND = 1, 2, 4, 8, 16
ST_RDONLY, ST_NOSUID, ST_NODEV, ST_NOEXEC, ST_SYNCHRONOUS, ST_MANDLOCK = 1, 2, 4, 8, 16, 64
ST_WRITE, ST_APPEND, ST_NOATIME, ST_NODIRATIME, ST_RELATIME = 128, 256, 1024, 2048, 4096


# Names of files.


def fspath(path):
    """The str or bytes of a path."""
    if isinstance(path, (str, bytes)):
        return path
    cls = type(path)
    method = getattr(cls, "__fspath__", None)
    if method is None:
        raise TypeError(f"expected str, bytes or os.PathLike object, not {cls.__name__}")
    result = method(path)
    if isinstance(result, (str, bytes)):
        return result
    raise TypeError(f"expected {cls.__name__}.__fspath__() to return str or bytes, not {type(result).__name__}")


def fsencode(filename):
    """Encode filename to UTF-8 with 'surrogateescape'; bytes stay as they are."""
    filename = fspath(filename)
    if isinstance(filename, str):
        return filename.encode("utf-8", "surrogateescape")
    return filename


def fsdecode(filename):
    """Decode filename from UTF-8 with 'surrogateescape'; str stays as it is."""
    filename = fspath(filename)
    if isinstance(filename, bytes):
        return filename.decode("utf-8", "surrogateescape")
    return filename


class PathLike(ABC):
    """What has a path: __fspath__ gives it."""

    __slots__ = ()

    @abstractmethod
    def __fspath__(self):
        raise NotImplementedError

    @classmethod
    def __subclasshook__(cls, subclass):
        if cls is PathLike:
            for c in subclass.__mro__:
                if "__fspath__" in c.__dict__:
                    return True if c.__dict__["__fspath__"] is not None else NotImplemented
        return NotImplemented

    def __class_getitem__(cls, item):
        import types
        return types.GenericAlias(cls, item)


import posixpath as path

sys.modules["os.path"] = path
_join = path.join
_paths = path


_PATH = "string, bytes or os.PathLike"
_PATH_OR_NUMBER = "string, bytes, os.PathLike or integer"
_ANY_PLACE = "string, bytes, os.PathLike, integer or None"


def _path(p, call, name="path", kinds=_PATH):
    """fspath of an argument of the function call; no file has a number."""
    if isinstance(p, (str, bytes)):
        return p
    if kinds is not _PATH and hasattr(type(p), "__index__"):
        raise OSError(9, "Bad file descriptor", p)
    if not hasattr(type(p), "__fspath__"):
        raise TypeError(f"{call}: {name} should be {kinds}, not {type(p).__name__}")
    return fspath(p)


def _full(p):
    """The absolute name by which the host knows a file."""
    p = fsdecode(p)
    if "\0" in p:
        raise ValueError("embedded null byte")
    if not p:
        raise FileNotFoundError(2, "No such file or directory", p)
    return path.normpath(path.join(path._cwd, p))


def _named(p, call, *args):
    """Call a native with a file's full name; errors name the file as the script does."""
    try:
        return call(_full(p), *args)
    except OSError as exc:
        if exc.filename is not None:
            exc.filename = fspath(p)
        raise


def getcwd():
    return path._cwd


def getcwdb():
    return fsencode(path._cwd)


def chdir(path):
    path = _path(path, "chdir", kinds=_PATH_OR_NUMBER)
    st = stat(path)
    if not _is_dir(st.st_mode):
        raise NotADirectoryError(20, "Not a directory", fspath(path))
    _paths._cwd = _full(path)


def _is_dir(mode):
    return mode & 0o170000 == 0o040000


# Files.

stat_result = _structseq.make(
    "os.stat_result",
    ("st_mode", "st_ino", "st_dev", "st_nlink", "st_uid", "st_gid", "st_size", None, None, None, "st_atime",
     "st_mtime", "st_ctime", "st_atime_ns", "st_mtime_ns", "st_ctime_ns", "st_blksize", "st_blocks", "st_rdev"),
    10, instead={"st_atime": 7, "st_mtime": 8, "st_ctime": 9})

terminal_size = _structseq.make("os.terminal_size", ("columns", "lines"))


def _stat_of(info):
    name, mode, size, ns, is_dir, is_link = info
    seconds = ns // 1000000000
    t = ns / 1e9
    return stat_result((mode, 0, 0, 1, 0, 0, size, seconds, seconds, seconds, t, t, t, ns, ns, ns, 4096,
                        (size + 511) // 512, 0))


def stat(path, *, dir_fd=None, follow_symlinks=True):
    return _stat_of(_named(_path(path, "stat", kinds=_PATH_OR_NUMBER), _stat, bool(follow_symlinks)))


def lstat(path, *, dir_fd=None):
    return _stat_of(_named(_path(path, "lstat"), _stat, False))


def access(path, mode, *, dir_fd=None, effective_ids=False, follow_symlinks=True):
    path = _path(path, "access")
    mode = range(mode).stop
    try:
        st = stat(path)
    except OSError:
        return False
    granted = st.st_mode >> 6 & 7
    return mode & granted == mode


def listdir(path=None):
    if path is None:
        path = "."
    path = _path(path, "listdir", kinds=_ANY_PLACE)
    names = [info[0] for info in _named(path, _list)]
    if isinstance(path, bytes):
        return [fsencode(n) for n in names]
    return names


class DirEntry:
    """An entry of a directory, as scandir() gives it."""

    __slots__ = ("name", "path", "_info", "__weakref__")

    def __repr__(self):
        return f"<DirEntry {self.name!r}>"

    def __fspath__(self):
        return self.path

    def is_dir(self, *, follow_symlinks=True):
        if self._info[5]:
            return follow_symlinks and path.isdir(self.path)
        return self._info[4]

    def is_file(self, *, follow_symlinks=True):
        if self._info[5]:
            return follow_symlinks and path.isfile(self.path)
        return not self._info[4]

    def is_symlink(self):
        return self._info[5]

    def is_junction(self):
        return False

    def stat(self, *, follow_symlinks=True):
        if self._info[5] and follow_symlinks:
            return stat(self.path)
        return _stat_of(self._info)

    def inode(self):
        return 0


class _ScandirIterator:
    """The iterator of scandir(), also a context manager."""

    def __init__(self, entries):
        self._entries = iter(entries)

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._entries)

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()

    def close(self):
        self._entries = iter(())


def scandir(path=None):
    if path is None:
        path = "."
    base = path = _path(path, "scandir", kinds=_ANY_PLACE)
    entries = []
    raw = isinstance(path, bytes)
    for info in _named(path, _list):
        entry = object.__new__(DirEntry)
        entry.name = fsencode(info[0]) if raw else info[0]
        entry.path = _join(base, entry.name)
        entry._info = info
        entries.append(entry)
    return _ScandirIterator(entries)


def mkdir(path, mode=0o777, *, dir_fd=None):
    """Create a directory."""
    path = _path(path, "mkdir")
    range(mode)
    _named(path, _make_dir)


def makedirs(name, mode=0o777, exist_ok=False):
    """Create a leaf directory and all intermediate ones."""
    head, tail = path.split(name)
    if not tail:
        head, tail = path.split(head)
    if head and tail and not path.exists(head):
        try:
            makedirs(head, exist_ok=exist_ok)
        except FileExistsError:
            pass
        if tail == (curdir if isinstance(tail, str) else b"."):
            return
    try:
        mkdir(name, mode)
    except OSError:
        if not exist_ok or not path.isdir(name):
            raise


def remove(path, *, dir_fd=None):
    """Remove a file."""
    _named(_path(path, "remove"), _remove)


def unlink(path, *, dir_fd=None):
    """Remove a file: remove() by its other name."""
    _named(_path(path, "unlink"), _remove)


def rmdir(path, *, dir_fd=None):
    """Remove a directory."""
    _named(_path(path, "rmdir"), _remove_dir)


def removedirs(name):
    """Remove a leaf directory and all empty intermediate ones."""
    rmdir(name)
    folder, last = path.split(name)
    if not last:
        folder, last = path.split(folder)
    try:
        while folder and last:
            rmdir(folder)
            folder, last = path.split(folder)
    except OSError:
        pass


def _renamed(call, src, dst):
    src, dst = _path(src, call, "src"), _path(dst, call, "dst")
    try:
        _rename(_full(src), _full(dst))
    except OSError as exc:
        raise OSError(exc.errno, exc.strerror, src, None, dst) from None


def rename(src, dst, *, src_dir_fd=None, dst_dir_fd=None):
    """Rename a file or a directory."""
    _renamed("rename", src, dst)


def replace(src, dst, *, src_dir_fd=None, dst_dir_fd=None):
    """Rename a file or a directory, in the place of what is there."""
    _renamed("replace", src, dst)


def renames(old, new):
    """Rename, making directories of the new name and removing empty ones of the old."""
    (target, name), (source, old_name) = path.split(new), path.split(old)
    if target and name and not path.exists(target):
        makedirs(target)
    rename(old, new)
    try:
        if source and old_name:
            removedirs(source)
    except OSError:
        pass


def truncate(path, length):
    """Truncate a file to exactly length bytes."""
    with open(path, "r+b") as f:
        f.truncate(length)


def walk(top, topdown=True, onerror=None, followlinks=False):
    """Directory tree generator."""
    todo = [fspath(top)]
    while todo:
        top = todo.pop()
        if isinstance(top, tuple):
            yield top
            continue
        dirs = []
        files = []
        below = []
        try:
            entries = list(scandir(top))
        except OSError as exc:
            if onerror is not None:
                onerror(exc)
            continue
        for entry in entries:
            if entry.is_dir():
                dirs.append(entry.name)
                if not topdown and (followlinks or not entry.is_symlink()):
                    below.append(entry.path)
            else:
                files.append(entry.name)
        if topdown:
            yield top, dirs, files
            for name in reversed(dirs):
                new = path.join(top, name)
                if followlinks or not path.islink(new):
                    todo.append(new)
        else:
            todo.append((top, dirs, files))
            todo.extend(reversed(below))


# The environment.


class _Environ:
    """The granted environment; changes are the script's own."""

    def __init__(self, data):
        self._data = data

    def _key(self, key):
        if not isinstance(key, str):
            raise TypeError(f"str expected, not {type(key).__name__}")
        return key

    def __getitem__(self, key):
        try:
            return self._data[self._key(key)]
        except KeyError:
            raise KeyError(key) from None

    def __setitem__(self, key, value):
        key = self._key(key)
        value = self._key(value)
        if "=" in key or not key:
            raise OSError(22, "Invalid argument")
        self._data[key] = value

    def __delitem__(self, key):
        try:
            del self._data[self._key(key)]
        except KeyError:
            raise KeyError(key) from None

    def __iter__(self):
        return iter(list(self._data))

    def __len__(self):
        return len(self._data)

    def __contains__(self, key):
        return self._key(key) in self._data

    def __repr__(self):
        return "environ({" + ", ".join([f"{k!r}: {v!r}" for k, v in self._data.items()]) + "})"

    def __eq__(self, other):
        if isinstance(other, _Environ):
            return self._data == other._data
        return self._data == other

    def get(self, key, default=None):
        return self._data.get(self._key(key), default)

    def keys(self):
        return self._data.keys()

    def values(self):
        return self._data.values()

    def items(self):
        return self._data.items()

    def copy(self):
        return dict(self._data)

    def setdefault(self, key, value):
        if key not in self:
            self[key] = value
        return self[key]

    def pop(self, key, *default):
        return self._data.pop(self._key(key), *default)

    def popitem(self):
        return self._data.popitem()

    def clear(self):
        self._data.clear()

    def update(self, other=(), /, **kwargs):
        for key, value in dict(other, **kwargs).items():
            self[key] = value

    def __or__(self, other):
        new = dict(self._data)
        new.update(other)
        return new

    def __ror__(self, other):
        new = dict(other)
        new.update(self._data)
        return new

    def __ior__(self, other):
        self.update(other)
        return self


def _granted():
    data = {}
    for pair in _environ():
        key, _, value = pair.partition("=")
        data[key] = value
    return data


environ = _Environ(_granted())


def getenv(key, default=None):
    return environ.get(key, default)


def getenvb(key, default=None):
    """Get an environment variable as bytes."""
    value = environ.get(fsdecode(key))
    return default if value is None else fsencode(value)


def putenv(name, value, /):
    environ[name] = value


def unsetenv(name, /):
    environ.pop(name, None)


# The process and the machine, as far as a script may know.


def urandom(size, /):
    """Return a bytes object containing random bytes of the host."""
    from _random import _entropy
    return _entropy(size)


def getrandom(size, flags=0):
    return urandom(size)


def getpid():
    return 1


def getppid():
    return 0


def getuid():
    return 0


geteuid = getgid = getegid = getuid


def getlogin():
    raise OSError(6, "No such device or address")


def cpu_count():
    """The number of CPUs a script can use: one."""
    return 1


process_cpu_count = cpu_count


def get_terminal_size(fd=1, /):
    raise OSError(25, "Inappropriate ioctl for device")


def isatty(fd, /):
    return False


def get_exec_path(env=None):
    return (environ if env is None else env).get("PATH", defpath).split(pathsep)


def strerror(code, /):
    import errno
    if code not in errno.errorcode:
        return f"Unknown error {code}"
    return _MESSAGES.get(code, errno.errorcode[code])


_MESSAGES = {
    1: "Operation not permitted", 2: "No such file or directory", 5: "Input/output error", 9: "Bad file descriptor",
    11: "Resource temporarily unavailable", 12: "Cannot allocate memory", 13: "Permission denied", 17: "File exists",
    18: "Invalid cross-device link", 20: "Not a directory", 21: "Is a directory", 22: "Invalid argument",
    24: "Too many open files", 27: "File too large", 28: "No space left on device", 29: "Illegal seek",
    30: "Read-only file system", 32: "Broken pipe", 33: "Numerical argument out of domain",
    34: "Numerical result out of range", 36: "File name too long", 38: "Function not implemented",
    39: "Directory not empty", 40: "Too many levels of symbolic links", 75: "Value too large for defined data type",
    95: "Operation not supported", 110: "Connection timed out", 111: "Connection refused", 122: "Disk quota exceeded",
}

uname_result = _structseq.make("posix.uname_result", ("sysname", "nodename", "release", "version", "machine"))


def uname():
    return uname_result(("gilliam", "sandbox", "", "", ""))


times_result = _structseq.make("posix.times_result", ("user", "system", "children_user", "children_system", "elapsed"))


def times():
    """The times of the process, which are the session's."""
    import time
    return times_result((time.process_time(), 0.0, 0.0, 0.0, time.monotonic()))


def umask(mask, /):
    return 0o022


def _exit(status):
    sys.exit(status)


def abort():
    sys.exit("Aborted")


_PROCESSES = ("fork", "forkpty", "system", "popen", "kill", "killpg", "wait", "waitpid", "posix_spawn", "posix_spawnp",
              "pipe", "execv", "execve", "execl", "execle", "execlp", "execlpe", "execvp", "execvpe", "spawnv",
              "spawnve", "spawnvp", "spawnvpe", "spawnl", "spawnle", "spawnlp", "spawnlpe")


def __getattr__(name):
    why = " (a sandboxed script cannot start processes)" if name in _PROCESSES else ""
    raise AttributeError(f"module 'os' has no attribute {name!r}{why}")
