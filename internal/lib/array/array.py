"""Items of one machine type in a row.

Here is what reaches code of scripts: conversions, iterables, files.
"""

typecodes = "bBuwhHiIlLqQfd"
ArrayType = array
_TEXT = "uw"


def _array_new(cls, args, kwargs):
    if cls is array and kwargs:
        raise TypeError("array.array() takes no keyword arguments")
    if not 1 <= len(args) <= 2:
        raise TypeError(f"array() takes at {'least 1 argument' if not args else 'most 2 arguments'} ({len(args)} given)")
    code = args[0]
    if not isinstance(code, str) or len(code) != 1:
        raise TypeError(f"array() argument 1 must be a unicode character, not {type(code).__name__}")
    if code not in typecodes:
        raise ValueError("bad typecode (must be b, B, u, h, H, i, I, l, L, q, Q, f or d)")
    if code == "u":
        _deprecated("The 'u' type code is deprecated and will be removed in Python 3.16", None)
    if len(args) == 1:
        return _new(cls, code)
    items = args[1]
    if code not in _TEXT:
        if isinstance(items, str):
            raise TypeError(f"cannot use a str to initialize an array with typecode '{code}'")
        if isinstance(items, array) and items.typecode in _TEXT:
            raise TypeError(f"cannot use a unicode array to initialize an array with typecode '{code}'")
    new = _new(cls, code)
    if isinstance(items, (bytes, bytearray)):
        array.frombytes(new, items)
    elif isinstance(items, str):
        _fromunicode(new, items)
    elif isinstance(items, array) and items.typecode == code:
        _join(new, items)
    else:
        put = array.append
        for x in items:
            put(new, x)
    return new


def _again(name, args, i, real):
    # A method with an argument that its class turns into an item.
    v = args[i]
    t = type(v)
    if real:
        if not (_has(t, "__float__") or _has(t, "__index__")):
            raise TypeError(f"must be real number, not {t.__name__}")
        v = float(v)
    else:
        v = _index(v)
    return getattr(array, name)(*args[:i], v, *args[i + 1:])


def _with_index(name, args):
    return getattr(array, name)(args[0], _index(args[1]), *args[2:])


def _key(k):
    if isinstance(k, slice):
        return _plain_slice(k)
    if not _has(type(k), "__index__"):
        raise TypeError("array indices must be integers")
    return _index(k)


def _get_by(a, k):
    return array.__getitem__(a, _key(k))


def _set_by(a, k, v):
    array.__setitem__(a, _key(k), v)


def _del_by(a, k):
    array.__delitem__(a, _key(k))


def _times(name, a, n):
    if not _has(type(n), "__index__"):
        # A sequence on the left is the one that would be repeated.
        factor = a if name == "__rmul__" and isinstance(n, (str, bytes, bytearray, list, tuple)) else n
        raise TypeError(f"can't multiply sequence by non-int of type '{_full_name(type(factor))}'")
    return getattr(array, name)(a, _index(n))


def _full_name(t):
    return "array.array" if t is array else t.__name__


def _extend(a, items):
    if isinstance(items, array):
        return _join(a, items)
    put = array.append
    for x in items:
        put(a, x)


def _fromlist(a, items):
    if not isinstance(items, list):
        raise TypeError("arg must be list")
    n = len(items)
    new = _new(array, a.typecode)
    put = array.append
    for i in range(n):
        put(new, items[i])
        if len(items) != n:
            raise RuntimeError("list changed size during iteration")
    _join(a, new)


def _fromfile(a, f, n):
    n = _index(n)
    if n < 0:
        raise ValueError("negative count")
    size = n * a.itemsize
    data = f.read(size)
    if not isinstance(data, bytes):
        raise TypeError("read() didn't return bytes")
    array.frombytes(a, data)
    if len(data) != size:
        raise EOFError("read() didn't return enough bytes")


def _tofile(a, f):
    data = array.tobytes(a)
    write = f.write
    for at in range(0, len(data), 65536):
        write(data[at:at + 65536])


def _fromunicode(a, text):
    if not isinstance(text, str):
        raise TypeError(f"fromunicode() argument must be str, not {type(text).__name__}")
    if a.typecode not in _TEXT:
        raise ValueError("fromunicode() may only be called on unicode type arrays ('u' or 'w')")
    array.frombytes(a, text.encode("utf-32-le", "surrogatepass"))


def _tounicode(a):
    if a.typecode not in _TEXT:
        raise ValueError("tounicode() may only be called on unicode type arrays ('u' or 'w')")
    if a.typecode == "u":
        return "".join(array.tolist(a))
    return array.tobytes(a).decode("utf-32-le")


def _buffer_info(a):
    return id(a), len(a)


def _contains(a, v):
    for x in a:
        if x is v or x == v:
            return True
    return False


def _index_bounds(args):
    for i in args[2:]:
        if not _has(type(i), "__index__"):
            raise TypeError("slice indices must be integers or have an __index__ method")
    return array.index(args[0], args[1], *[_index(i) for i in args[2:]])


def _find(a, v, i, stop):
    while i < stop and i < len(a):
        if a[i] == v:
            return i
        i += 1
    raise ValueError("array.index(x): x not in array")


def _count(a, v):
    n = 0
    for x in a:
        if x == v:
            n += 1
    return n


def _remove(a, v):
    for i, x in enumerate(a):
        if x == v:
            del a[i]
            return
    raise ValueError("array.remove(x): x not in array")


def _repr(a):
    name = type(a).__name__
    if not len(a):
        return f"{name}('{a.typecode}')"
    items = _tounicode(a) if a.typecode in _TEXT else array.tolist(a)
    return f"{name}('{a.typecode}', {items!r})"


# The numbers that pickles give to layouts of items: of little-endian ones; the number of
# their big-endian twin is one more.
_LAYOUTS = {"b": 1, "B": 0, "h": 4, "H": 2, "i": 8, "I": 6, "l": 12, "L": 10, "q": 12, "Q": 10, "f": 14, "d": 16,
            "u": 20, "w": 20}


def _reduce_ex(a, protocol):
    if not isinstance(protocol, int):
        raise TypeError("__reduce_ex__ argument should be an integer")
    state = getattr(a, "__dict__", None)
    if protocol < 3:
        return type(a), (a.typecode, array.tolist(a)), state
    return _array_reconstructor, (type(a), a.typecode, _LAYOUTS[a.typecode], array.tobytes(a)), state


def _reconstruct(arraytype, typecode, mformat_code, items):
    # An array of bytes in a layout that a pickle names.
    if not isinstance(arraytype, type):
        raise TypeError("first argument must be a type object, not " + type(arraytype).__name__)
    if not issubclass(arraytype, array):
        raise TypeError(f"{arraytype.__name__} is not a subtype of array.array")
    if typecode not in typecodes:
        raise ValueError("second argument must be a valid type code")
    if not 0 <= mformat_code <= 21:
        raise ValueError("third argument must be a valid machine format code.")
    if not isinstance(items, bytes):
        raise TypeError(f"fourth argument should be bytes, not {type(items).__name__}")
    if mformat_code == _LAYOUTS[typecode]:
        return arraytype(typecode, items)
    if mformat_code >= 18:
        text = items.decode(("utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be")[mformat_code - 18])
        return arraytype(typecode, text)
    if mformat_code < 2:
        size, letter, big = 1, "Bb"[mformat_code], False
    else:
        size, letter = ((2, "H"), (2, "h"), (4, "I"), (4, "i"), (8, "Q"), (8, "q"), (4, "f"), (8, "d"))[mformat_code // 2 - 1]
        big = mformat_code % 2 == 1
    if len(items) % size:
        raise ValueError("bytes length not a multiple of item size")
    values = _new(array, letter)
    values.frombytes(items)
    if big:
        values.byteswap()
    return arraytype(typecode, values.tolist())


def _iterator_reduce(a, i):
    if a is None:
        return iter, ((),)
    return iter, (a,), i


def _register():
    from collections.abc import MutableSequence
    MutableSequence.register(array)


_register()
