import _io
import sys
from abc import ABCMeta
from _io import (DEFAULT_BUFFER_SIZE, BlockingIOError, BufferedRandom, BufferedReader, BufferedRWPair, BufferedWriter,
                 BytesIO, FileIO, IncrementalNewlineDecoder, StringIO, TextIOWrapper, UnsupportedOperation, open,
                 open_code, text_encoding)

__all__ = ["BlockingIOError", "open", "open_code", "IOBase", "RawIOBase", "FileIO", "BytesIO", "StringIO",
           "BufferedIOBase", "BufferedReader", "BufferedWriter", "BufferedRWPair", "BufferedRandom", "TextIOBase",
           "TextIOWrapper", "UnsupportedOperation", "SEEK_SET", "SEEK_CUR", "SEEK_END", "DEFAULT_BUFFER_SIZE",
           "text_encoding", "IncrementalNewlineDecoder"]

SEEK_SET = 0
SEEK_CUR = 1
SEEK_END = 2


class IOBase(_io._IOBase, metaclass=ABCMeta):
    """The abstract base class of all streams."""


class RawIOBase(_io._RawIOBase, IOBase):
    """Base class of streams of bytes without a buffer."""


class BufferedIOBase(_io._BufferedIOBase, IOBase):
    """Base class of streams of bytes with a buffer."""


class TextIOBase(_io._TextIOBase, IOBase):
    """Base class of streams of text."""


RawIOBase.register(FileIO)
for klass in (BytesIO, BufferedReader, BufferedWriter, BufferedRandom, BufferedRWPair):
    BufferedIOBase.register(klass)
for klass in (StringIO, TextIOWrapper, type(sys.__stdout__)):
    TextIOBase.register(klass)
del klass
