"""Matching of file names with patterns of a shell."""

import re

__all__ = ["filter", "filterfalse", "fnmatch", "fnmatchcase", "translate"]

_cache = {}


def _matcher(pat):
    """The match method of a pattern's regular expression."""
    found = _cache.get(pat)
    if found is None or found[0] is not type(pat):
        if len(_cache) >= 1024:
            _cache.clear()
        expr = translate(str(pat, "ISO-8859-1")).encode("ISO-8859-1") if isinstance(pat, bytes) else translate(pat)
        found = _cache[pat] = (type(pat), re.compile(expr).match)
    return found[1]


def _normal(name):
    from os import fspath
    return fspath(name)


def fnmatch(name, pat):
    """Return whether the name matches the pattern."""
    if not isinstance(name, (str, bytes)):
        name = _normal(name)
    if not isinstance(pat, (str, bytes)):
        pat = _normal(pat)
    return _matcher(pat)(name) is not None


def fnmatchcase(name, pat):
    """Return whether the name matches the pattern, case included."""
    return _matcher(pat)(name) is not None


def filter(names, pat):
    """Return the names that match the pattern."""
    match = _matcher(pat if isinstance(pat, (str, bytes)) else _normal(pat))
    return [name for name in names if match(name if isinstance(name, (str, bytes)) else _normal(name))]


def filterfalse(names, pat):
    """Return the names that do not match the pattern."""
    match = _matcher(pat if isinstance(pat, (str, bytes)) else _normal(pat))
    return [name for name in names if not match(name if isinstance(name, (str, bytes)) else _normal(name))]


def translate(pat):
    """Return the regular expression that a pattern stands for."""
    parts = []
    stars = []
    i = 0
    n = len(pat)
    while i < n:
        c = pat[i]
        i += 1
        if c == "*":
            if not stars or stars[-1] != len(parts) - 1:
                stars.append(len(parts))
                parts.append(".*")
        elif c == "?":
            parts.append(".")
        elif c == "[":
            part, i = _translate_set(pat, i)
            parts.append(part)
        else:
            parts.append(re.escape(c))
    return rf"(?s:{_join(parts, stars)})\Z"


def _join(parts, stars):
    """Join the parts so that a star takes no more than it must: what follows one is found for good."""
    if not stars:
        return "".join(parts)
    out = parts[:stars[0]]
    for k, star in enumerate(stars[:-1]):
        fixed = "".join(parts[star + 1:stars[k + 1]])
        out.append(f"(?>.*?{fixed})")
    out.append(".*")
    out.extend(parts[stars[-1] + 1:])
    return "".join(out)


def _translate_set(pat, i):
    """Translate the set whose opening bracket stands before i; return it and where it ends."""
    n = len(pat)
    j = i
    if j < n and pat[j] == "!":
        j += 1
    if j < n and pat[j] == "]":
        j += 1
    while j < n and pat[j] != "]":
        j += 1
    if j >= n:
        return "\\[", i
    stuff = pat[i:j]
    if "-" not in stuff:
        stuff = stuff.replace("\\", r"\\")
    else:
        stuff = "-".join([s.replace("\\", r"\\").replace("-", r"\-") for s in _ranges(pat, i, j)])
    stuff = re.sub(r"([&~|])", r"\\\1", stuff)
    if not stuff:
        return "(?!)", j + 1
    if stuff == "!":
        return ".", j + 1
    if stuff[0] == "!":
        stuff = "^" + stuff[1:]
    elif stuff[0] in ("^", "["):
        stuff = "\\" + stuff
    return f"[{stuff}]", j + 1


def _ranges(pat, i, j):
    """Cut a set at the dashes that make ranges; ranges whose ends are in the wrong order go."""
    chunks = []
    start = i
    k = i + 2 if pat[i] == "!" else i + 1
    while True:
        k = pat.find("-", k, j)
        if k < 0:
            break
        chunks.append(pat[start:k])
        start = k + 1
        k += 3
    chunk = pat[start:j]
    if chunk:
        chunks.append(chunk)
    else:
        chunks[-1] += "-"
    for k in range(len(chunks) - 1, 0, -1):
        if chunks[k - 1][-1] > chunks[k][0]:
            chunks[k - 1] = chunks[k - 1][:-1] + chunks[k][1:]
            del chunks[k]
    return chunks
