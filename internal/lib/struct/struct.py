"""Conversions between values and their layout in memory."""

__all__ = ["calcsize", "pack", "pack_into", "unpack", "unpack_from", "iter_unpack", "Struct", "error"]


class error(Exception):
    """A format is wrong, or does not fit the values or the buffer."""

    __module__ = "struct"


def _raise(text):
    raise error(text)


def _ascii(format):
    return Struct(format.encode("ascii"))


def _repr(format):
    return f"Struct({format!r})"


def _convert(name, target, before, letters, values):
    """Pack values some of which are objects that their classes convert."""
    values = list(values)
    for i, (letter, v) in enumerate(zip(letters, values)):
        if letter in "bBhHiIlLqQnNP":
            if not isinstance(v, int):
                if not hasattr(type(v), "__index__"):
                    raise error("required argument is not an integer")
                values[i] = v.__index__()
        elif letter in "efd":
            if not isinstance(v, (int, float)):
                if not hasattr(type(v), "__float__") and not hasattr(type(v), "__index__"):
                    raise error("required argument is not a float")
                values[i] = float(v)
        elif letter == "?":
            values[i] = bool(v)
    if isinstance(target, Struct):
        return getattr(target, name)(*before, *values)
    return (pack if name == "pack" else pack_into)(target, *before, *values)


del unpack_iterator
