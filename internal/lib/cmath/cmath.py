"""Elementary functions of complex numbers.

Here is the part that reaches code of scripts: numbers of other classes.
"""


def _number(z):
    """The complex number that an object stands for."""
    t = type(z)
    if isinstance(z, complex) or hasattr(t, "__complex__") or hasattr(t, "__float__") or hasattr(t, "__index__"):
        return +complex(z)
    raise TypeError(f"must be real number, not {t.__name__}")


def _real(x):
    """The float that an object stands for."""
    t = type(x)
    if hasattr(t, "__float__") or hasattr(t, "__index__"):
        return float(x)
    raise TypeError(f"must be real number, not {t.__name__}")


def _convert(name, first, *rest):
    if name == "rect":
        return _call(name, _real(first), _real(rest[0]))
    if name == "isclose":
        return _call(name, _number(first), _number(rest[0]), _real(rest[1]), _real(rest[2]))
    return _call(name, _number(first), *[_number(z) for z in rest])
