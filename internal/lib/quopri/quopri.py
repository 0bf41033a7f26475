"""Quoted-printable (RFC 1521): mostly ASCII text as text, everything else as =XX."""

from binascii import a2b_qp, b2a_qp

__all__ = ["encode", "decode", "encodestring", "decodestring"]

ESCAPE = b"="
MAXLINESIZE = 76
HEX = b"0123456789ABCDEF"


def needsquoting(c, quotetabs, header):
    """Whether a byte must be written as =XX, by its value and where it stands."""
    assert isinstance(c, bytes)
    if c in b" \t":
        return quotetabs
    if c == b"_":
        return header
    return c == ESCAPE or not b" " <= c <= b"~"


def quote(c):
    """A byte as =XX."""
    assert isinstance(c, bytes) and len(c) == 1
    return b"=%02X" % c


def ishex(c):
    """Whether a byte is a hexadecimal digit."""
    assert isinstance(c, bytes)
    return b"0" <= c <= b"9" or b"a" <= c <= b"f" or b"A" <= c <= b"F"


def unhex(s):
    """The value of hexadecimal digits."""
    value = 0
    for digit in s:
        digit = bytes((digit,))
        assert ishex(digit), f"non-hex digit {digit!r}"
        value = value * 16 + int(digit, 16)
    return value


def encode(input, output, quotetabs, header=False):
    """Encode one file of bytes into another."""
    output.write(b2a_qp(input.read(), quotetabs=quotetabs, header=header))


def encodestring(s, quotetabs=False, header=False):
    """Encode bytes."""
    return b2a_qp(s, quotetabs=quotetabs, header=header)


def decode(input, output, header=False):
    """Decode one file of bytes into another."""
    output.write(a2b_qp(input.read(), header=header))


def decodestring(s, header=False):
    """Decode bytes."""
    return a2b_qp(s, header=header)
