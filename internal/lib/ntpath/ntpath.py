import os

__all__ = ["normcase", "isabs", "join", "splitdrive", "splitroot", "split", "splitext", "basename", "dirname",
           "commonprefix", "normpath", "abspath", "commonpath", "relpath", "curdir", "pardir", "sep", "pathsep",
           "defpath", "altsep", "extsep", "devnull", "isreserved"]

curdir = "."
pardir = ".."
extsep = "."
sep = "\\"
pathsep = ";"
altsep = "/"
defpath = ".;C:\\bin"
devnull = "nul"

from posixpath import commonprefix


def _text(path):
    """A path as text, and what turns text into its type."""
    path = os.fspath(path)
    if isinstance(path, bytes):
        return os.fsdecode(path), os.fsencode
    return path, str


def normcase(s):
    """Normalize case of pathname: lowercase, and backslashes for slashes."""
    s, back = _text(s)
    return back(s.replace("/", "\\").lower())


def splitroot(p):
    p, back = _text(p)
    drive, root, tail = _splitroot(p)
    return back(drive), back(root), back(tail)


def _splitroot(p):
    n = p.replace("/", "\\")
    if n[:1] == "\\":
        if n[1:2] != "\\":
            return "", p[:1], p[1:]
        # A server and a share, or a device.
        start = 8 if n[:8].upper() == "\\\\?\\UNC\\" else 2
        i = n.find("\\", start)
        if i < 0:
            return p, "", ""
        j = n.find("\\", i + 1)
        if j < 0:
            return p, "", ""
        return p[:j], p[j:j + 1], p[j + 1:]
    if n[1:2] == ":":
        if n[2:3] == "\\":
            return p[:2], p[2:3], p[3:]
        return p[:2], "", p[2:]
    return "", "", p


def splitdrive(p):
    drive, root, tail = splitroot(p)
    return drive, root + tail


def isabs(s):
    s, _ = _text(s)
    s = s[:3].replace("/", "\\")
    return s.startswith("\\\\") or s.startswith(":\\", 1)


def join(path, *paths):
    """Join pathname components; a drive or a root starts again."""
    path, back = _text(path)
    drive, root, tail = _splitroot(path)
    for p in paths:
        p = _text(p)[0]
        d, r, t = _splitroot(p)
        if r:
            if d or not drive:
                drive = d
            root, tail = r, t
            continue
        if d and d != drive:
            if d.lower() != drive.lower():
                drive, root, tail = d, r, t
                continue
            drive = d
        if tail and tail[-1] not in "\\/":
            tail += "\\"
        tail += t
    if tail and not root and drive and drive[-1] not in ":\\/":
        return back(drive + "\\" + tail)
    return back(drive + root + tail)


def split(p):
    """Split a pathname: everything after the final slash is the tail."""
    p, back = _text(p)
    drive, root, rest = _splitroot(p)
    i = len(rest)
    while i and rest[i - 1] not in "\\/":
        i -= 1
    return back(drive + root + rest[:i].rstrip("\\/")), back(rest[i:])


def basename(p):
    return split(p)[1]


def dirname(p):
    return split(p)[0]


def splitext(p):
    """Split the extension from a pathname: from the last dot, but for leading ones."""
    p, back = _text(p)
    start = max(p.rfind("\\"), p.rfind("/")) + 1
    at = p.rfind(".")
    if at >= start and p[start:at].strip("."):
        return back(p[:at]), back(p[at:])
    return back(p), back("")


def normpath(path):
    path, back = _text(path)
    drive, root, rest = _splitroot(path.replace("/", "\\"))
    parts = []
    for part in rest.split("\\"):
        if part == ".." and parts and parts[-1] != "..":
            parts.pop()
        elif part and part != "." and not (part == ".." and root and not parts):
            parts.append(part)
    text = drive + root + "\\".join(parts)
    return back(text or ".")


def abspath(path):
    path, back = _text(path)
    if not isabs(path):
        path = join(os.getcwd(), path)
    return back(normpath(path))


def relpath(path, start=None):
    path, back = _text(path)
    if not path:
        raise ValueError("no path specified")
    start = "." if start is None else _text(start)[0]
    d1, _, r1 = _splitroot(abspath(start))
    d2, _, r2 = _splitroot(abspath(path))
    if d1.lower() != d2.lower():
        raise ValueError(f"path is on mount {d2!r}, start on mount {d1!r}")
    origin = [p for p in r1.split("\\") if p]
    target = [p for p in r2.split("\\") if p]
    i = 0
    while i < min(len(origin), len(target)) and origin[i].lower() == target[i].lower():
        i += 1
    return back("\\".join([".."] * (len(origin) - i) + target[i:]) or ".")


def commonpath(paths):
    paths = [_text(p) for p in paths]
    if not paths:
        raise ValueError("commonpath() arg is an empty iterable")
    back = paths[0][1]
    split = [_splitroot(p.replace("/", "\\")) for p, _ in paths]
    if len({d.lower() for d, _, _ in split}) != 1:
        raise ValueError("Paths don't have the same drive")
    if len({r for _, r, _ in split}) != 1:
        raise ValueError("Can't mix absolute and relative paths")
    parts = [[c for c in t.split("\\") if c and c != "."] for _, _, t in split]
    common = []
    for group in zip(*parts):
        if len({c.lower() for c in group}) != 1:
            break
        common.append(group[0])
    return back(split[0][0] + split[0][1] + "\\".join(common))


_RESERVED = {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"} | {f"COM{c}" for c in "123456789\xb9\xb2\xb3"} | {
    f"LPT{c}" for c in "123456789\xb9\xb2\xb3"}


def isreserved(path):
    rest = _splitroot(_text(path)[0])[2].replace("/", "\\")
    for name in reversed(rest.split("\\")):
        if name[-1:] in (".", " "):
            if name not in (".", ".."):
                return True
            continue
        if [c for c in name if c in '*?"<>:|' or ord(c) < 32]:
            return True
        if name.partition(".")[0].rstrip(" ").upper() in _RESERVED:
            return True
    return False
