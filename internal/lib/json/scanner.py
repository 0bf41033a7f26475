"""The scanner of JSON: reads one value of a text."""

from json.decoder import _CONSTANTS, _scan, JSONDecodeError

__all__ = ["make_scanner"]


def _fail(msg, doc, pos):
    if msg == "Expecting value":
        raise StopIteration(pos)
    raise JSONDecodeError(msg, doc, pos)


class Scanner:
    """Reads with the hooks that a decoder had when this was made."""

    def __init__(self, context):
        self.strict = bool(context.strict)
        self.object_hook = context.object_hook
        self.object_pairs_hook = context.object_pairs_hook
        self.parse_float = context.parse_float
        self.parse_int = context.parse_int
        self.parse_constant = context.parse_constant
        constant = self.parse_constant
        if constant == _CONSTANTS.__getitem__:
            constant = None
        self._hooks = (self.object_hook, self.object_pairs_hook, None if self.parse_float is float else self.parse_float,
                       None if self.parse_int is int else self.parse_int, constant)

    def __call__(self, string, idx):
        return _scan(string, idx, self.strict, self._hooks, _fail)


make_scanner = c_make_scanner = py_make_scanner = Scanner
