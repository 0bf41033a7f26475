"""Mathematical functions of real numbers, as the C standard defines them.

Here is the part that reaches code of scripts: numbers of other classes, iterables.
"""


def _real(x):
    """The float that an object with __float__ or __index__ stands for."""
    t = type(x)
    if hasattr(t, "__float__") or hasattr(t, "__index__"):
        return float(x)
    raise TypeError(f"must be real number, not {t.__name__}")


def _index(x):
    """The int that an object with __index__ stands for."""
    t = type(x)
    if isinstance(x, int) or hasattr(t, "__index__"):
        return range(x).stop
    raise TypeError(f"{t.__name__!r} object cannot be interpreted as an integer")


def _with_floats(name, x, *rest):
    if name == "ldexp":
        return _call(name, _real(x), *rest)
    if name == "nextafter":
        return _call(name, _real(x), _real(rest[0]), *rest[1:])
    return _call(name, _real(x), *[_real(y) for y in rest])


def _with_ints(name, *args):
    args = [_index(x) for x in args]
    if name in ("gcd", "lcm"):
        return _call(name, tuple(args))
    return _call(name, *args)


def _nextafter(x, y, steps):
    return _call("nextafter", x, y, _index(steps))


def _floor(x):
    method = getattr(type(x), "__floor__", None)
    if method is not None:
        return method(x)
    return floor(_real(x))


def _ceil(x):
    method = getattr(type(x), "__ceil__", None)
    if method is not None:
        return method(x)
    return ceil(_real(x))


def _trunc(x):
    method = getattr(type(x), "__trunc__", None)
    if method is None:
        raise TypeError(f"type {type(x).__name__} doesn't define __trunc__ method")
    return method(x)


def _fsum(seq):
    return _call("fsum", [_real(x) for x in seq])


def _hypot(coordinates):
    return _call("hypot", tuple([_real(x) for x in coordinates]))


def _dist(p, q):
    p = p if isinstance(p, tuple) else tuple(p)
    q = q if isinstance(q, tuple) else tuple(q)
    if len(p) != len(q):
        raise ValueError("both points must have the same number of dimensions")
    return _call("dist", [_real(x) for x in p], [_real(x) for x in q])


def _prod(iterable, result, done):
    if done:
        iterable = iterable[done:]
    elif not isinstance(iterable, (list, tuple)):
        iterable = list(iterable)
        if type(result) in (int, float):
            return prod(iterable, start=result)
    for x in iterable:
        result = result * x
    return result


def sumprod(p, q, /):
    p = list(p)
    q = list(q)
    if len(p) != len(q):
        raise ValueError("Inputs are not the same length")
    total, done = _sumprod(p, q)
    for i in range(done, len(p)):
        total = total + p[i] * q[i]
    return total
