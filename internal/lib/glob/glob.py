import fnmatch
import os
import re

__all__ = ["escape", "glob", "iglob", "translate"]

_magic = re.compile(r"([*?[])")


def has_magic(s):
    if isinstance(s, bytes):
        s = os.fsdecode(s)
    return _magic.search(s) is not None


def escape(pathname):
    """Escape all special characters."""
    if isinstance(pathname, bytes):
        return os.fsencode(escape(os.fsdecode(pathname)))
    return _magic.sub(r"[\1]", pathname)


def glob(pathname, *, root_dir=None, dir_fd=None, recursive=False, include_hidden=False):
    """The paths that match a pattern."""
    return list(iglob(pathname, root_dir=root_dir, dir_fd=dir_fd, recursive=recursive, include_hidden=include_hidden))


def iglob(pathname, *, root_dir=None, dir_fd=None, recursive=False, include_hidden=False):
    """glob as an iterator."""
    raw = isinstance(pathname, bytes)
    pattern = os.fsdecode(pathname)
    root = "" if root_dir is None else os.fsdecode(root_dir)
    if not pattern:
        return
    for path in _walk(root, pattern, recursive, include_hidden, False):
        if path:
            yield os.fsencode(path) if raw else path


def _walk(root, pattern, recursive, hidden, only_dirs):
    """The names that match, relative to root."""
    dirname, basename = os.path.split(pattern)
    if not has_magic(pattern):
        full = os.path.join(root, pattern)
        if os.path.lexists(full) if basename else os.path.isdir(os.path.join(root, dirname)):
            yield pattern
        return
    if dirname and dirname != pattern and has_magic(dirname):
        dirs = _walk(root, dirname, recursive, hidden, True)
    else:
        dirs = [dirname]
    for d in dirs:
        for name in _names(os.path.join(root, d), basename, recursive, hidden, only_dirs):
            yield os.path.join(d, name)


def _names(directory, pattern, recursive, hidden, only_dirs):
    """The names in a directory that match the last part of a pattern."""
    if recursive and pattern == "**":
        if not directory or os.path.isdir(directory):
            yield ""
            yield from _below(directory, hidden, only_dirs)
    elif has_magic(pattern):
        for entry in _entries(directory):
            name = entry.name
            if not hidden and name.startswith(".") and not pattern.startswith("."):
                continue
            if fnmatch.fnmatchcase(name, pattern) and (not only_dirs or entry.is_dir()):
                yield name
    elif not pattern:
        if os.path.isdir(directory):
            yield pattern
    elif os.path.lexists(os.path.join(directory, pattern)):
        yield pattern


def _entries(directory):
    try:
        return list(os.scandir(directory or "."))
    except OSError:
        return []


def _below(directory, hidden, only_dirs):
    """All names below a directory, depth first."""
    todo = [("", e) for e in reversed(_entries(directory))]
    while todo:
        base, entry = todo.pop()
        if not hidden and entry.name.startswith("."):
            continue
        name = os.path.join(base, entry.name)
        is_dir = entry.is_dir()
        if is_dir or not only_dirs:
            yield name
        if is_dir and not entry.is_symlink():
            todo += [(name, e) for e in reversed(_entries(os.path.join(directory, name)))]


def translate(pat, *, recursive=False, include_hidden=False, seps=None):
    """The regular expression of a pattern."""
    if not seps:
        seps = "/"
    cls = "".join([re.escape(s) for s in seps])
    any_sep = f"[{cls}]" if len(seps) > 1 else cls
    not_sep = f"[^{cls}]"
    if include_hidden:
        one = f"{not_sep}+"
        segments = f"(?:.+{any_sep})?"
        last = ".*"
    else:
        one = f"[^{cls}.]{not_sep}*"
        segments = f"(?:{one}{any_sep})*"
        last = f"{segments}(?:{one})?"
    results = []
    parts = re.split(any_sep, pat)
    end = len(parts) - 1
    for i, part in enumerate(parts):
        if part == "*":
            results.append(one if i == end else one + any_sep)
        elif recursive and part == "**":
            if i < end:
                if parts[i + 1] != "**":
                    results.append(segments)
            else:
                results.append(last)
        else:
            if part:
                if not include_hidden and part[0] in "*?":
                    results.append(r"(?!\.)")
                body = fnmatch.translate(part)[len("(?s:"):-len(r")\Z")]
                results.append(body.replace("(?>.*?", f"(?>{not_sep}*?").replace(".*", f"{not_sep}*"))
            if i < end:
                results.append(any_sep)
    return rf"(?s:{''.join(results)})\Z"
