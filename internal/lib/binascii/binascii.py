"""Conversions between bytes and their representations in ASCII."""


class Error(ValueError):
    """The text is not a representation of bytes."""

    __module__ = "binascii"


class Incomplete(Exception):
    """The text ends too early."""

    __module__ = "binascii"


def _raise(text):
    raise Error(text)
