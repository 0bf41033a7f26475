"""The encoder of JSON: natives write, code of scripts is called from here."""

INFINITY = float("inf")

c_encode_basestring = py_encode_basestring = encode_basestring
c_encode_basestring_ascii = py_encode_basestring_ascii = encode_basestring_ascii


def _items(mapping, sort):
    items = list(mapping.items())
    if sort:
        items.sort()
    return items


class JSONEncoder:
    """Writes JSON texts; default is called for objects that JSON does not know."""

    item_separator = ", "
    key_separator = ": "

    def __init__(self, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, sort_keys=False,
                 indent=None, separators=None, default=None):
        self.skipkeys = skipkeys
        self.ensure_ascii = ensure_ascii
        self.check_circular = check_circular
        self.allow_nan = allow_nan
        self.sort_keys = sort_keys
        self.indent = indent
        if separators is not None:
            self.item_separator, self.key_separator = separators
        elif indent is not None:
            self.item_separator = ","
        if default is not None:
            self.default = default

    def default(self, o):
        """Return something JSON knows in place of o, or raise TypeError."""
        raise TypeError(f"Object of type {o.__class__.__name__} is not JSON serializable")

    def _options(self):
        indent = self.indent
        if indent is not None and not isinstance(indent, str):
            indent = " " * indent
        for position, sep in ((5, self.key_separator), (6, self.item_separator)):
            if not isinstance(sep, str):
                raise TypeError(f"make_encoder() argument {position} must be str, not {type(sep).__name__}")
        return (bool(self.skipkeys), bool(self.ensure_ascii), bool(self.check_circular), bool(self.allow_nan),
                bool(self.sort_keys), indent, self.item_separator, self.key_separator)

    def encode(self, o):
        """Return o as a JSON text."""
        if type(self).iterencode is not _iterencode:
            if isinstance(o, str):
                return encode_basestring_ascii(o) if self.ensure_ascii else encode_basestring(o)
            return "".join(self.iterencode(o, _one_shot=True))
        return _encode(o, self._options(), self.default, _items)

    def iterencode(self, o, _one_shot=False):
        """Yield the pieces of the JSON text of o."""
        if _one_shot:
            return (_encode(o, self._options(), self.default, _items),)
        return _pieces(_encoder(o, self._options(), self.default, _items))


def _drive(state):
    """Call the functions an encoder asks for until its text is whole."""
    value = state.ask()
    while True:
        value = state.step(value)
        if state.done:
            return value


def _pieces(state):
    value = None
    while True:
        state.step(value)
        yield from state.take()
        if state.done:
            return
        value = state.ask()


_iterencode = JSONEncoder.iterencode
c_make_encoder = None
