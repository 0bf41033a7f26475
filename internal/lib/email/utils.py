"""Addresses, dates and parameters of mail headers."""

import datetime
import re
import time

from email._parseaddr import AddressList as _AddressList
from email._parseaddr import _parsedate_tz, mktime_tz, parsedate, parsedate_tz, quote

__all__ = ["collapse_rfc2231_value", "decode_params", "decode_rfc2231", "encode_rfc2231", "formataddr", "formatdate",
           "format_datetime", "getaddresses", "make_msgid", "mktime_tz", "parseaddr", "parsedate", "parsedate_tz",
           "parsedate_to_datetime", "unquote"]

COMMASPACE = ", "
EMPTYSTRING = ""
UEMPTYSTRING = ""
CRLF = "\r\n"
TICK = "'"

specialsre = re.compile(r'[][\\()<>@,:;".]')
escapesre = re.compile(r'[\\"]')
rfc2231_continuation = re.compile(r"(?P<name>\w+)\*((?P<num>[0-9]+)\*?)?", re.ASCII)


# Addresses.

# The charsets whose words are always in one of the two encodings of RFC 2047, and their
# other names. Other charsets take what is shorter.
_WORDS = dict.fromkeys(("iso-8859-1", "iso-8859-2", "iso-8859-3", "iso-8859-4", "iso-8859-9", "iso-8859-10", "iso-8859-13",
                        "iso-8859-14", "iso-8859-15", "iso-8859-16", "windows-1252", "viscii"), "q")
_WORDS.update(dict.fromkeys(("big5", "gb2312", "euc-jp", "shift_jis", "iso-2022-jp", "koi8-r"), "b"))
_CHARSETS = {"latin_1": "iso-8859-1", "latin-1": "iso-8859-1", "latin_2": "iso-8859-2", "latin-2": "iso-8859-2",
             "ascii": "us-ascii", "cp949": "ks_c_5601-1987", "euc_jp": "euc-jp", "euc_kr": "euc-kr"}


def _encoded_word(text, charset):
    charset = charset.lower()
    charset = _CHARSETS.get(charset, charset)
    data = text.encode(charset)
    quoted = "".join(["_" if c == 32 else chr(c) if chr(c).isalnum() and c < 128 or c in b"-!*+/" else f"={c:02X}"
                      for c in data])
    kind = _WORDS.get(charset)
    if kind == "q" or kind is None and len(quoted) <= (len(data) + 2) // 3 * 4:
        return f"=?{charset}?q?{quoted}?="
    import binascii
    return f"=?{charset}?b?{binascii.b2a_base64(data, newline=False).decode()}?="


def formataddr(pair, charset="utf-8"):
    """The text of a pair of a name and an address."""
    name, address = pair
    address.encode("ascii")
    if not name:
        return address
    try:
        name.encode("ascii")
    except UnicodeEncodeError:
        word = _encoded_word(name, charset) if isinstance(charset, str) else charset.header_encode(name)
        return f"{word} <{address}>"
    quotes = '"' if specialsre.search(name) else ""
    name = escapesre.sub(r"\\\g<0>", name)
    return f"{quotes}{name}{quotes} <{address}>"


def _without_quoted(text):
    # The text without what is in quotes.
    if '"' not in text:
        return text
    out = []
    inside = False
    i = start = 0
    while i < len(text):
        c = text[i]
        if c == "\\":
            i += 1
        elif c == '"':
            if inside:
                start = i + 1
            else:
                out.append(text[start:i])
                start = i
            inside = not inside
        i += 1
    out.append(text[start:])
    return "".join(out)


def _balanced(text):
    # Whether parentheses outside quotes match.
    text = _without_quoted(text)
    depth = i = 0
    while i < len(text):
        c = text[i]
        if c == "\\":
            i += 1
        elif c == "(":
            depth += 1
        elif c == ")":
            depth -= 1
            if depth < 0:
                return False
        i += 1
    return depth == 0


def _checked(text):
    return text if _balanced(text) else "('', '')"


def _accepted(pairs):
    # What has a bracket in its address is none: it comes from bad input.
    return [("", "") if "[" in pair[1] else pair for pair in pairs]


def getaddresses(fieldvalues, *, strict=True):
    """The pairs of name and address in header fields; strict refuses what is ambiguous."""
    fieldvalues = [str(v) for v in fieldvalues]
    if not strict:
        return _AddressList(", ".join(fieldvalues)).addresslist
    fieldvalues = [_checked(v) for v in fieldvalues]
    found = _accepted(_AddressList(", ".join(fieldvalues)).addresslist)
    count = 0
    for v in fieldvalues:
        count += 1 + _without_quoted(v).count(",")
    return found if len(found) == count else [("", "")]


def parseaddr(addr, *, strict=True):
    """The name and the address of a text, empty if it has not just one; strict refuses what is ambiguous."""
    if not strict:
        found = _AddressList(addr).addresslist
        return found[0] if found else ("", "")
    if isinstance(addr, list):
        addr = addr[0]
    if not isinstance(addr, str):
        return "", ""
    found = _accepted(_AddressList(_checked(addr)).addresslist)
    return found[0] if len(found) == 1 else ("", "")


def unquote(str):
    """Take quotes, or angle brackets, from around a text."""
    if len(str) > 1:
        if str.startswith('"') and str.endswith('"'):
            return str[1:-1].replace("\\\\", "\\").replace('\\"', '"')
        if str.startswith("<") and str.endswith(">"):
            return str[1:-1]
    return str


def make_msgid(idstring=None, domain=None):
    """A text for the header Message-ID that no other message has."""
    import random
    number = random.getrandbits(64)
    idstring = "" if idstring is None else "." + idstring
    if domain is None:
        domain = "localhost"
    return f"<{int(time.time() * 100)}.1.{number}{idstring}@{domain}>"


# Dates.


def _format_timetuple_and_zone(timetuple, zone):
    day = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")[timetuple[6]]
    month = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")[timetuple[1] - 1]
    return "%s, %02d %s %04d %02d:%02d:%02d %s" % (day, timetuple[2], month, timetuple[0], timetuple[3], timetuple[4],
                                                   timetuple[5], zone)


def formatdate(timeval=None, localtime=False, usegmt=False):
    """The text of a time in seconds since 1970, now by default."""
    if timeval is None:
        timeval = time.time()
    dt = datetime.datetime.fromtimestamp(timeval, datetime.timezone.utc)
    if localtime:
        dt = dt.astimezone()
        usegmt = False
    elif not usegmt:
        dt = dt.replace(tzinfo=None)
    return format_datetime(dt, usegmt)


def format_datetime(dt, usegmt=False):
    """The text of a datetime; one without a zone is of an unknown one."""
    now = dt.timetuple()
    if usegmt:
        if dt.tzinfo is None or dt.tzinfo != datetime.timezone.utc:
            raise ValueError("usegmt option requires a UTC datetime")
        zone = "GMT"
    elif dt.tzinfo is None:
        zone = "-0000"
    else:
        zone = dt.strftime("%z")
    return _format_timetuple_and_zone(now, zone)


def parsedate_to_datetime(data):
    """The datetime that a text says; it has a zone if the text has one."""
    parsed = _parsedate_tz(data)
    if parsed is None:
        raise ValueError('Invalid date value or format "%s"' % str(data))
    *fields, zone = parsed
    if zone is None:
        return datetime.datetime(*fields[:6])
    return datetime.datetime(*fields[:6], tzinfo=datetime.timezone(datetime.timedelta(seconds=zone)))


def localtime(dt=None, isdst=None):
    """A datetime in the local zone, now by default."""
    if isdst is not None:
        import warnings
        warnings._deprecated("The 'isdst' parameter to 'localtime'", message="{name} is deprecated and slated for removal in Python {remove}",
                             remove=(3, 14))
    if dt is None:
        dt = datetime.datetime.now(datetime.timezone.utc)
    return dt.astimezone()


# Parameters with a charset and a language (RFC 2231).


def decode_rfc2231(s):
    """Charset, language and text of a parameter."""
    parts = s.split("'", 2)
    if len(parts) <= 2:
        return None, None, s
    return parts


def encode_rfc2231(s, charset=None, language=None):
    """A parameter with its charset and language."""
    import urllib.parse
    s = urllib.parse.quote(s, safe="", encoding=charset or "ascii")
    if charset is None and language is None:
        return s
    return f"{charset}'{'' if language is None else language}'{s}"


def decode_params(params):
    """Join the parts of parameters that are in several, and decode them."""
    found = [params[0]]
    parts = {}
    for name, value in params[1:]:
        encoded = name.endswith("*")
        value = unquote(value)
        m = rfc2231_continuation.fullmatch(name)
        if m is None:
            found.append((name, f'"{quote(value)}"'))
            continue
        name, number = m.group("name", "num")
        parts.setdefault(name, []).append((None if number is None else int(number), value, encoded))
    for name, pieces in parts.items():
        pieces.sort()
        extended = any(encoded for _, _, encoded in pieces)
        import urllib.parse
        text = quote("".join([urllib.parse.unquote(s, encoding="latin-1") if encoded else s
                              for _, s, encoded in pieces]))
        if extended:
            charset, language, text = decode_rfc2231(text)
            found.append((name, (charset, language, f'"{text}"')))
        else:
            found.append((name, f'"{text}"'))
    return found


def collapse_rfc2231_value(value, errors="replace", fallback_charset="us-ascii"):
    """The text of a parameter, which may be a tuple of charset, language and text."""
    if not isinstance(value, tuple) or len(value) != 3:
        return unquote(value)
    charset, _, text = value
    if charset is None:
        charset = fallback_charset
    try:
        return str(text.encode("raw-unicode-escape"), charset, errors)
    except LookupError:
        return unquote(text)
