"""The encodings: what each has beside its native functions."""

import codecs
from codecs import _decode_part, _encoded, _find, _transform, _text_argument

_cache = {}
_made = {}


class CodecRegistryError(LookupError, SystemError):
    """A codec cannot be registered."""


def normalize_encoding(encoding):
    """The name of an encoding with one underscore for what is between letters and digits."""
    if isinstance(encoding, bytes):
        encoding = str(encoding, "ascii")
    out = []
    gap = False
    for c in encoding:
        if c.isalnum() or c == ".":
            if gap and out:
                out.append("_")
            if c.isascii():
                out.append(c)
            gap = False
        else:
            gap = True
    return "".join(out)


def search_function(encoding):
    """The codec of an encoding, None if there is none."""
    name = _find(encoding)
    if name is None:
        return None
    return _contents(name)["_info"]


def __getattr__(name):
    if not name.startswith("_") and _find(name) == name or name == "aliases":
        return getattr(__import__("encodings." + name), name)
    raise AttributeError(f"module 'encodings' has no attribute '{name}'")


def _contents(module):
    # What is in the module of an encoding.
    space = _made.get(module)
    if space is None:
        make = _KINDS.get(module)
        if make is None:
            make = _multibyte if module in _MULTIBYTE else _page
        space = make(module)
        info = space["_info"]
        space["getregentry"] = lambda: info
        for value in space.values():
            if isinstance(value, (type, type(_contents))):
                value.__module__ = "encodings." + module
                value.__qualname__ = value.__name__
        _made[module] = space
    return space


_MULTIBYTE = ("big5", "cp932", "cp949", "cp950", "euc_jp", "euc_kr", "gb18030", "gb2312", "gbk", "shift_jis",
              "iso2022_jp")


def _entry(space, name, encode, decode, text=True):
    space["_info"] = codecs.CodecInfo(
        name=name, encode=encode, decode=decode, incrementalencoder=space["IncrementalEncoder"],
        incrementaldecoder=space["IncrementalDecoder"], streamreader=space["StreamReader"],
        streamwriter=space["StreamWriter"], _is_text_encoding=None if text else False)
    return space


def _classes(encode, decode, buffered, mixed=True):
    # The classes over two functions. buffered says that decode takes a third argument: whether
    # the input ends.
    class Codec(codecs.Codec):
        def encode(self, input, errors="strict"):
            return encode(input, errors)

        def decode(self, input, errors="strict"):
            return decode(input, errors)

    class IncrementalEncoder(codecs.IncrementalEncoder):
        def encode(self, input, final=False):
            return encode(input, self.errors)[0]

    if buffered:
        class IncrementalDecoder(codecs.BufferedIncrementalDecoder):
            def _buffer_decode(self, input, errors, final):
                return decode(input, errors, final)
    else:
        class IncrementalDecoder(codecs.IncrementalDecoder):
            def decode(self, input, final=False):
                return decode(input, self.errors)[0]

    if mixed:
        class StreamWriter(Codec, codecs.StreamWriter):
            pass

        class StreamReader(Codec, codecs.StreamReader):
            pass
    else:
        class StreamWriter(codecs.StreamWriter):
            def encode(self, input, errors="strict"):
                return encode(input, errors)

        class StreamReader(codecs.StreamReader):
            def decode(self, input, errors="strict"):
                return decode(input, errors)

    return {"Codec": Codec, "IncrementalEncoder": IncrementalEncoder, "IncrementalDecoder": IncrementalDecoder,
            "StreamWriter": StreamWriter, "StreamReader": StreamReader}


def _final(decode):
    # A function for bytes that are all there.
    def whole(input, errors="strict"):
        return decode(input, errors, True)
    whole.__name__ = whole.__qualname__ = "decode"
    return whole


def _utf(module):
    encode = getattr(codecs, module + "_encode")
    decode = getattr(codecs, module + "_decode")
    space = _classes(encode, decode, True, False)
    del space["Codec"]
    whole = space["decode"] = _final(decode)
    space["encode"] = encode
    return _entry(space, module.replace("_", "-"), encode, whole)


def _narrow(module):
    encode = getattr(codecs, module + "_encode")
    decode = getattr(codecs, module + "_decode")
    space = _classes(encode, decode, False)

    space["StreamConverter"] = type("StreamConverter", (space["StreamWriter"], space["StreamReader"]),
                                    {"encode": staticmethod(decode), "decode": staticmethod(encode)})
    return _entry(space, {"latin_1": "iso8859-1"}.get(module, module), encode, decode)


def _escape(module):
    encode = getattr(codecs, module + "_encode")
    decode = getattr(codecs, module + "_decode")
    space = _classes(encode, decode, True)

    class StreamReader(space["Codec"], codecs.StreamReader):
        def decode(self, input, errors="strict"):
            return decode(input, errors, False)

    space["StreamReader"] = StreamReader
    return _entry(space, module.replace("_", "-"), encode, decode)


def _page(module):
    def encode(input, errors="strict"):
        return _encoded(module, _text_argument("charmap_encode", input), errors)

    def decode(input, errors="strict"):
        return _decode_part(input, module, errors, 0, True)[:2]

    space = _classes(encode, decode, False)
    table = bytes(range(256)).decode(module, "replace").replace("\ufffd", "\ufffe")
    space["decoding_table"] = table
    space["encoding_table"] = codecs.charmap_build(table)
    one = space["Codec"]()
    return _entry(space, module if module.startswith("cp") else module.replace("_", "-"), one.encode, one.decode)


def _charmap(module):
    encode = codecs.charmap_encode
    decode = codecs.charmap_decode
    space = _classes(encode, decode, False)

    class IncrementalEncoder(codecs.IncrementalEncoder):
        def __init__(self, errors="strict", mapping=None):
            codecs.IncrementalEncoder.__init__(self, errors)
            self.mapping = mapping

        def encode(self, input, final=False):
            return encode(input, self.errors, self.mapping)[0]

    class IncrementalDecoder(codecs.IncrementalDecoder):
        def __init__(self, errors="strict", mapping=None):
            codecs.IncrementalDecoder.__init__(self, errors)
            self.mapping = mapping

        def decode(self, input, final=False):
            return decode(input, self.errors, self.mapping)[0]

    class StreamWriter(space["Codec"], codecs.StreamWriter):
        def __init__(self, stream, errors="strict", mapping=None):
            codecs.StreamWriter.__init__(self, stream, errors)
            self.mapping = mapping

        def encode(self, input, errors="strict"):
            return encode(input, errors, self.mapping)

    class StreamReader(space["Codec"], codecs.StreamReader):
        def __init__(self, stream, errors="strict", mapping=None):
            codecs.StreamReader.__init__(self, stream, errors)
            self.mapping = mapping

        def decode(self, input, errors="strict"):
            return decode(input, errors, self.mapping)

    space.update(IncrementalEncoder=IncrementalEncoder, IncrementalDecoder=IncrementalDecoder,
                 StreamWriter=StreamWriter, StreamReader=StreamReader)
    return _entry(space, "charmap", encode, decode)


def _marked(module):
    # UTF-16 and UTF-32, whose first character tells the byte order.
    name = module.replace("_", "-")
    encode = getattr(codecs, module + "_encode")
    decode = getattr(codecs, module + "_decode")
    after = getattr(codecs, module + "_le_encode")
    ordered = getattr(codecs, module + "_ex_decode")

    class IncrementalEncoder(codecs.IncrementalEncoder):
        def __init__(self, errors="strict"):
            codecs.IncrementalEncoder.__init__(self, errors)
            self._begun = False

        def encode(self, input, final=False):
            if self._begun:
                return after(input, self.errors)[0]
            data = encode(input, self.errors)[0]
            self._begun = True
            return data

        def reset(self):
            codecs.IncrementalEncoder.reset(self)
            self._begun = False

        def getstate(self):
            return 0 if self._begun else 2

        def setstate(self, state):
            self._begun = not state

    class IncrementalDecoder(codecs.BufferedIncrementalDecoder):
        def __init__(self, errors="strict"):
            codecs.BufferedIncrementalDecoder.__init__(self, errors)
            self._order = 0

        def _buffer_decode(self, input, errors, final):
            text, used, order = ordered(input, errors, self._order, final)
            if not self._order:
                if order:
                    self._order = order
                elif used >= _WIDTH[module]:
                    raise UnicodeDecodeError(name, input, 0, _WIDTH[module], "Stream does not start with BOM")
            return text, used

        def reset(self):
            codecs.BufferedIncrementalDecoder.reset(self)
            self._order = 0

        def getstate(self):
            return self.buffer, {0: 2, -1: 0, 1: 1}[self._order]

        def setstate(self, state):
            codecs.BufferedIncrementalDecoder.setstate(self, state)
            self._order = {0: -1, 1: 1}.get(state[1], 0)

    class StreamWriter(codecs.StreamWriter):
        def __init__(self, stream, errors="strict"):
            codecs.StreamWriter.__init__(self, stream, errors)
            self._begun = False

        def encode(self, input, errors="strict"):
            if self._begun:
                return after(input, errors)
            answer = encode(input, errors)
            self._begun = True
            return answer

        def reset(self):
            codecs.StreamWriter.reset(self)
            self._begun = False

    class StreamReader(codecs.StreamReader):
        _order = 0

        def decode(self, input, errors="strict"):
            text, used, order = ordered(input, errors, self._order, False)
            if not self._order:
                if order:
                    self._order = order
                elif used >= _WIDTH[module]:
                    raise UnicodeDecodeError(name, input, 0, _WIDTH[module], "Stream does not start with BOM")
            return text, used

        def reset(self):
            codecs.StreamReader.reset(self)
            self._order = 0

    whole = _final(decode)
    return _entry({"IncrementalEncoder": IncrementalEncoder, "IncrementalDecoder": IncrementalDecoder,
                   "StreamWriter": StreamWriter, "StreamReader": StreamReader, "encode": encode, "decode": whole},
                  name, encode, whole)


_WIDTH = {"utf_16": 2, "utf_32": 4}


def _signed(module):
    # UTF-8 with a mark at the beginning, which says that it is UTF-8.
    mark = codecs.BOM_UTF8

    def encode(input, errors="strict"):
        return mark + codecs.utf_8_encode(input, errors)[0], len(input)

    def decode(input, errors="strict"):
        skipped = 0
        if input[:3] == mark:
            input = input[3:]
            skipped = 3
        text, used = codecs.utf_8_decode(input, errors, True)
        return text, used + skipped

    class IncrementalEncoder(codecs.IncrementalEncoder):
        def __init__(self, errors="strict"):
            codecs.IncrementalEncoder.__init__(self, errors)
            self.first = 1

        def encode(self, input, final=False):
            data = codecs.utf_8_encode(input, self.errors)[0]
            if self.first:
                data = mark + data
                self.first = 0
            return data

        def reset(self):
            codecs.IncrementalEncoder.reset(self)
            self.first = 1

        def getstate(self):
            return self.first

        def setstate(self, state):
            self.first = state

    class IncrementalDecoder(codecs.BufferedIncrementalDecoder):
        def __init__(self, errors="strict"):
            codecs.BufferedIncrementalDecoder.__init__(self, errors)
            self.first = 1

        def _buffer_decode(self, input, errors, final):
            skipped = 0
            if self.first:
                if len(input) < 3 and mark.startswith(input) and not final:
                    return "", 0
                self.first = 0
                if input[:3] == mark:
                    skipped = 3
            text, used = codecs.utf_8_decode(input[skipped:], errors, final)
            return text, used + skipped

        def reset(self):
            codecs.BufferedIncrementalDecoder.reset(self)
            self.first = 1

        def getstate(self):
            return self.buffer, self.first

        def setstate(self, state):
            codecs.BufferedIncrementalDecoder.setstate(self, state)
            self.first = state[1]

    class StreamWriter(codecs.StreamWriter):
        def encode(self, input, errors="strict"):
            self.encode = codecs.utf_8_encode
            return encode(input, errors)

        def reset(self):
            codecs.StreamWriter.reset(self)
            self.__dict__.pop("encode", None)

    class StreamReader(codecs.StreamReader):
        def decode(self, input, errors="strict"):
            if len(input) < 3 and mark.startswith(input):
                return "", 0
            self.decode = codecs.utf_8_decode
            skipped = 3 if input[:3] == mark else 0
            text, used = codecs.utf_8_decode(input[skipped:], errors)
            return text, used + skipped

        def reset(self):
            codecs.StreamReader.reset(self)
            self.__dict__.pop("decode", None)

    return _entry({"IncrementalEncoder": IncrementalEncoder, "IncrementalDecoder": IncrementalDecoder,
                   "StreamWriter": StreamWriter, "StreamReader": StreamReader, "encode": encode, "decode": decode},
                  "utf-8-sig", encode, decode)


def _multibyte(module):
    # Codecs with a state between characters: which set they are in.
    def encode(input, errors="strict"):
        return _encoded(module, _text_argument("encode", input), errors)

    def decode(input, errors="strict"):
        return _decode_part(input, module, errors, 0, True)[:2]

    class IncrementalEncoder(codecs.IncrementalEncoder):
        def __init__(self, errors="strict"):
            codecs.IncrementalEncoder.__init__(self, errors)
            self._text = []

        def encode(self, input, final=False):
            if module != "iso2022_jp":
                return encode(input, self.errors)[0]
            self._text.append(input)
            if not final:
                return b""
            text = "".join(self._text)
            self._text = []
            return encode(text, self.errors)[0]

        def reset(self):
            self._text = []

    class IncrementalDecoder(codecs.IncrementalDecoder):
        def __init__(self, errors="strict"):
            codecs.IncrementalDecoder.__init__(self, errors)
            self.buffer = b""
            self._state = 0

        def decode(self, input, final=False):
            data = self.buffer + input
            text, used, state = _decode_part(data, module, self.errors, self._state, final)
            self.buffer = data[used:]
            self._state = state
            return text

        def reset(self):
            self.buffer = b""
            self._state = 0

        def getstate(self):
            return self.buffer, self._state

        def setstate(self, state):
            self.buffer, self._state = state

    class StreamWriter(codecs.StreamWriter):
        def encode(self, input, errors="strict"):
            return encode(input, errors)

    class StreamReader(codecs.StreamReader):
        _state = 0
        _all = False   # the input ends with what is decoded

        def decode(self, input, errors="strict"):
            text, used, self._state = _decode_part(input, module, errors, self._state, self._all)
            return text, used

        def read(self, size=-1, chars=-1, firstline=False):
            self._all = size < 0
            try:
                return codecs.StreamReader.read(self, size, chars, firstline)
            finally:
                self._all = False

        def reset(self):
            codecs.StreamReader.reset(self)
            self._state = 0

    return _entry({"IncrementalEncoder": IncrementalEncoder, "IncrementalDecoder": IncrementalDecoder,
                   "StreamWriter": StreamWriter, "StreamReader": StreamReader}, module, encode, decode)


def _strict_only(module):
    def encode(input, errors="strict"):
        return _encoded(module, _text_argument(module + "_encode", input), errors)

    def decode(input, errors="strict"):
        return _decode_part(input, module, errors, 0, True)[:2]

    space = _classes(encode, decode, False)
    one = space["Codec"]()
    return _entry(space, module, one.encode, one.decode)


def _host_names(module):
    # IDNA: labels of host names, which must be whole to be coded.
    space = _strict_only(module)
    encode, decode = space["_info"][:2]

    class IncrementalEncoder(codecs.BufferedIncrementalEncoder):
        def _buffer_encode(self, input, errors, final):
            if errors != "strict":
                raise UnicodeError(f"unsupported error handling {errors}")
            if not input:
                return b"", 0
            end = len(input)
            if not final:
                end = max(input.rfind(c) for c in ".\u3002\uff0e\uff61") + 1
            if not end:
                return b"", 0
            try:
                return encode(input[:end], errors)[0], end
            except UnicodeEncodeError as e:
                raise UnicodeEncodeError("idna", input, e.start, e.end, e.reason) from None

    class IncrementalDecoder(codecs.BufferedIncrementalDecoder):
        def _buffer_decode(self, input, errors, final):
            if errors != "strict":
                raise UnicodeError(f"Unsupported error handling: {errors}")
            if not input:
                return "", 0
            try:
                input.decode("ascii")
            except UnicodeDecodeError as e:
                raise UnicodeDecodeError("idna", input, e.start, e.end, e.reason) from None
            end = len(input) if final else input.rfind(b".") + 1
            if not end:
                return "", 0
            try:
                return decode(input[:end], errors)[0], end
            except UnicodeDecodeError as e:
                raise UnicodeDecodeError("idna", input, e.start, e.end, e.reason) from None

    space.update(IncrementalEncoder=IncrementalEncoder, IncrementalDecoder=IncrementalDecoder)
    return _entry(space, module, encode, decode)


def _transformed(module):
    # Codecs from bytes to bytes, and rot13 from text to text.
    name = module.removesuffix("_codec").replace("_", "-")
    native = module.removesuffix("_codec")

    def only_strict(errors):
        if errors != "strict":
            raise AssertionError

    def encode(input, errors="strict"):
        if not rotated:
            only_strict(errors)
        return _transform(native, input, False), len(input)

    def decode(input, errors="strict"):
        if not rotated:
            only_strict(errors)
        return _transform(native, input, True), len(input)

    rotated = module == "rot_13"
    if native == "zlib":
        return _compressed(name, only_strict)
    if native == "uu":
        plain = encode

        def encode(input, errors="strict", filename="<data>", mode=0o666):
            data, used = plain(input, errors)
            filename = filename.replace("\n", "\\n").replace("\r", "\\r")
            return b"begin %o %s\n" % (mode & 0o777, filename.encode("ascii")) + data.partition(b"\n")[2], used
    space = _classes(encode, decode, False)
    for action in ((encode, decode) if not rotated else ()):
        label = native + ("_encode" if action is encode else "_decode")
        action.__name__ = action.__qualname__ = label
        space[label] = action
    if not rotated:
        for kind, action in (("IncrementalEncoder", "encode"), ("IncrementalDecoder", "decode")):
            space[kind] = _asserting(space[kind], action, only_strict)
        space["StreamWriter"].charbuffertype = bytes
        space["StreamReader"].charbuffertype = bytes
    else:
        space["rot13"] = rot13
        encode, decode = space["Codec"]().encode, space["Codec"]().decode
    return _entry(space, name, encode, decode, False)


def rot13(infile, outfile):
    """Copy one text file to another, with its letters moved by half the alphabet."""
    outfile.write(codecs.encode(infile.read(), "rot-13"))


def _asserting(base, action, only_strict):
    run = getattr(base, action)

    def checked(self, input, final=False):
        only_strict(self.errors)
        return run(self, input, final)
    checked.__name__ = action
    return type(base.__name__, (base,), {action: checked})


def _compressed(name, only_strict):
    import zlib

    def zlib_encode(input, errors="strict"):
        only_strict(errors)
        return zlib.compress(input), len(input)

    def zlib_decode(input, errors="strict"):
        only_strict(errors)
        return zlib.decompress(input), len(input)

    class IncrementalEncoder(codecs.IncrementalEncoder):
        def __init__(self, errors="strict"):
            only_strict(errors)
            self.errors = errors
            self.compressobj = zlib.compressobj()

        def encode(self, input, final=False):
            data = self.compressobj.compress(input)
            return data + self.compressobj.flush() if final else data

        def reset(self):
            self.compressobj = zlib.compressobj()

    class IncrementalDecoder(codecs.IncrementalDecoder):
        def __init__(self, errors="strict"):
            only_strict(errors)
            self.errors = errors
            self.decompressobj = zlib.decompressobj()

        def decode(self, input, final=False):
            data = self.decompressobj.decompress(input)
            return data + self.decompressobj.flush() if final else data

        def reset(self):
            self.decompressobj = zlib.decompressobj()

    space = _classes(zlib_encode, zlib_decode, False)
    space["StreamWriter"].charbuffertype = bytes
    space["StreamReader"].charbuffertype = bytes
    space.update(IncrementalEncoder=IncrementalEncoder, IncrementalDecoder=IncrementalDecoder,
                 zlib_encode=zlib_encode, zlib_decode=zlib_decode)
    return _entry(space, name, zlib_encode, zlib_decode, False)


_KINDS = {"utf_8": _utf, "utf_7": _utf, "utf_16_le": _utf, "utf_16_be": _utf, "utf_32_le": _utf, "utf_32_be": _utf,
          "utf_16": _marked, "utf_32": _marked, "utf_8_sig": _signed, "ascii": _narrow, "latin_1": _narrow,
          "charmap": _charmap, "unicode_escape": _escape, "raw_unicode_escape": _escape, "punycode": _strict_only,
          "undefined": _strict_only, "idna": _host_names, "base64_codec": _transformed, "hex_codec": _transformed,
          "quopri_codec": _transformed, "rot_13": _transformed, "uu_codec": _transformed, "zlib_codec": _transformed}
