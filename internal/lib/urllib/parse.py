"""Splitting, joining and quoting of URLs."""

from collections import namedtuple

__all__ = ["urlparse", "urlunparse", "urljoin", "urldefrag", "urlsplit", "urlunsplit", "urlencode", "parse_qs",
           "parse_qsl", "quote", "quote_plus", "quote_from_bytes", "unquote", "unquote_plus", "unquote_to_bytes",
           "DefragResult", "ParseResult", "SplitResult", "DefragResultBytes", "ParseResultBytes", "SplitResultBytes"]

uses_relative = ["", "ftp", "http", "gopher", "nntp", "imap", "wais", "file", "https", "shttp", "mms", "prospero",
                 "rtsp", "rtsps", "rtspu", "sftp", "svn", "svn+ssh", "ws", "wss"]
uses_netloc = ["", "ftp", "http", "gopher", "nntp", "telnet", "imap", "wais", "file", "mms", "https", "shttp", "snews",
               "prospero", "rtsp", "rtsps", "rtspu", "rsync", "svn", "svn+ssh", "sftp", "nfs", "git", "git+ssh", "ws",
               "wss", "itms-services"]
uses_params = ["", "ftp", "hdl", "prospero", "http", "imap", "https", "shttp", "rtsp", "rtsps", "rtspu", "sip", "sips",
               "mms", "sftp", "tel"]
non_hierarchical = ["gopher", "hdl", "mailto", "news", "telnet", "wais", "imap", "snews", "sip", "sips"]
uses_query = ["", "http", "wais", "imap", "https", "shttp", "mms", "gopher", "rtsp", "rtsps", "rtspu", "sip", "sips"]
uses_fragment = ["", "ftp", "hdl", "http", "gopher", "news", "nntp", "wais", "https", "shttp", "snews", "file",
                 "prospero"]
scheme_chars = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-."

_CONTROL_OR_SPACE = "".join([chr(c) for c in range(33)])
_REMOVED = str.maketrans("", "", "\t\r\n")


def clear_cache():
    """Forget what was split before."""
    _split_cache.clear()


def _as_is(x):
    return x


def _encode_result(obj, encoding="ascii", errors="strict"):
    return obj.encode(encoding, errors)


def _coerce_args(*args):
    """Text for all arguments, which are all str or all bytes, and the function that turns a result back."""
    is_str = isinstance(args[0], str)
    for arg in args[1:]:
        if arg and isinstance(arg, str) != is_str:
            raise TypeError("Cannot mix str and non-str arguments")
    if is_str:
        return args + (_as_is,)
    return tuple([x.decode("ascii", "strict") if x else "" for x in args]) + (_encode_result,)


class _ResultMixinStr:
    __slots__ = ()

    def encode(self, encoding="ascii", errors="strict"):
        return self._encoded_counterpart(*[x.encode(encoding, errors) for x in self])


class _ResultMixinBytes:
    __slots__ = ()

    def decode(self, encoding="ascii", errors="strict"):
        return self._decoded_counterpart(*[x.decode(encoding, errors) for x in self])


class _NetlocResultMixinBase:
    """The parts of a netloc; _at and the like are its delimiters as text or bytes."""

    __slots__ = ()

    @property
    def username(self):
        return self._userinfo[0]

    @property
    def password(self):
        return self._userinfo[1]

    @property
    def hostname(self):
        hostname = self._hostinfo[0]
        if not hostname:
            return None
        # A zone behind % keeps its case.
        hostname, percent, zone = hostname.partition(self._percent)
        return hostname.lower() + percent + zone

    @property
    def port(self):
        port = self._hostinfo[1]
        if port is None:
            return None
        if not (port.isdigit() and port.isascii()):
            raise ValueError(f"Port could not be cast to integer value as {port!r}")
        port = int(port)
        if port > 65535:
            raise ValueError("Port out of range 0-65535")
        return port

    @property
    def _userinfo(self):
        userinfo, have, _ = self.netloc.rpartition(self._at)
        if not have:
            return None, None
        username, have, password = userinfo.partition(self._colon)
        return username, password if have else None

    @property
    def _hostinfo(self):
        hostinfo = self.netloc.rpartition(self._at)[2]
        _, have, bracketed = hostinfo.partition(self._open)
        if have:
            hostname, _, port = bracketed.partition(self._close)
            port = port.partition(self._colon)[2]
        else:
            hostname, _, port = hostinfo.partition(self._colon)
        return hostname, port or None

    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)


class _NetlocResultMixinStr(_NetlocResultMixinBase, _ResultMixinStr):
    __slots__ = ()
    _at, _colon, _open, _close, _percent = "@:[]%"


class _NetlocResultMixinBytes(_NetlocResultMixinBase, _ResultMixinBytes):
    __slots__ = ()
    _at, _colon, _open, _close, _percent = b"@", b":", b"[", b"]", b"%"


_DefragResultBase = namedtuple("DefragResult", "url fragment")
_SplitResultBase = namedtuple("SplitResult", "scheme netloc path query fragment")
_ParseResultBase = namedtuple("ParseResult", "scheme netloc path params query fragment")


class DefragResult(_DefragResultBase, _ResultMixinStr):
    """A URL and its fragment."""

    __slots__ = ()

    def geturl(self):
        return self.url + "#" + self.fragment if self.fragment else self.url


class SplitResult(_SplitResultBase, _NetlocResultMixinStr):
    """The parts of a URL."""

    __slots__ = ()

    def geturl(self):
        return urlunsplit(self)


class ParseResult(_ParseResultBase, _NetlocResultMixinStr):
    """The parts of a URL, parameters apart."""

    __slots__ = ()

    def geturl(self):
        return urlunparse(self)


class DefragResultBytes(_DefragResultBase, _ResultMixinBytes):
    """A URL and its fragment, as bytes."""

    __slots__ = ()

    def geturl(self):
        return self.url + b"#" + self.fragment if self.fragment else self.url


class SplitResultBytes(_SplitResultBase, _NetlocResultMixinBytes):
    """The parts of a URL, as bytes."""

    __slots__ = ()

    def geturl(self):
        return urlunsplit(self)


class ParseResultBytes(_ParseResultBase, _NetlocResultMixinBytes):
    """The parts of a URL, parameters apart, as bytes."""

    __slots__ = ()

    def geturl(self):
        return urlunparse(self)


for _text, _bytes in ((DefragResult, DefragResultBytes), (SplitResult, SplitResultBytes), (ParseResult, ParseResultBytes)):
    _text._encoded_counterpart = _bytes
    _bytes._decoded_counterpart = _text
del _text, _bytes


def urlparse(url, scheme="", allow_fragments=True):
    """Split a URL into its six parts: scheme, netloc, path, params, query and fragment."""
    url, scheme, coerce = _coerce_args(url, scheme)
    scheme, netloc, path, query, fragment = urlsplit(url, scheme, allow_fragments)
    params = ""
    if scheme in uses_params and ";" in path:
        i = path.find(";", path.rfind("/") + 1) if "/" in path else path.find(";")
        if i >= 0:
            path, params = path[:i], path[i + 1:]
    return coerce(ParseResult(scheme, netloc, path, params, query, fragment))


_split_cache = {}


def urlsplit(url, scheme="", allow_fragments=True):
    """Split a URL into five parts: scheme, netloc, path, query and fragment."""
    url, scheme, coerce = _coerce_args(url, scheme)
    key = url, scheme, bool(allow_fragments), type(url), type(scheme)
    result = _split_cache.get(key)
    if result is None:
        if len(_split_cache) >= 128:
            _split_cache.clear()
        result = _split_cache[key] = _split(url, scheme, key[2])
    return coerce(result)


def _split(url, scheme, allow_fragments):
    url = url.lstrip(_CONTROL_OR_SPACE).translate(_REMOVED)
    scheme = scheme.strip(_CONTROL_OR_SPACE).translate(_REMOVED)
    netloc = query = fragment = ""
    i = url.find(":")
    if i > 0 and url[0].isascii() and url[0].isalpha() and not url[:i].strip(scheme_chars):
        scheme, url = url[:i].lower(), url[i + 1:]
    if url[:2] == "//":
        end = min([k for k in (url.find(c, 2) for c in "/?#") if k >= 0], default=len(url))
        netloc, url = url[2:end], url[end:]
        if ("[" in netloc) != ("]" in netloc):
            raise ValueError("Invalid IPv6 URL")
        if "[" in netloc:
            _check_bracketed_host(netloc.partition("[")[2].partition("]")[0])
    if allow_fragments and "#" in url:
        url, fragment = url.split("#", 1)
    if "?" in url:
        url, query = url.split("?", 1)
    _checknetloc(netloc)
    return SplitResult(scheme, netloc, url, query, fragment)


def _check_bracketed_host(hostname):
    if hostname.startswith("v"):
        import re
        if not re.match(r"v[a-fA-F0-9]+\..+\Z", hostname):
            raise ValueError("IPvFuture address is invalid")
        return
    import ipaddress
    if isinstance(ipaddress.ip_address(hostname), ipaddress.IPv4Address):
        raise ValueError("An IPv4 address cannot be in brackets")


def _checknetloc(netloc):
    """Refuse a host with characters that would become delimiters when it is normalized."""
    if not netloc or netloc.isascii():
        return
    import unicodedata
    plain = netloc.replace("@", "").replace(":", "").replace("#", "").replace("?", "")
    normal = unicodedata.normalize("NFKC", plain)
    if plain != normal and any(c in normal for c in "/?#@:"):
        raise ValueError("netloc '" + netloc + "' contains invalid characters under NFKC normalization")


def urlunparse(components):
    """Put the six parts of a URL together again."""
    scheme, netloc, url, params, query, fragment, coerce = _coerce_args(*components)
    if params:
        url = f"{url};{params}"
    return coerce(urlunsplit((scheme, netloc, url, query, fragment)))


def urlunsplit(components):
    """Put the five parts of a URL together again."""
    scheme, netloc, url, query, fragment, coerce = _coerce_args(*components)
    if netloc:
        if url and url[:1] != "/":
            url = "/" + url
        url = "//" + netloc + url
    elif url[:2] == "//" or scheme and scheme in uses_netloc and (not url or url[:1] == "/"):
        url = "//" + url
    if scheme:
        url = scheme + ":" + url
    if query:
        url = url + "?" + query
    if fragment:
        url = url + "#" + fragment
    return coerce(url)


def urljoin(base, url, allow_fragments=True):
    """Return the URL that a relative one stands for at a base."""
    if not base:
        return url
    if not url:
        return base
    base, url, coerce = _coerce_args(base, url)
    bscheme, bnetloc, bpath, bparams, bquery, _ = urlparse(base, "", allow_fragments)
    scheme, netloc, path, params, query, fragment = urlparse(url, bscheme, allow_fragments)
    if scheme != bscheme or scheme not in uses_relative:
        return coerce(url)
    if scheme in uses_netloc:
        if netloc:
            return coerce(urlunparse((scheme, netloc, path, params, query, fragment)))
        netloc = bnetloc
    if not path and not params:
        return coerce(urlunparse((scheme, netloc, bpath, bparams, query or bquery, fragment)))
    return coerce(urlunparse((scheme, netloc, _resolve(bpath, path), params, query, fragment)))


def _resolve(base, path):
    """The path that a relative one stands for, without . and .. in it."""
    if path[:1] == "/":
        segments = path.split("/")
    else:
        segments = base.split("/")
        if segments[-1]:
            segments.pop()
        segments += path.split("/")
        segments[1:-1] = [s for s in segments[1:-1] if s]
    resolved = []
    for segment in segments:
        if segment == "..":
            if resolved:
                resolved.pop()
        elif segment != ".":
            resolved.append(segment)
    if segments[-1] in (".", ".."):
        resolved.append("")
    return "/".join(resolved) or "/"


def urldefrag(url):
    """Split the fragment off a URL."""
    url, coerce = _coerce_args(url)
    if "#" in url:
        scheme, netloc, path, params, query, fragment = urlparse(url)
        return coerce(DefragResult(urlunparse((scheme, netloc, path, params, query, "")), fragment))
    return coerce(DefragResult(url, ""))


def unquote_to_bytes(string):
    """Return the bytes that a quoted text stands for."""
    if not string:
        string.split
        return b""
    if isinstance(string, str):
        string = string.encode("utf-8")
    return _unquote(string)


def unquote(string, encoding="utf-8", errors="replace"):
    """Return the text that a quoted text stands for."""
    if isinstance(string, bytes):
        return _unquote(string).decode(encoding, errors)
    if "%" not in string:
        string.split
        return string
    if encoding is None:
        encoding = "utf-8"
    if errors is None:
        errors = "replace"
    if string.isascii():
        return _unquote(string).decode(encoding, errors)
    import re
    return "".join([_unquote(part).decode(encoding, errors) if part.isascii() else part
                    for part in re.findall("[\x00-\x7f]+|[^\x00-\x7f]+", string)])


def unquote_plus(string, encoding="utf-8", errors="replace"):
    """Like unquote, with + for a space."""
    return unquote(string.replace("+", " "), encoding, errors)


def quote(string, safe="/", encoding=None, errors=None):
    """Return text in which what is not safe in a URL stands as % and two digits."""
    if isinstance(string, str):
        if not string:
            return string
        string = string.encode("utf-8" if encoding is None else encoding, "strict" if errors is None else errors)
    else:
        if encoding is not None:
            raise TypeError("quote() doesn't support 'encoding' for bytes")
        if errors is not None:
            raise TypeError("quote() doesn't support 'errors' for bytes")
    return quote_from_bytes(string, safe)


def quote_plus(string, safe="", encoding=None, errors=None):
    """Like quote, with + for a space."""
    if isinstance(string, str) and " " not in string or isinstance(string, bytes) and b" " not in string:
        return quote(string, safe, encoding, errors)
    string = quote(string, safe + (" " if isinstance(safe, str) else b" "), encoding, errors)
    return string.replace(" ", "+")


def quote_from_bytes(bs, safe="/"):
    """Like quote, for bytes."""
    if not isinstance(bs, (bytes, bytearray)):
        raise TypeError("quote_from_bytes() expected bytes")
    if not bs:
        return ""
    if isinstance(safe, str):
        safe = safe.encode("ascii", "ignore")
    else:
        safe = bytes([c for c in safe if c < 128])
    return _quote(bs, safe, False)


def urlencode(query, doseq=False, safe="", encoding=None, errors=None, quote_via=quote_plus):
    """Return the query that a mapping or a sequence of pairs stands for."""
    if hasattr(query, "items"):
        query = query.items()
    else:
        try:
            # Strings and other things that are no sequences of pairs.
            if len(query) and not isinstance(query[0], tuple):
                raise TypeError
        except TypeError as err:
            raise TypeError("not a valid non-string sequence or mapping object") from err

    def quoted(x):
        if isinstance(x, bytes):
            return quote_via(x, safe)
        return quote_via(x if isinstance(x, str) else str(x), safe, encoding, errors)

    parts = []
    for k, v in query:
        k = quoted(k)
        if doseq and not isinstance(v, (bytes, str)):
            try:
                len(v)
            except TypeError:
                pass
            else:
                for elt in v:
                    parts.append(k + "=" + quoted(elt))
                continue
        parts.append(k + "=" + quoted(v))
    return "&".join(parts)


def parse_qs(qs, keep_blank_values=False, strict_parsing=False, encoding="utf-8", errors="replace",
             max_num_fields=None, separator="&"):
    """Return a dict of lists of the values of a query."""
    result = {}
    for name, value in parse_qsl(qs, keep_blank_values, strict_parsing, encoding=encoding, errors=errors,
                                 max_num_fields=max_num_fields, separator=separator):
        result.setdefault(name, []).append(value)
    return result


def parse_qsl(qs, keep_blank_values=False, strict_parsing=False, encoding="utf-8", errors="replace",
              max_num_fields=None, separator="&"):
    """Return a list of the names and values of a query."""
    if not separator or not isinstance(separator, (str, bytes)):
        raise ValueError("Separator must be of type string or bytes.")
    is_str = isinstance(qs, str)
    if is_str:
        if not isinstance(separator, str):
            separator = str(separator, "ascii")
    else:
        if not qs:
            return []
        qs = bytes(memoryview(qs))
        if isinstance(separator, str):
            separator = bytes(separator, "ascii")
    if not qs:
        return []
    if max_num_fields is not None and max_num_fields < 1 + qs.count(separator):
        raise ValueError("Max number of fields exceeded")
    equals = "=" if is_str else b"="
    result = []
    for field in qs.split(separator):
        if not field and not strict_parsing:
            continue
        name, has_equals, value = field.partition(equals)
        if not has_equals and strict_parsing:
            raise ValueError("bad query field: %r" % (field,))
        if not value and not keep_blank_values:
            continue
        if is_str:
            result.append((unquote_plus(name, encoding, errors), unquote_plus(value, encoding, errors)))
        else:
            result.append((_unquote(name.replace(b"+", b" ")), _unquote(value.replace(b"+", b" "))))
    return result


def unwrap(url):
    """Take a URL out of angle brackets and off the word URL:."""
    url = str(url).strip()
    if url[:1] == "<" and url[-1:] == ">":
        url = url[1:-1].strip()
    if url[:4] == "URL:":
        url = url[4:].strip()
    return url


def __getattr__(name):
    if name == "_ALWAYS_SAFE":
        return frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-~")
    if name.startswith(("split", "_split")) or name in ("to_bytes", "_to_bytes", "Quoter", "_Quoter"):
        import _urllib_split
        found = _urllib_split.Quoter if name.endswith("Quoter") else _urllib_split.find(name)
        if found is not None:
            return found
    raise AttributeError(f"module 'urllib.parse' has no attribute {name!r}")
