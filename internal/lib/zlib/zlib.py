"""Compression that is compatible with gzip."""


class error(Exception):
    """A stream cannot be made or read."""

    __module__ = "zlib"


def _raise(text):
    raise error(text)


del Compress, Decompress
