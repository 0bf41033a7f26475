__all__ = ["getline", "clearcache", "checkcache", "lazycache"]

# By file name: (size, modification time, lines, full name), or (function,) that gives the
# source. Of what did not come from a file the time is None.
cache = {}


def clearcache():
    """Clear the cache entirely."""
    cache.clear()


def getline(filename, lineno, module_globals=None):
    lines = getlines(filename, module_globals)
    if 1 <= lineno <= len(lines):
        return lines[lineno - 1]
    return ""


def getlines(filename, module_globals=None):
    entry = cache.get(filename)
    if entry is not None and len(entry) != 1:
        return entry[2]
    try:
        return updatecache(filename, module_globals)
    except MemoryError:
        clearcache()
        return []


def _split(text):
    lines = [line + "\n" for line in text.split("\n")]
    if lines[-1] == "\n":
        lines.pop()
    return lines


def checkcache(filename=None):
    for name in [*cache] if filename is None else [filename]:
        entry = cache.get(name)
        if entry is None or len(entry) == 1:
            continue
        size, time, lines, fullname = entry
        if time is None:
            # A program of the host may have had a successor of the same name.
            text = _source_text(name)
            if text is not None and len(text) != size:
                del cache[name]
            continue
        import os
        try:
            stat = os.stat(fullname)
        except (OSError, ValueError):
            del cache[name]
            continue
        if size != stat.st_size or time != stat.st_mtime:
            del cache[name]


def updatecache(filename, module_globals=None):
    entry = cache.pop(filename, None)
    if not isinstance(filename, str) or not filename:
        return []
    text = _source_text(filename)
    if text is not None:
        lines = _split(text)
        cache[filename] = (len(text), None, lines, filename)
        return lines
    if filename[0] == "<" and filename[-1] == ">":
        return []
    if entry is None and lazycache(filename, module_globals):
        entry = cache.pop(filename)
    if entry is not None and len(entry) == 1:
        try:
            text = entry[0]()
        except (ImportError, OSError):
            pass
        else:
            if text is None:
                return []
            lines = _split(text)
            cache[filename] = (len(text), None, lines, filename)
            return lines
    return _from_file(filename)


def _from_file(filename):
    try:
        import os
        stat = os.stat(filename)
        with open(filename, encoding="utf-8-sig") as f:
            lines = _split(f.read())
    except (ImportError, OSError, ValueError, SyntaxError):
        return []
    cache[filename] = (stat.st_size, stat.st_mtime, lines, filename)
    return lines


def lazycache(filename, module_globals):
    """Seed the cache for filename with module_globals, whose loader knows the source."""
    entry = cache.get(filename)
    if entry is not None:
        return len(entry) == 1
    if not filename or filename[0] == "<" and filename[-1] == ">":
        return False
    if module_globals and "__name__" in module_globals:
        spec = module_globals.get("__spec__")
        name = getattr(spec, "name", None) or module_globals["__name__"]
        loader = getattr(spec, "loader", None) or module_globals.get("__loader__")
        get_source = getattr(loader, "get_source", None)
        if name and get_source:
            cache[filename] = (lambda: get_source(name),)
            return True
    return False
