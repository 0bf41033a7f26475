# Searching where elements are compared or fetched by Python code.


def _bounds(a, lo, hi):
    if hi is not None and not isinstance(hi, int):
        if not hasattr(type(hi), "__index__"):
            raise TypeError(f"argument should be integer or None, not '{type(hi).__name__}'")
        hi = hi.__index__()
    lo = lo.__index__() if hasattr(type(lo), "__index__") else _index(lo)
    if lo < 0:
        raise ValueError("lo must be non-negative")
    if isinstance(a, dict):
        raise TypeError(f"{type(a).__name__} is not a sequence")
    if hi is None or hi < 0:
        hi = len(a)
    if not hasattr(type(a), "__getitem__"):
        raise TypeError(f"'{type(a).__name__}' object does not support indexing")
    return lo, hi


def _left(a, x, lo, hi, key):
    lo, hi = _bounds(a, lo, hi)
    while lo < hi:
        mid = (lo + hi) // 2
        item = a[mid]
        if key is not None:
            item = key(item)
        if item < x:
            lo = mid + 1
        else:
            hi = mid
    return lo


def _right(a, x, lo, hi, key):
    lo, hi = _bounds(a, lo, hi)
    while lo < hi:
        mid = (lo + hi) // 2
        item = a[mid]
        if key is not None:
            item = key(item)
        if x < item:
            hi = mid
        else:
            lo = mid + 1
    return lo


def insort_left(a, x, lo=0, hi=None, *, key=None):
    at = bisect_left(a, x if key is None else key(x), lo, hi, key=key)
    a.insert(at, x)


def insort_right(a, x, lo=0, hi=None, *, key=None):
    at = bisect_right(a, x if key is None else key(x), lo, hi, key=key)
    a.insert(at, x)


bisect = bisect_right
insort = insort_right
