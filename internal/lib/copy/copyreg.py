__all__ = ["pickle", "constructor", "add_extension", "remove_extension", "clear_extension_cache"]

dispatch_table = {}


def pickle(ob_type, pickle_function, constructor_ob=None):
    if not callable(pickle_function):
        raise TypeError("reduction functions must be callable")
    dispatch_table[ob_type] = pickle_function
    if constructor_ob is not None:
        constructor(constructor_ob)


def constructor(object):
    if not callable(object):
        raise TypeError("constructors must be callable")


def pickle_complex(c):
    return complex, (c.real, c.imag)


def pickle_union(obj):
    import functools
    import operator
    return functools.reduce, (operator.or_, obj.__args__)


pickle(complex, pickle_complex, complex)
pickle(type(int | str), pickle_union)


def __newobj__(cls, *args):
    return cls.__new__(cls, *args)


def __newobj_ex__(cls, args, kwargs):
    return cls.__new__(cls, *args, **kwargs)


def _reconstructor(cls, base, state):
    if base is object:
        return object.__new__(cls)
    obj = base.__new__(cls, state)
    if base.__init__ != object.__init__:
        base.__init__(obj, state)
    return obj


# What object.__reduce_ex__ does: the machine asks for these two.

_PLAIN_BASES = (int, float, str, bytes, complex, tuple, frozenset, bytearray)
_FILLED = (list, dict, set)


def _own_reduce(obj, cls):
    m = _lookup(cls, "__reduce__")
    return m is not _lookup(object, "__reduce__")


def _check_copyable(obj, cls):
    # Objects of the interpreter's own making have no state that can be taken.
    if cls.__flags__ & 512 or cls is object:
        for base in cls.__mro__:
            if not base.__flags__ & 512:
                break
        if base is object or base in _PLAIN_BASES or base in _FILLED or issubclass(base, BaseException):
            return
        cls = base
    elif cls in _PLAIN_BASES or cls in _FILLED:
        return
    raise TypeError(f"cannot pickle {cls.__name__!r} object")


def _reduce_set(s):
    return type(s), ([*s],), s.__getstate__()


_REDUCED = {
    set: _reduce_set,
    frozenset: _reduce_set,
    range: lambda r: (range, (r.start, r.stop, r.step)),
    slice: lambda s: (slice, (s.start, s.stop, s.step)),
}


def _reduce_2(obj):
    cls = type(obj)
    plain = _REDUCED.get(cls)
    if plain is not None:
        return plain(obj)
    if _own_reduce(obj, cls):
        return obj.__reduce__()
    if isinstance(obj, (set, frozenset)):
        return _reduce_set(obj)
    kwargs = None
    if hasattr(cls, "__getnewargs_ex__"):
        given = obj.__getnewargs_ex__()
        if not isinstance(given, tuple):
            raise TypeError(f"__getnewargs_ex__ should return a tuple, not '{type(given).__name__}'")
        if len(given) != 2:
            raise ValueError(f"__getnewargs_ex__ should return a tuple of length 2, not {len(given)}")
        args, kwargs = given
        if not isinstance(args, tuple):
            raise TypeError(f"first item of the tuple returned by __getnewargs_ex__ must be a tuple, not '{type(args).__name__}'")
        if not isinstance(kwargs, dict):
            raise TypeError(f"second item of the tuple returned by __getnewargs_ex__ must be a dict, not '{type(kwargs).__name__}'")
    elif hasattr(cls, "__getnewargs__"):
        args = obj.__getnewargs__()
        if not isinstance(args, tuple):
            raise TypeError(f"__getnewargs__ should return a tuple, not '{type(args).__name__}'")
    else:
        _check_copyable(obj, cls)
        args = ()
        for base in _PLAIN_BASES:
            if issubclass(cls, base):
                args = (_payload(obj),)
                break
    items = iter(obj) if isinstance(obj, list) else None
    pairs = iter(obj.items()) if isinstance(obj, dict) else None
    state = obj.__getstate__()
    if kwargs:
        return __newobj_ex__, (cls, args, kwargs), state, items, pairs
    return __newobj__, (cls, *args), state, items, pairs


def _reduce_ex(obj, protocol):
    cls = type(obj)
    plain = _REDUCED.get(cls)
    if plain is not None:
        return plain(obj)
    if _own_reduce(obj, cls):
        return obj.__reduce__()
    if isinstance(obj, (set, frozenset)):
        return _reduce_set(obj)
    for base in cls.__mro__:
        if not base.__flags__ & 512:
            break
    if base is object:
        state = None
    else:
        if base is cls:
            raise TypeError(f"cannot pickle {cls.__name__!r} object")
        state = base(obj)
    args = (cls, base, state)
    try:
        getstate = obj.__getstate__
    except AttributeError:
        attributes = getattr(obj, "__dict__", None)
    else:
        if getattr(cls, "__slots__", None) and _lookup(cls, "__getstate__") is _lookup(object, "__getstate__"):
            raise TypeError("a class that defines __slots__ without defining __getstate__ cannot be pickled")
        attributes = getstate()
    if attributes:
        return _reconstructor, args, attributes
    return _reconstructor, args


def _slotnames(cls):
    """The names of the slots of a class and its bases; the class keeps them in __slotnames__."""
    names = cls.__dict__.get("__slotnames__")
    if names is not None:
        return names
    names = []
    if hasattr(cls, "__slots__"):
        for c in cls.__mro__:
            slots = c.__dict__.get("__slots__")
            if slots is None:
                continue
            for name in (slots,) if isinstance(slots, str) else slots:
                if name in ("__dict__", "__weakref__"):
                    continue
                if name.startswith("__") and not name.endswith("__"):
                    stripped = c.__name__.lstrip("_")
                    names.append(f"_{stripped}{name}" if stripped else name)
                else:
                    names.append(name)
        try:
            cls.__slotnames__ = names
        except Exception:
            pass
    return names


# Extensions of pickle.

_extension_registry = {}
_inverted_registry = {}
_extension_cache = {}


def add_extension(module, name, code):
    """Register an extension code."""
    code = int(code)
    if not 1 <= code <= 0x7FFFFFFF:
        raise ValueError("code out of range")
    key = (module, name)
    if _extension_registry.get(key) == code and _inverted_registry.get(code) == key:
        return
    if key in _extension_registry:
        raise ValueError(f"key {key} is already registered with code {_extension_registry[key]}")
    if code in _inverted_registry:
        raise ValueError(f"code {code} is already in use for key {_inverted_registry[code]}")
    _extension_registry[key] = code
    _inverted_registry[code] = key


def remove_extension(module, name, code):
    """Unregister an extension code.  For testing only."""
    key = (module, name)
    if _extension_registry.get(key) != code or _inverted_registry.get(code) != key:
        raise ValueError(f"key {key} is not registered with code {code}")
    del _extension_registry[key]
    del _inverted_registry[code]
    _extension_cache.pop(code, None)


def clear_extension_cache():
    _extension_cache.clear()
