"""Encodings of bytes to the bases of 16, 32, 64 and 85."""

import binascii

__all__ = [
    "encode", "decode", "encodebytes", "decodebytes", "b64encode", "b64decode", "b32encode", "b32decode",
    "b32hexencode", "b32hexdecode", "b16encode", "b16decode", "b85encode", "b85decode", "a85encode", "a85decode",
    "z85encode", "z85decode", "standard_b64encode", "standard_b64decode", "urlsafe_b64encode", "urlsafe_b64decode",
]

MAXLINESIZE = 76
MAXBINSIZE = 57

_UPPER = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LOWER = _UPPER.lower()
_DIGITS = b"0123456789"
_B32 = _UPPER + b"234567"
_B32HEX = _DIGITS + _UPPER[:22]
_B85 = _DIGITS + _UPPER + _LOWER + b"!#$%&()*+-;<=>?@^_`{|}~"
_A85 = bytes(range(33, 118))
_Z85 = _DIGITS + _LOWER + _UPPER + b".-:+=^!/*?&<>()[]{}@%$#"
_TO_URLSAFE = bytes.maketrans(b"+/", b"-_")
_FROM_URLSAFE = bytes.maketrans(b"-_", b"+/")


def _bytes_from_decode_data(s):
    if isinstance(s, str):
        try:
            return s.encode("ascii")
        except UnicodeEncodeError:
            raise ValueError("string argument should contain only ASCII characters")
    if isinstance(s, (bytes, bytearray)):
        return s
    try:
        return memoryview(s).tobytes()
    except TypeError:
        raise TypeError(f"argument should be a bytes-like object or ASCII string, not {s.__class__.__name__!r}") from None


def b64encode(s, altchars=None):
    """Encode to the base of 64; altchars are used in place of + and /."""
    encoded = binascii.b2a_base64(s, newline=False)
    if altchars is not None:
        assert len(altchars) == 2, repr(altchars)
        return encoded.translate(bytes.maketrans(b"+/", altchars))
    return encoded


def b64decode(s, altchars=None, validate=False):
    """Decode what b64encode makes; other characters are skipped, or with validate refused."""
    s = _bytes_from_decode_data(s)
    if altchars is not None:
        altchars = _bytes_from_decode_data(altchars)
        assert len(altchars) == 2, repr(altchars)
        s = s.translate(bytes.maketrans(altchars, b"+/"))
    return binascii.a2b_base64(s, strict_mode=bool(validate))


def standard_b64encode(s):
    """Encode to the base of 64."""
    return b64encode(s)


def standard_b64decode(s):
    """Decode what standard_b64encode makes."""
    return b64decode(s)


def urlsafe_b64encode(s):
    """Encode to the base of 64, with - and _ in place of + and /."""
    return b64encode(s).translate(_TO_URLSAFE)


def urlsafe_b64decode(s):
    """Decode what urlsafe_b64encode makes."""
    return b64decode(_bytes_from_decode_data(s).translate(_FROM_URLSAFE))


def b32encode(s):
    """Encode to the base of 32."""
    return _b32encode(_as_bytes(s), _B32)


def b32hexencode(s):
    """Encode to the base of 32 with the digits before the letters."""
    return _b32encode(_as_bytes(s), _B32HEX)


def _as_bytes(s):
    return s if isinstance(s, (bytes, bytearray)) else memoryview(s).tobytes()


def b32decode(s, casefold=False, map01=None):
    """Decode what b32encode makes; map01 is the letter that 1 stands for, then 0 stands for O."""
    return _decode32(_B32, s, casefold, map01)


def b32hexdecode(s, casefold=False):
    """Decode what b32hexencode makes."""
    return _decode32(_B32HEX, s, casefold, None)


def _decode32(alphabet, s, casefold, map01):
    s = _bytes_from_decode_data(s)
    if len(s) % 8:
        raise binascii.Error("Incorrect padding")
    if map01 is not None:
        map01 = _bytes_from_decode_data(map01)
        assert len(map01) == 1, repr(map01)
        s = s.translate(bytes.maketrans(b"01", b"O" + map01))
    if casefold:
        s = s.upper()
    digits = s.rstrip(b"=")
    decoded = _b32decode(digits, alphabet)
    if decoded is None:
        raise binascii.Error("Non-base32 digit found")
    padding = len(s) - len(digits)
    if padding not in (0, 1, 3, 4, 6):
        raise binascii.Error("Incorrect padding")
    return decoded


def b16encode(s):
    """Encode to the base of 16."""
    return binascii.hexlify(s).upper()


def b16decode(s, casefold=False):
    """Decode what b16encode makes."""
    s = _bytes_from_decode_data(s)
    if casefold:
        s = s.upper()
    if s.translate(None, b"0123456789ABCDEF"):
        raise binascii.Error("Non-base16 digit found")
    return binascii.unhexlify(s)


def a85encode(b, *, foldspaces=False, wrapcol=0, pad=False, adobe=False):
    """Encode to the base of 85 as Adobe does."""
    result = _b85encode(_as_bytes(b), _A85, True, bool(foldspaces), bool(pad))
    if adobe:
        result = b"<~" + result
    if wrapcol:
        wrapcol = max(2 if adobe else 1, wrapcol)
        chunks = [result[i:i + wrapcol] for i in range(0, len(result), wrapcol)]
        if adobe and len(chunks[-1]) + 2 > wrapcol:
            chunks.append(b"")
        result = b"\n".join(chunks)
    if adobe:
        result += b"~>"
    return result


def a85decode(b, *, foldspaces=False, adobe=False, ignorechars=b" \t\n\r\v"):
    """Decode what a85encode makes."""
    b = _bytes_from_decode_data(b)
    if adobe:
        if not b.endswith(b"~>"):
            raise ValueError("Ascii85 encoded byte sequences must end with b'~>'")
        b = b[2:-2] if b.startswith(b"<~") else b[:-2]
    parts = []
    group = bytearray()
    for c in b + b"u" * 4:
        if 33 <= c <= 117:
            group.append(c)
            if len(group) == 5:
                part = _b85decode(group, _A85)
                if isinstance(part, int):
                    raise ValueError("Ascii85 overflow") from None
                parts.append(part)
                group.clear()
        elif c == 122:
            if group:
                raise ValueError("z inside Ascii85 5-tuple")
            parts.append(b"\0\0\0\0")
        elif foldspaces and c == 121:
            if group:
                raise ValueError("y inside Ascii85 5-tuple")
            parts.append(b"\x20\x20\x20\x20")
        elif c not in ignorechars:
            raise ValueError(f"Non-Ascii85 digit found: {c:c}")
    result = b"".join(parts)
    padding = 4 - len(group)
    return result[:-padding] if padding else result


def b85encode(b, pad=False):
    """Encode to the base of 85 as Git does."""
    return _b85encode(_as_bytes(b), _B85, False, False, bool(pad))


def b85decode(b):
    """Decode what b85encode makes."""
    return _decode85(_bytes_from_decode_data(b), _B85, "base85")


def z85encode(s):
    """Encode to the base of 85 as ZeroMQ does."""
    return _b85encode(_as_bytes(s), _Z85, False, False, False)


def z85decode(s):
    """Decode what z85encode makes."""
    return _decode85(_bytes_from_decode_data(s), _Z85, "z85")


def _decode85(b, alphabet, name):
    result = _b85decode(b, alphabet)
    if isinstance(result, int):
        if result < 0:
            raise ValueError(f"{name} overflow in hunk starting at byte {~result}") from None
        raise ValueError(f"bad {name} character at position {result}") from None
    return result


def _input_type_check(s):
    try:
        m = memoryview(s)
    except TypeError as err:
        raise TypeError(f"expected bytes-like object, not {s.__class__.__name__}") from err
    if m.format not in ("c", "b", "B"):
        raise TypeError(f"expected single byte elements, not {m.format!r} from {s.__class__.__name__}")
    if m.ndim != 1:
        raise TypeError(f"expected 1-D data, not {m.ndim}-D data from {s.__class__.__name__}")


def encodebytes(s):
    """Encode to lines of base64."""
    _input_type_check(s)
    s = _as_bytes(s)
    return b"".join([binascii.b2a_base64(s[i:i + MAXBINSIZE]) for i in range(0, len(s), MAXBINSIZE)])


def decodebytes(s):
    """Decode lines of base64."""
    _input_type_check(s)
    return binascii.a2b_base64(s)


def encode(input, output):
    """Encode a file into another."""
    while s := input.read(MAXBINSIZE):
        while len(s) < MAXBINSIZE and (more := input.read(MAXBINSIZE - len(s))):
            s += more
        output.write(binascii.b2a_base64(s))


def decode(input, output):
    """Decode a file into another."""
    while line := input.readline():
        output.write(binascii.a2b_base64(line))
