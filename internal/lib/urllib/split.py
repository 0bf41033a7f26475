"""Functions of urllib.parse that cut texts at a character, which are deprecated."""


def _cut(text, mark, last=False):
    # The text before a mark and behind it, None without a mark.
    before, found, behind = text.rpartition(mark) if last else text.partition(mark)
    if found:
        return before, behind
    return text, None


def splittype(url):
    scheme, rest = _cut(url, ":")
    if rest is None or not scheme or "/" in scheme:
        return None, url
    return scheme.lower(), rest


def splithost(url):
    if url[:2] != "//":
        return None, url
    end = min(i for i in (*map(url[2:].find, "/#?"), len(url) - 2) if i >= 0) + 2
    path = url[end:]
    if path and path[0] != "/":
        path = "/" + path
    return url[2:end], path


def splituser(host):
    user, behind = _cut(host, "@", last=True)
    return (None, host) if behind is None else (user, behind)


def splitpasswd(user):
    return _cut(user, ":")


def splitport(host):
    before, port = _cut(host, ":", last=True)
    if port is None or port.strip("0123456789"):
        return host, None
    return before, port or None


def splitnport(host, defport=-1):
    before, port = _cut(host, ":", last=True)
    if port is None:
        return host, defport
    if not port:
        return before, defport
    return before, int(port) if port.isdigit() and port.isascii() else None


def splitquery(url):
    return _cut(url, "?", last=True)


def splittag(url):
    return _cut(url, "#", last=True)


def splitattr(url):
    path, *attributes = url.split(";")
    return path, attributes


def splitvalue(attr):
    return _cut(attr, "=")


def to_bytes(url):
    if isinstance(url, str):
        try:
            url = url.encode("ascii").decode()
        except UnicodeError:
            raise UnicodeError(f"URL {url!r} contains non-ASCII characters")
    return url


_INSTEAD = {"splitvalue": ", use urllib.parse.parse_qsl() instead", "to_bytes": ""}


def find(name):
    """The function of a name, with a warning if the name is a public one."""
    function = globals().get(name.removeprefix("_"))
    if function is None or name.startswith("_"):
        return function

    def deprecated(*args, **kwargs):
        import warnings
        instead = _INSTEAD.get(name, ", use urllib.parse.urlparse() instead")
        warnings.warn(f"urllib.parse.{name}() is deprecated as of 3.8{instead}", DeprecationWarning, stacklevel=2)
        return function(*args, **kwargs)
    deprecated.__name__ = deprecated.__qualname__ = name
    return deprecated


class Quoter(dict):
    """What each byte becomes in a URL, filled as bytes are asked for."""

    def __init__(self, safe):
        self.safe = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-~").union(safe)

    def __repr__(self):
        return f"<Quoter {dict(self)!r}>"

    def __missing__(self, b):
        self[b] = text = chr(b) if b in self.safe else f"%{b:02X}"
        return text
