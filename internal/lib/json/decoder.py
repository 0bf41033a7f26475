"""The decoder of JSON: natives read, hooks are called from here."""

__all__ = ["JSONDecoder", "JSONDecodeError"]

NaN = float("nan")
PosInf = float("inf")
NegInf = float("-inf")


class JSONDecodeError(ValueError):
    """A text is not JSON: msg, doc, pos, lineno and colno say where."""

    def __init__(self, msg, doc, pos):
        lineno = doc.count("\n", 0, pos) + 1
        colno = pos - doc.rfind("\n", 0, pos)
        ValueError.__init__(self, f"{msg}: line {lineno} column {colno} (char {pos})")
        self.msg = msg
        self.doc = doc
        self.pos = pos
        self.lineno = lineno
        self.colno = colno

    def __reduce__(self):
        return self.__class__, (self.msg, self.doc, self.pos)


def _fail(msg, doc, pos):
    raise JSONDecodeError(msg, doc, pos)


def scanstring(s, end, strict=True, /):
    if end.__index__() > 0x7FFFFFFFFFFFFFFF:
        raise OverflowError(f"cannot fit '{type(end).__name__}' into an index-sized integer")
    """Read the string whose text begins at end; return it and where it ends."""
    return _scanstring(s, end, bool(strict), _fail)


py_scanstring = c_scanstring = scanstring

_SPACE = " \t\n\r"


def _skip_space(s, i):
    while s[i:i + 1] in (" ", "\t", "\n", "\r"):
        i += 1
    return i


def _drive(state):
    """Call the hooks a decoder asks for until its value is whole."""
    value = state.ask()
    while True:
        value = state.step(value)
        if state.done:
            return value


class JSONDecoder:
    """Reads JSON texts, calling hooks where they are given."""

    def __init__(self, *, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, strict=True,
                 object_pairs_hook=None):
        self.object_hook = object_hook
        self.parse_float = parse_float or float
        self.parse_int = parse_int or int
        self.parse_constant = parse_constant or _CONSTANTS.__getitem__
        self.strict = strict
        self.object_pairs_hook = object_pairs_hook
        self.memo = {}
        self._plain = (strict and object_hook is None and parse_float is None and parse_int is None
                       and parse_constant is None and object_pairs_hook is None)
        if not self._plain:
            self.scan_once = scanner.make_scanner(self)

    def __getattr__(self, name):
        # Most decoders are never asked for what these are.
        if name == "scan_once":
            self.scan_once = scan = scanner.make_scanner(self)
            return scan
        if name == "parse_string":
            return scanstring
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)

    def decode(self, s, _w=_skip_space):
        """Return what the text s stands for."""
        if self._plain and "scan_once" not in self.__dict__ and type(self).raw_decode is _raw_decode and isinstance(s, str):
            return _loads(s, _fail)
        obj, end = self.raw_decode(s, idx=_skip_space(s, 0))
        end = _skip_space(s, end)
        if end != len(s):
            raise JSONDecodeError("Extra data", s, end)
        return obj

    def raw_decode(self, s, idx=0):
        """Read the value at idx; return it and where it ends. More text may follow."""
        try:
            obj, end = self.scan_once(s, idx)
        except StopIteration as err:
            raise JSONDecodeError("Expecting value", s, err.value) from None
        return obj, end


_raw_decode = JSONDecoder.raw_decode
_CONSTANTS = {"-Infinity": NegInf, "Infinity": PosInf, "NaN": NaN}

from json import scanner
