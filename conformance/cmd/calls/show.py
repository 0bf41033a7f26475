"""What both sides say of the outcome of a call: its value as text, or its error."""

import warnings

warnings.simplefilter("ignore")


class P:
    def __init__(self, x=1):
        self.x = x

    def __repr__(self):
        return f"P({self.x!r})"


def plain(text):
    """Text without addresses, cut to a length."""
    for mark in " at 0x", " @ 0x":
        while mark in text:
            before, after = text.split(mark, 1)
            text = before + after.lstrip("0123456789abcdefABCDEF")
    return text if len(text) < 600 else f"{text[:300]}…{text[-200:]} ({len(text)})"


def show(value, depth=0):
    kind = type(value)
    if kind in (list, tuple) and depth < 3:
        return f"{kind.__name__}({', '.join(show(v, depth + 1) for v in value[:20])}; {len(value)})"
    if kind is dict and depth < 3:
        return f"dict({', '.join(show(k, 3) + ': ' + show(v, depth + 1) for k, v in list(value.items())[:20])}; {len(value)})"
    if kind in (set, frozenset):
        return f"{kind.__name__}({', '.join(sorted(show(v, 3) for v in value)[:20])}; {len(value)})"
    return f"{kind.__name__} {plain(repr(value))}"


def outcome(source, names, name):
    """Evaluates an expression, binds its value to a name, and says what came of it."""
    try:
        value = eval(source, names)
        text = show(value)
    except Exception as e:
        names[name] = None
        return f"{type(e).__name__}: {plain(str(e))}"
    names[name] = value
    return text
