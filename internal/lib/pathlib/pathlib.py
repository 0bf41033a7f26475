import io
import ntpath
import os
import posixpath
from errno import EBADF, ELOOP, ENOENT, ENOTDIR

__all__ = ["UnsupportedOperation", "PurePath", "PurePosixPath", "PureWindowsPath", "Path", "PosixPath", "WindowsPath"]

_ABSENT = (ENOENT, ENOTDIR, EBADF, ELOOP)  # errors that say that there is no such file


class UnsupportedOperation(NotImplementedError):
    """An unsupported operation is attempted on a path."""


class _Parents:
    """The ancestors of a path, nearest first."""

    def __init__(self, path):
        self._path = path

    def __len__(self):
        return len(self._path._parsed[2])

    def __getitem__(self, idx):
        if isinstance(idx, slice):
            return tuple([self[i] for i in range(*idx.indices(len(self)))])
        if idx >= len(self) or idx < -len(self):
            raise IndexError(idx)
        if idx < 0:
            idx += len(self)
        drive, root, tail = self._path._parsed
        return self._path._from_parts(drive, root, tail[:-idx - 1])

    def __iter__(self):
        for i in range(len(self)):
            yield self[i]

    def __contains__(self, other):
        for p in self:
            if p == other:
                return True
        return False

    def __repr__(self):
        return f"<{type(self._path).__name__}.parents>"


class PurePath:
    """A name of a file, without access to it."""

    __slots__ = ("_given", "_cached", "_text", "_folded")

    parser = posixpath

    def __new__(cls, *args, **kwargs):
        if cls is PurePath:
            cls = PurePosixPath
        return object.__new__(cls)

    def __init__(self, *args):
        paths = []
        for arg in args:
            if isinstance(arg, PurePath):
                if arg.parser is ntpath and self.parser is posixpath:
                    paths += [p.replace("\\", "/") for p in arg._given]
                else:
                    paths += arg._given
                continue
            try:
                path = os.fspath(arg)
            except TypeError:
                path = arg
            if not isinstance(path, str):
                raise TypeError("argument should be a str or an os.PathLike object where __fspath__ returns a str, "
                                f"not {type(path).__name__!r}")
            paths.append(path)
        self._given = paths
        self._cached = self._text = self._folded = None

    def with_segments(self, *pathsegments):
        """A path of the same class; subclasses override it to hand on what they have."""
        return type(self)(*pathsegments)

    @property
    def _parsed(self):
        """Drive, root and the list of the other parts."""
        if self._cached is None:
            given = self._given
            path = given[0] if len(given) == 1 else self.parser.join(*given) if given else ""
            self._cached = self._parse(path)
        return self._cached

    @classmethod
    def _parse(cls, path):
        if not path:
            return "", "", []
        sep = cls.parser.sep
        if cls.parser.altsep:
            path = path.replace(cls.parser.altsep, sep)
        drive, root, rest = cls.parser.splitroot(path)
        if not root and drive.startswith(sep) and not drive.endswith(sep):
            parts = drive.split(sep)
            if len(parts) == 4 and parts[2] not in "?." or len(parts) == 6:
                root = sep
        return drive, root, [p for p in rest.split(sep) if p and p != "."]

    def _from_parts(self, drive, root, tail):
        text = _joined(self.parser, drive, root, tail)
        path = self.with_segments(text)
        path._cached = drive, root, tail
        path._text = text or "."
        return path

    # Parts.

    @property
    def drive(self):
        return self._parsed[0]

    @property
    def root(self):
        return self._parsed[1]

    @property
    def anchor(self):
        return self._parsed[0] + self._parsed[1]

    @property
    def parts(self):
        """An object providing sequence-like access to the components of the path."""
        anchor = self.anchor
        tail = tuple(self._parsed[2])
        return (anchor,) + tail if anchor else tail

    @property
    def parent(self):
        drive, root, tail = self._parsed
        return self._from_parts(drive, root, tail[:-1]) if tail else self

    @property
    def parents(self):
        return _Parents(self)

    @property
    def name(self):
        tail = self._parsed[2]
        return tail[-1] if tail else ""

    @property
    def suffix(self):
        """The final component's last suffix, if any, with its dot."""
        name = self.name
        i = name.rfind(".")
        return name[i:] if 0 < i < len(name) - 1 else ""

    @property
    def suffixes(self):
        name = self.name
        if name.endswith("."):
            return []
        return ["." + s for s in name.lstrip(".").split(".")[1:]]

    @property
    def stem(self):
        name = self.name
        i = name.rfind(".")
        return name[:i] if 0 < i < len(name) - 1 else name

    def with_name(self, name):
        p = self.parser
        if not name or p.sep in name or p.altsep and p.altsep in name or name == ".":
            raise ValueError(f"Invalid name {name!r}")
        drive, root, tail = self._parsed
        if not tail:
            raise ValueError(f"{self!r} has an empty name")
        return self._from_parts(drive, root, tail[:-1] + [name])

    def with_stem(self, stem):
        suffix = self.suffix
        if not suffix:
            return self.with_name(stem)
        if not stem:
            raise ValueError(f"{self!r} has a non-empty suffix")
        return self.with_name(stem + suffix)

    def with_suffix(self, suffix):
        """Return a new path with the file suffix changed, added or removed."""
        stem = self.stem
        if not stem:
            raise ValueError(f"{self!r} has an empty name")
        if suffix and not (suffix.startswith(".") and len(suffix) > 1):
            raise ValueError(f"Invalid suffix {suffix!r}")
        return self.with_name(stem + suffix)

    # Joining and comparing.

    def joinpath(self, *pathsegments):
        """Combine this path with one or several arguments."""
        return self.with_segments(self, *pathsegments)

    def __truediv__(self, key):
        try:
            return self.with_segments(self, key)
        except TypeError:
            return NotImplemented

    def __rtruediv__(self, key):
        try:
            return self.with_segments(key, self)
        except TypeError:
            return NotImplemented

    def relative_to(self, other, /, *_deprecated, walk_up=False):
        """The relative path to this one from another one."""
        other = self._other(other, _deprecated)
        step = 0
        for path in [other, *other.parents]:
            if path == self or path in self.parents:
                break
            if not walk_up:
                raise ValueError(f"{str(self)!r} is not in the subpath of {str(other)!r}")
            if path.name == "..":
                raise ValueError(f"'..' segment in {str(other)!r} cannot be walked")
            step += 1
        else:
            raise ValueError(f"{str(self)!r} and {str(other)!r} have different anchors")
        return self._from_parts("", "", [".."] * step + self._parsed[2][len(path._parsed[2]):])

    def is_relative_to(self, other, /, *_deprecated):
        other = self._other(other, _deprecated)
        return other == self or other in self.parents

    def _other(self, other, more):
        if more or not isinstance(other, PurePath):
            return self.with_segments(other, *more)
        return other

    def is_absolute(self):
        if self.parser is posixpath:
            return bool(self._parsed[1])
        return self.parser.isabs(self)

    def is_reserved(self):
        """True if the path contains one of the special names reserved by Windows."""
        import warnings
        warnings.warn("pathlib.PurePath.is_reserved() is deprecated and scheduled for removal in Python 3.15. "
                      "Use os.path.isreserved() to detect reserved paths on Windows.", DeprecationWarning, stacklevel=2)
        return self.parser is ntpath and ntpath.isreserved(self)

    @property
    def _key(self):
        if self._folded is None:
            text = str(self)
            self._folded = text if self.parser is posixpath else text.lower()
        return self._folded

    def __hash__(self):
        return hash(self._key)

    def __eq__(self, other):
        if not isinstance(other, PurePath):
            return NotImplemented
        return self._key == other._key and self.parser is other.parser

    def _order(self):
        return self._key.split(self.parser.sep)

    def __lt__(self, other):
        if not isinstance(other, PurePath) or self.parser is not other.parser:
            return NotImplemented
        return self._order() < other._order()

    def __le__(self, other):
        if not isinstance(other, PurePath) or self.parser is not other.parser:
            return NotImplemented
        return self._order() <= other._order()

    def __gt__(self, other):
        if not isinstance(other, PurePath) or self.parser is not other.parser:
            return NotImplemented
        return self._order() > other._order()

    def __ge__(self, other):
        if not isinstance(other, PurePath) or self.parser is not other.parser:
            return NotImplemented
        return self._order() >= other._order()

    # Text.

    def __str__(self):
        if self._text is None:
            self._text = _joined(self.parser, *self._parsed) or "."
        return self._text

    def __fspath__(self):
        return str(self)

    def as_posix(self):
        """Return the string representation of the path with forward slashes."""
        return str(self).replace(self.parser.sep, "/")

    def __bytes__(self):
        return os.fsencode(self)

    def __repr__(self):
        return f"{self.__class__.__name__}({self.as_posix()!r})"

    def __reduce__(self):
        return self.__class__, tuple(self._given)

    def as_uri(self):
        if not self.is_absolute():
            raise ValueError("relative path can't be expressed as a file URI")
        from urllib.parse import quote_from_bytes
        drive = self.drive
        if len(drive) == 2 and drive[1] == ":":
            return "file:///" + drive + quote_from_bytes(os.fsencode(self.as_posix()[2:]))
        return ("file:" if drive else "file://") + quote_from_bytes(os.fsencode(self.as_posix()))

    # Patterns.

    def _pattern(self, pattern, case_sensitive):
        """A pattern as a path, and a function that matches its parts."""
        if not isinstance(pattern, PurePath):
            pattern = self.with_segments(pattern)
        if case_sensitive is None:
            case_sensitive = self.parser is posixpath
        return pattern, _matcher(case_sensitive)

    def full_match(self, pattern, *, case_sensitive=None):
        """Return True if this path matches the given glob-style pattern, as a whole."""
        pattern, match = self._pattern(pattern, case_sensitive)
        return _match_parts(list(self.parts), list(pattern.parts), match)

    def match(self, path_pattern, *, case_sensitive=None):
        """Return True if this path matches the given pattern, from the right if that is relative."""
        pattern, match = self._pattern(path_pattern, case_sensitive)
        mine = self.parts[::-1]
        wanted = pattern.parts[::-1]
        if not wanted:
            raise ValueError("empty pattern")
        if len(mine) < len(wanted) or len(mine) > len(wanted) and pattern.anchor:
            return False
        for part, want in zip(mine, wanted):
            if not match(part, want):
                return False
        return True


os.PathLike.register(PurePath)


def _joined(parser, drive, root, tail):
    if not drive and not root and tail and parser.splitdrive(tail[0])[0]:
        tail = ["."] + tail
    return drive + root + parser.sep.join(tail)


def _matcher(case_sensitive):
    """A function that matches a part with a part of a pattern."""
    import fnmatch

    def match(part, want):
        if not case_sensitive:
            part, want = part.lower(), want.lower()
        return fnmatch.fnmatchcase(part, want)

    return match


def _match_parts(parts, wanted, match):
    """Whether parts match those wanted, of which "**" stands for any number."""
    # The columns of a table: where in parts each prefix of the pattern can end.
    ends = {0}
    for want in wanted:
        new = set()
        if want == "**":
            for i in range(min(ends, default=len(parts) + 1), len(parts) + 1):
                new.add(i)
        else:
            for i in ends:
                if i < len(parts) and match(parts[i], want):
                    new.add(i + 1)
        ends = new
        if not ends:
            return False
    return len(parts) in ends


class PurePosixPath(PurePath):
    __slots__ = ()
    parser = posixpath


class PureWindowsPath(PurePath):
    __slots__ = ()
    parser = ntpath


class Path(PurePath):
    """A name of a file with access to it, which a mount has to grant."""

    __slots__ = ()

    def __new__(cls, *args, **kwargs):
        if cls is Path:
            cls = PosixPath
        return object.__new__(cls)

    @classmethod
    def cwd(cls):
        return cls(os.getcwd())

    @classmethod
    def home(cls):
        return cls("~").expanduser()

    @classmethod
    def from_uri(cls, uri):
        if not uri.startswith("file:"):
            raise ValueError(f"URI does not start with 'file:': {uri!r}")
        from urllib.parse import unquote_to_bytes
        path = uri[5:]
        if path[:3] == "///":
            path = path[2:]
        elif path[:12] == "//localhost/":
            path = path[11:]
        path = cls(os.fsdecode(unquote_to_bytes(path)))
        if not path.is_absolute():
            raise ValueError(f"URI is not absolute: {uri!r}")
        return path

    # Questions.

    def stat(self, *, follow_symlinks=True):
        """Return the result of the stat() system call on this path."""
        return os.stat(self, follow_symlinks=follow_symlinks)

    def lstat(self):
        """Like stat(), but of the link itself."""
        return os.lstat(self)

    def _kind(self, follow=True):
        """The bits of the kind of file, 0 if there is no file."""
        try:
            return self.stat(follow_symlinks=follow).st_mode & 0o170000
        except OSError as exc:
            if exc.errno not in _ABSENT and not isinstance(exc, PermissionError):
                raise
        except ValueError:
            pass
        return 0

    def exists(self, *, follow_symlinks=True):
        """Whether this path exists."""
        return self._kind(follow_symlinks) != 0

    def is_dir(self, *, follow_symlinks=True):
        return self._kind(follow_symlinks) == 0o040000

    def is_file(self, *, follow_symlinks=True):
        """Whether this path is a regular file."""
        return self._kind(follow_symlinks) == 0o100000

    def is_symlink(self):
        return self._kind(False) == 0o120000

    def is_junction(self):
        return False

    def is_mount(self):
        return os.path.ismount(self)

    def is_block_device(self):
        return self._kind() == 0o060000

    def is_char_device(self):
        return self._kind() == 0o020000

    def is_fifo(self):
        return self._kind() == 0o010000

    def is_socket(self):
        return self._kind() == 0o140000

    def samefile(self, other_path):
        """Return whether other_path is the same or not as this file."""
        return os.path.samefile(self, other_path)

    def owner(self, *, follow_symlinks=True):
        raise UnsupportedOperation(f"{type(self).__name__}.owner() is unsupported on this system")

    def group(self, *, follow_symlinks=True):
        raise UnsupportedOperation(f"{type(self).__name__}.group() is unsupported on this system")

    # Content.

    def open(self, mode="r", buffering=-1, encoding=None, errors=None, newline=None):
        """Open the file pointed to by this path."""
        return io.open(self, mode, buffering, encoding, errors, newline)

    def read_bytes(self):
        with self.open("rb") as f:
            return f.read()

    def read_text(self, encoding=None, errors=None, newline=None):
        with self.open("r", -1, encoding, errors, newline) as f:
            return f.read()

    def write_bytes(self, data):
        view = memoryview(data)
        with self.open("wb") as f:
            return f.write(view)

    def write_text(self, data, encoding=None, errors=None, newline=None):
        if not isinstance(data, str):
            raise TypeError(f"data must be str, not {data.__class__.__name__}")
        with self.open("w", -1, encoding, errors, newline) as f:
            return f.write(data)

    # Directories.

    def iterdir(self):
        """Yield path objects of the directory contents, in the order of the file system."""
        text = str(self)
        root = "" if text == "." else text if text.endswith("/") else text + "/"
        return iter([self.with_segments(root + name) for name in os.listdir(self)])

    def glob(self, pattern, *, case_sensitive=None, recurse_symlinks=False):
        """Iterate over this subtree and yield all existing files matching the pattern."""
        parts = self._pattern_parts(pattern)
        return self._select(parts, _matcher(case_sensitive is not False), set())

    def rglob(self, pattern, *, case_sensitive=None, recurse_symlinks=False):
        """Like glob(), of this path and all directories below it."""
        parts = ["**"] + self._pattern_parts(pattern)
        return self._select(parts, _matcher(case_sensitive is not False), set())

    def _pattern_parts(self, pattern):
        if not isinstance(pattern, PurePath):
            pattern = self.with_segments(pattern)
        if pattern.anchor:
            raise NotImplementedError("Non-relative patterns are unsupported")
        parts = list(pattern._parsed[2])
        if not parts:
            raise ValueError(f"Unacceptable pattern: {str(pattern)!r}")
        return parts

    def _entries(self):
        try:
            return list(os.scandir(self))
        except OSError:
            return []

    def _below(self):
        """This directory and all below it, without following links."""
        todo = [self]
        while todo:
            path = todo.pop()
            yield path
            todo += reversed([path / e.name for e in path._entries() if e.is_dir(follow_symlinks=False)])

    def _select(self, parts, match, seen):
        part, rest = parts[0], parts[1:]
        if part == "**":
            while rest and rest[0] == "**":
                rest = rest[1:]
            for path in self._below():
                if rest:
                    found = path._select(rest, match, seen)
                else:
                    found = [path] + [path / e.name for e in path._entries() if not e.is_dir(follow_symlinks=False)]
                for p in found:
                    if p not in seen:
                        seen.add(p)
                        yield p
        elif part == "..":
            yield from (self / part)._select(rest, match, seen) if rest else [self / part]
        elif "*" in part or "?" in part or "[" in part:
            for entry in self._entries():
                if match(entry.name, part):
                    path = self / entry.name
                    if not rest:
                        yield path
                    elif entry.is_dir():
                        yield from path._select(rest, match, seen)
        else:
            path = self / part
            if not rest:
                if path.exists(follow_symlinks=False):
                    yield path
            elif path.is_dir():
                yield from path._select(rest, match, seen)

    def walk(self, top_down=True, on_error=None, follow_symlinks=False):
        """The folders below this one, each with the names of its folders and files."""
        for root, dirs, files in os.walk(self, top_down, on_error, follow_symlinks):
            yield self.with_segments(root), dirs, files

    def mkdir(self, mode=0o777, parents=False, exist_ok=False):
        try:
            os.mkdir(self, mode)
        except FileNotFoundError:
            if not parents or self.parent == self:
                raise
            self.parent.mkdir(parents=True, exist_ok=True)
            self.mkdir(mode, parents=False, exist_ok=exist_ok)
        except OSError:
            if not exist_ok or not self.is_dir():
                raise

    def rmdir(self):
        os.rmdir(self)

    def touch(self, mode=0o666, exist_ok=True):
        """Create this file, if it doesn't exist."""
        if exist_ok and self.exists():
            return
        self.open("x" if not exist_ok else "a").close()

    def unlink(self, missing_ok=False):
        try:
            os.unlink(self)
        except FileNotFoundError:
            if not missing_ok:
                raise

    def rename(self, target):
        """Rename this path to the target path and return it."""
        os.rename(self, target)
        return self.with_segments(target)

    def replace(self, target):
        os.replace(self, target)
        return self.with_segments(target)

    def chmod(self, mode, *, follow_symlinks=True):
        raise UnsupportedOperation(f"{type(self).__name__}.chmod() is unsupported on this system")

    def symlink_to(self, target, target_is_directory=False):
        raise UnsupportedOperation(f"{type(self).__name__}.symlink_to() is unsupported on this system")

    def hardlink_to(self, target):
        raise UnsupportedOperation(f"{type(self).__name__}.hardlink_to() is unsupported on this system")

    def readlink(self):
        raise UnsupportedOperation(f"{type(self).__name__}.readlink() is unsupported on this system")

    # Absolute names.

    def absolute(self):
        """Return an absolute version of this path, without normalizing it."""
        if self.is_absolute():
            return self
        return self.with_segments(os.getcwd(), self)

    def resolve(self, strict=False):
        """The absolute path without symbolic links and dots."""
        return self.with_segments(os.path.realpath(self, strict=strict))

    def expanduser(self):
        """Return a new path with expanded ~ and ~user constructs."""
        drive, root, tail = self._parsed
        if not drive and not root and tail and tail[0][:1] == "~":
            home = os.path.expanduser(tail[0])
            if home[:1] == "~":
                raise RuntimeError("Could not determine home directory.")
            return self.with_segments(home, *tail[1:])
        return self


class PosixPath(Path, PurePosixPath):
    __slots__ = ()


class WindowsPath(Path, PureWindowsPath):
    """Path subclass for Windows systems, which cannot be made here."""

    __slots__ = ()

    def __new__(cls, *args, **kwargs):
        raise UnsupportedOperation(f"cannot instantiate {cls.__name__!r} on your system")
