import stat

__all__ = ["normcase", "isabs", "join", "splitdrive", "splitroot", "split", "splitext", "basename", "dirname",
           "commonprefix", "getsize", "getmtime", "getatime", "getctime", "islink", "exists", "lexists", "isdir",
           "isfile", "ismount", "expanduser", "expandvars", "normpath", "abspath", "samefile", "sameopenfile",
           "samestat", "curdir", "pardir", "sep", "pathsep", "defpath", "altsep", "extsep", "devnull", "realpath",
           "supports_unicode_filenames", "relpath", "commonpath", "isjunction", "isdevdrive"]

curdir = "."
pardir = ".."
extsep = "."
sep = "/"
pathsep = ":"
defpath = "/bin:/usr/bin"
altsep = None
devnull = "/dev/null"
supports_unicode_filenames = False
_cwd = "/"  # the current directory, which is only a name


def _like(path, text):
    """A text of this module in the type of a path."""
    return text.encode() if isinstance(path, bytes) else text


def _check_types(function, *args):
    """Raise the TypeError of arguments that are neither all str nor all bytes."""
    has_str = has_bytes = False
    for s in args:
        if isinstance(s, str):
            has_str = True
        elif isinstance(s, bytes):
            has_bytes = True
        else:
            raise TypeError(f"{function}() argument must be str, bytes, or os.PathLike object, "
                            f"not {s.__class__.__name__!r}") from None
    if has_str and has_bytes:
        raise TypeError("Can't mix strings and bytes in path components") from None


def normcase(s):
    return os.fspath(s)


def isabs(s):
    s = os.fspath(s)
    return s.startswith(_like(s, "/"))


def join(a, *p):
    """Join pathname components, inserting '/' as needed; an absolute one starts again."""
    a = os.fspath(a)
    slash = _like(a, "/")
    path = a
    try:
        for b in p:
            b = os.fspath(b)
            if b.startswith(slash) or not path:
                path = b
            elif path.endswith(slash):
                path += b
            else:
                path += slash + b
    except (TypeError, AttributeError):
        _check_types("join", a, *p)
        raise
    return path


def split(p):
    """Split a pathname: everything after the final slash is the tail."""
    p = os.fspath(p)
    slash = _like(p, "/")
    i = p.rfind(slash) + 1
    return _without_end(p[:i], slash), p[i:]


def _without_end(head, slash):
    """A head without slashes at its end, unless it has nothing else."""
    if head and head != slash * len(head):
        return head.rstrip(slash)
    return head


def basename(p):
    p = os.fspath(p)
    return p[p.rfind(_like(p, "/")) + 1:]


def dirname(p):
    p = os.fspath(p)
    slash = _like(p, "/")
    return _without_end(p[:p.rfind(slash) + 1], slash)


def splitext(p):
    """Split the extension from a pathname: from the last dot, but for leading ones."""
    p = os.fspath(p)
    dot = _like(p, ".")
    start = p.rfind(_like(p, "/")) + 1
    at = p.rfind(dot)
    if at >= start and p[start:at].strip(dot):
        return p[:at], p[at:]
    return p, p[:0]


def splitdrive(p):
    p = os.fspath(p)
    return p[:0], p


def splitroot(p):
    """Split a pathname into drive, root and tail: one slash or exactly two are a root."""
    p = os._path(p, "_path_splitroot_ex")
    empty = p[:0]
    slash = _like(p, "/")
    if p[:1] != slash:
        return empty, empty, p
    if p[1:2] != slash or p[2:3] == slash:
        return empty, slash, p[1:]
    return empty, p[:2], p[2:]


def commonprefix(m):
    """The longest text that all begin with, be it a path or not."""
    if not m:
        return ""
    if not isinstance(m[0], (list, tuple)):
        m = [os.fspath(p) for p in m]
    first = min(m)
    last = max(m)
    for i, c in enumerate(first):
        if c != last[i]:
            return first[:i]
    return first


def normpath(path):
    """A path without double slashes, single dots and what double dots take back."""
    path = os._path(path, "_path_normpath")
    slash = _like(path, "/")
    dot = _like(path, ".")
    if not path:
        return dot
    _, root, rest = splitroot(path)
    parts = []
    for part in rest.split(slash):
        if not part or part == dot:
            continue
        if part != dot + dot or not root and not parts or parts and parts[-1] == dot + dot:
            parts.append(part)
        elif parts:
            parts.pop()
    return root + slash.join(parts) or dot


def abspath(path):
    """Return an absolute path."""
    path = os.fspath(path)
    if not path.startswith(_like(path, "/")):
        path = join(os.getcwdb() if isinstance(path, bytes) else os.getcwd(), path)
    return normpath(path)


def relpath(path, start=None):
    """A path as seen from start."""
    path = os.fspath(path)
    if not path:
        raise ValueError("no path specified")
    slash = _like(path, "/")
    dot = _like(path, ".")
    start = dot if start is None else os.fspath(start)
    try:
        origin = [p for p in abspath(start).split(slash) if p]
        target = [p for p in abspath(path).split(slash) if p]
        i = len(commonprefix([origin, target]))
        return slash.join([dot + dot] * (len(origin) - i) + target[i:]) or dot
    except (TypeError, AttributeError):
        _check_types("relpath", path, start)
        raise


def commonpath(paths):
    """The longest path that all paths begin with."""
    paths = tuple([os.fspath(p) for p in paths])
    if not paths:
        raise ValueError("commonpath() arg is an empty sequence")
    slash = _like(paths[0], "/")
    dot = _like(paths[0], ".")
    try:
        absolute = {p.startswith(slash) for p in paths}
        if len(absolute) != 1:
            raise ValueError("Can't mix absolute and relative paths")
        split = [[c for c in p.split(slash) if c and c != dot] for p in paths]
        first = min(split)
        last = max(split)
        common = first
        for i, c in enumerate(first):
            if c != last[i]:
                common = first[:i]
                break
        return (slash if True in absolute else slash[:0]) + slash.join(common)
    except (TypeError, AttributeError):
        _check_types("commonpath", *paths)
        raise


def expanduser(path):
    """Expand ~ to the variable HOME; other users are not known here."""
    path = os.fspath(path)
    if not path.startswith(_like(path, "~")):
        return path
    slash = _like(path, "/")
    i = path.find(slash, 1)
    if i < 0:
        i = len(path)
    if i != 1 or "HOME" not in os.environ:
        return path
    home = os.environ["HOME"]
    if isinstance(path, bytes):
        home = os.fsencode(home)
    return home.rstrip(slash) + path[i:] or slash


def expandvars(path):
    """Expand variables of form $var and ${var}; unknown ones are left unchanged."""
    path = os.fspath(path)
    if isinstance(path, bytes):
        return os.fsencode(expandvars(os.fsdecode(path)))
    if "$" not in path:
        return path
    import re

    def value(match):
        name = match[1]
        if name[0] == "{" and name[-1] == "}":
            name = name[1:-1]
        return os.environ.get(name, match[0])

    return re.sub(r"\$(\w+|\{[^}]*\})", value, path, flags=re.ASCII)


# Questions about files.


def _stat_or_none(path, stat):
    try:
        return stat(path)
    except (OSError, ValueError):
        return None


def exists(path):
    return _stat_or_none(path, os.stat) is not None


def lexists(path):
    return _stat_or_none(path, os.lstat) is not None


def isfile(path):
    st = _stat_or_none(path, os.stat)
    return st is not None and stat.S_ISREG(st.st_mode)


def isdir(s):
    st = _stat_or_none(s, os.stat)
    return st is not None and stat.S_ISDIR(st.st_mode)


def islink(path):
    st = _stat_or_none(path, os.lstat)
    return st is not None and stat.S_ISLNK(st.st_mode)


def isjunction(path):
    """Test whether a path is a junction; there are none on Posix"""
    os.fspath(path)
    return False


def isdevdrive(path):
    """Determines whether the specified path is on a Windows Dev Drive; none is."""
    os.fspath(path)
    return False


def ismount(path):
    """Test whether a path is a mount point: the root, as far as a script can see"""
    return abspath(os._path(path, "lstat")) == _like(os.fspath(path), "/")


def getsize(filename):
    return os.stat(filename).st_size


def getmtime(filename):
    return os.stat(filename).st_mtime


def getatime(filename):
    return os.stat(filename).st_atime


def getctime(filename):
    return os.stat(filename).st_ctime


def samestat(s1, s2):
    return s1.st_ino == s2.st_ino and s1.st_dev == s2.st_dev


def samefile(f1, f2):
    os.stat(f1)
    os.stat(f2)
    return realpath(f1) == realpath(f2)


def sameopenfile(fp1, fp2):
    return range(fp1) == range(fp2)


def realpath(filename, *, strict=False):
    """The canonical path of a name. Links of a mount are resolved by the host."""
    filename = os.fspath(filename)
    path = abspath(filename)
    if strict:
        os.stat(path)
    return path


import os  # last: os imports this module and uses its names
