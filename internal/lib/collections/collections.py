__all__ = [
    "ChainMap", "Counter", "OrderedDict", "UserDict", "UserList", "UserString", "defaultdict", "deque", "namedtuple",
]

# The classes on the abstract ones are imported when they are asked for.

_LATE = frozenset(("ChainMap", "UserDict", "UserList", "UserString"))


def __getattr__(name):
    if name in _LATE:
        import _collections_user
        value = getattr(_collections_user, name)
    elif name == "abc":
        import collections.abc as value
    else:
        raise AttributeError(f"module 'collections' has no attribute {name!r}")
    _own[name] = value
    return value


_own = __import__("sys").modules["collections"].__dict__


# deque


def _deque_new(d, args, kwargs):
    if len(args) + len(kwargs) > 2:
        raise TypeError(f"deque() takes at most 2 arguments ({len(args) + len(kwargs)} given)")
    d.__init__(*args, **kwargs)
    return d


def _extend(d, iterable, left):
    put = deque.appendleft if left else deque.append
    for x in iterable:
        put(d, x)


def _extend_self(d, left):
    put = deque.appendleft if left else deque.append
    for x in [*d]:
        put(d, x)


def _deque_by_index(name, d, index, *value):
    # The operation with an index that is not an int.
    t = type(index)
    if not _has(t, "__index__"):
        raise TypeError(f"sequence index must be integer, not '{t.__name__}'")
    return getattr(deque, name)(d, index.__index__(), *value)


def _deque_at(d, i):
    return deque.__getitem__(d, i)


def _deque_find(d, value, i, stop):
    n = len(d)
    while i < stop:
        x = _deque_at(d, i)
        if x is value or x == value:
            return i
        if len(d) != n:
            raise RuntimeError("deque mutated during iteration")
        i += 1
    return -1


def _deque_contains(d, value, i, stop):
    return _deque_find(d, value, i, stop) >= 0


def _deque_index_of(d, value, *bounds):
    # Bounds that have to be asked for their numbers.
    numbers = []
    for n in bounds:
        if not _has(type(n), "__index__"):
            raise TypeError("slice indices must be integers or have an __index__ method")
        numbers.append(n.__index__())
    return d.index(value, *numbers)


def _deque_index(d, value, i, stop):
    i = _deque_find(d, value, i, stop)
    if i < 0:
        raise ValueError(f"{value!r} is not in deque")
    return i


def _deque_remove(d, value, i, stop=0):
    n = len(d)
    while i < n:
        x = _deque_at(d, i)
        same = x is value or x == value
        if len(d) != n:
            raise IndexError("deque mutated during iteration")
        if same:
            deque.__delitem__(d, i)
            return
        i += 1
    raise ValueError(f"{value!r} is not in deque")


def _deque_count(d, value):
    n = 0
    for x in deque.__iter__(d):
        if x is value or x == value:
            n += 1
    return n


def _deque_copy(d):
    if type(d) is deque:
        return deque(d, d.maxlen)
    if d.maxlen is None:
        return type(d)(d)
    return type(d)(d, d.maxlen)


# By id. The text in each key keeps them in no place that ids decide: the work of a set would depend on those.
_shown = set()


def _deque_repr(d):
    name = type(d).__name__
    if (id(d), "repr") in _shown:
        return "[...]"
    _shown.add((id(d), "repr"))
    try:
        if d.maxlen is None:
            return f"{name}({[*d]!r})"
        return f"{name}({[*d]!r}, maxlen={d.maxlen})"
    finally:
        _shown.discard((id(d), "repr"))


def _deque_reduce(d):
    state = d.__getstate__()
    if d.maxlen is None:
        return type(d), (), state, iter(d)
    return type(d), ((), d.maxlen), state, iter(d)


def _iterator_state(cls, d, i):
    return cls, (deque(), 0)


def _deque_add(d, other):
    if not isinstance(other, deque):
        raise TypeError(f'can only concatenate deque (not "{type(other).__name__}") to deque')
    new = d.copy()
    new.extend(other)
    return new


def _no_factor(d, n):
    if _has(type(n), "__rmul__"):
        result = n.__rmul__(d)
        if result is not NotImplemented:
            return result
    raise TypeError(f"can't multiply sequence by non-int of type '{type(n).__name__}'")


def _deque_mul(d, n):
    if not _has(type(n), "__index__"):
        return _no_factor(d, n)
    new = d.copy()
    new *= n
    return new


def _deque_imul(d, n):
    if not _has(type(n), "__index__"):
        return _no_factor(d, n)
    n = n.__index__()
    items = [*d]
    if n <= 0:
        d.clear()
        return d
    if d.maxlen is not None and items:
        n = min(n, d.maxlen // len(items) + 2)
    if n > 1:
        d.extend(items * (n - 1))
    return d


def _deque_iadd(d, other):
    d.extend(other)
    return d


def _deque_eq(d, other):
    if not isinstance(other, deque):
        return NotImplemented
    return d is other or len(d) == len(other) and [*d] == [*other]


def _deque_ne(d, other):
    if not isinstance(other, deque):
        return NotImplemented
    return d is not other and (len(d) != len(other) or [*d] != [*other])


def _deque_lt(d, other):
    return [*d] < [*other] if isinstance(other, deque) else NotImplemented


def _deque_le(d, other):
    return [*d] <= [*other] if isinstance(other, deque) else NotImplemented


def _deque_gt(d, other):
    return [*d] > [*other] if isinstance(other, deque) else NotImplemented


def _deque_ge(d, other):
    return [*d] >= [*other] if isinstance(other, deque) else NotImplemented


# defaultdict


class defaultdict(dict):
    """A dict that asks a function for the value of a key it does not have, and keeps it."""

    __slots__ = ("default_factory",)

    def __init__(self, default_factory=None, /, *args, **kwargs):
        if default_factory is not None and not callable(default_factory):
            raise TypeError("first argument must be callable or None")
        self.default_factory = default_factory
        if args or kwargs:
            dict.__init__(self, *args, **kwargs)

    def __missing__(self, key, /):
        factory = self.default_factory
        if factory is None:
            raise KeyError(key)
        value = factory()
        self[key] = value
        return value

    def __repr__(self):
        if (id(self), "repr") in _shown:
            factory = "..."
        else:
            _shown.add((id(self), "repr"))
            try:
                factory = repr(self.default_factory)
            finally:
                _shown.discard((id(self), "repr"))
        return f"{type(self).__name__}({factory}, {dict.__repr__(self)})"

    def copy(self):
        return type(self)(self.default_factory, self)

    __copy__ = copy

    def __reduce__(self):
        args = () if self.default_factory is None else (self.default_factory,)
        return type(self), args, None, None, iter(self.items())

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        new = self.copy()
        new.update(other)
        return new

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        new = type(self)(self.default_factory, other)
        new.update(self)
        return new


_fix_class(defaultdict)


# OrderedDict


class OrderedDict(dict):
    """A dict whose order can be changed, and counts in comparisons."""

    def __init__(self, other=(), /, **kwds):
        if type(self) is OrderedDict and (type(other) is dict or not other):
            if other:
                dict.update(self, other)
            if kwds:
                dict.update(self, kwds)
        else:
            _update(self, other, kwds)

    def update(self, *args, **kwds):
        if len(args) > 1:
            raise TypeError(f"update() takes at most 1 positional argument ({len(args)} given)")
        _update(self, args[0] if args else (), kwds)

    def popitem(self, last=True):
        """Take out the last pair, or the first if last is false."""
        key = _end_key(self, True if last else False)
        if key is None:
            raise KeyError("dictionary is empty")
        key = key[0]
        return key, self.pop(key)

    def pop(self, key, *default, **kwds):
        if kwds:
            default = (kwds["default"],)
        cls = type(self)
        if cls is OrderedDict or cls.__getitem__ is dict.__getitem__ and cls.__delitem__ is dict.__delitem__:
            if default or not _has(cls, "__missing__"):
                return dict.pop(self, key, *default)
        if key in self:
            value = self[key]
            del self[key]
            return value
        if default:
            return default[0]
        if _has(cls, "__missing__"):
            return self.__missing__(key)
        raise KeyError(key)

    def setdefault(self, key, default=None):
        if key in self:
            return self[key]
        self[key] = default
        return default

    def move_to_end(self, key, last=True):
        """Move a key to the end, or to the front if last is false."""
        done = _move_end(self, key, True if last else False)
        if done is None:
            if key not in self:
                raise KeyError(key)
            value = dict.pop(self, key)
            if last:
                dict.__setitem__(self, key, value)
            else:
                rest = [*dict.items(self)]
                dict.clear(self)
                dict.__setitem__(self, key, value)
                for k, v in rest:
                    dict.__setitem__(self, k, v)
        elif not done:
            raise KeyError(key)

    def __eq__(self, other):
        if isinstance(other, OrderedDict):
            return dict.__eq__(self, other) and [*self] == [*other]
        return dict.__eq__(self, other)

    def __ne__(self, other):
        r = self.__eq__(other)
        return r if r is NotImplemented else not r

    __hash__ = None

    def __repr__(self):
        name = type(self).__name__
        if not self:
            return f"{name}()"
        if (id(self), "repr") in _shown:
            return "..."
        _shown.add((id(self), "repr"))
        try:
            if type(self).items is dict.items:
                return f"{name}({dict.__repr__(self)})"
            return f"{name}({dict(self.items())!r})"
        finally:
            _shown.discard((id(self), "repr"))

    def __reduce__(self):
        state = self.__getstate__()
        return type(self), (), state, None, iter(self.items())

    def copy(self):
        return type(self)(self)

    @classmethod
    def fromkeys(cls, iterable, value=None):
        self = cls()
        for key in iterable:
            self[key] = value
        return self

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        new = type(self)(self)
        new.update(other)
        return new

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        new = type(self)(other)
        new.update(self)
        return new

    def __ior__(self, other):
        self.update(other)
        return self


_fix_class(OrderedDict)


def _update(self, other, kwds):
    if isinstance(other, dict):
        for key in other:
            self[key] = other[key]
    elif hasattr(other, "keys"):
        for key in other.keys():
            self[key] = other[key]
    elif hasattr(other, "items"):
        for key, value in other.items():
            self[key] = value
    else:
        n = 0
        for pair in other:
            pair = [*pair]
            if len(pair) != 2:
                if len(pair) < 2:
                    raise ValueError(f"need more than {len(pair)} value{'' if len(pair) == 1 else 's'} to unpack")
                raise ValueError("too many values to unpack (expected 2)")
            self[pair[0]] = pair[1]
            n += 1
    for key, value in kwds.items():
        self[key] = value


# Counter


def _is_mapping(x):
    if isinstance(x, dict):
        return True
    t = type(x)
    if t is list or t is str or t is tuple or t is set or not hasattr(t, "keys"):
        return False
    from _collections_abc import Mapping
    return isinstance(x, Mapping)


def _count_elements(mapping, iterable):
    it = iter(iterable)
    if type(mapping).__setitem__ is dict.__setitem__ and type(mapping).get is dict.get and _steps_natively(it):
        while True:
            left = _count_now(mapping, it)
            if left is None:
                return
            x = left[0]
            mapping[x] = mapping.get(x, 0) + 1
    get = mapping.get
    for x in it:
        mapping[x] = get(x, 0) + 1


class Counter(dict):
    """A dict of elements and how often each was counted; one not counted has 0."""

    def __init__(self, iterable=None, /, **kwds):
        if iterable is not None or kwds:
            self.update(iterable, **kwds)

    def __missing__(self, key):
        return 0

    def total(self):
        """Sum of the counts"""
        return sum(self.values())

    def most_common(self, n=None):
        """The n elements with the highest counts, or all, as (element, count) pairs."""
        pairs = sorted(self.items(), key=_count_of, reverse=True)
        if n is None:
            return pairs
        return pairs[:n] if n > 0 else []

    def elements(self):
        """Each element as often as its count says."""
        from itertools import chain, repeat, starmap
        return chain.from_iterable(starmap(repeat, self.items()))

    @classmethod
    def fromkeys(cls, iterable, v=None):
        raise NotImplementedError("Counter.fromkeys() is undefined.  Use Counter(iterable) instead.")

    def update(self, iterable=None, /, **kwds):
        """Add counts: of an iterable's elements, or those of a mapping."""
        if iterable is not None:
            if _is_mapping(iterable):
                if self:
                    get = self.get
                    for x, n in iterable.items():
                        self[x] = n + get(x, 0)
                else:
                    dict.update(self, iterable)
            else:
                _count_elements(self, iterable)
        if kwds:
            self.update(kwds)

    def subtract(self, iterable=None, /, **kwds):
        """Take counts away: of an iterable's elements, or those of a mapping."""
        if iterable is not None:
            get = self.get
            if _is_mapping(iterable):
                for x, n in iterable.items():
                    self[x] = get(x, 0) - n
            else:
                for x in iterable:
                    self[x] = get(x, 0) - 1
        if kwds:
            self.subtract(kwds)

    def copy(self):
        """Return a shallow copy."""
        return type(self)(self)

    def __reduce__(self):
        return (type(self), (dict(self),))

    def __delitem__(self, elem):
        if elem in self:
            dict.__delitem__(self, elem)

    def __repr__(self):
        if not self:
            return f"{type(self).__name__}()"
        try:
            d = dict(self.most_common())
        except TypeError:
            d = dict(self)
        return f"{type(self).__name__}({d!r})"

    def __eq__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        for c in (self, other):
            for x in c:
                if self[x] != other[x]:
                    return False
        return True

    def __ne__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return not self == other

    __hash__ = None

    def __le__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        for c in (self, other):
            for x in c:
                if not self[x] <= other[x]:
                    return False
        return True

    def __lt__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return self <= other and self != other

    def __ge__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return other <= self

    def __gt__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return other < self

    def __add__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        result = Counter()
        for x, n in self.items():
            n = n + other[x]
            if n > 0:
                result[x] = n
        for x, n in other.items():
            if x not in self and n > 0:
                result[x] = n
        return result

    def __sub__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        result = Counter()
        for x, n in self.items():
            n = n - other[x]
            if n > 0:
                result[x] = n
        for x, n in other.items():
            if x not in self and n < 0:
                result[x] = 0 - n
        return result

    def __or__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        result = Counter()
        for x, n in self.items():
            m = other[x]
            n = m if n < m else n
            if n > 0:
                result[x] = n
        for x, n in other.items():
            if x not in self and n > 0:
                result[x] = n
        return result

    def __and__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        result = Counter()
        for x, n in self.items():
            m = other[x]
            n = n if n < m else m
            if n > 0:
                result[x] = n
        return result

    def __pos__(self):
        result = Counter()
        for x, n in self.items():
            if n > 0:
                result[x] = n
        return result

    def __neg__(self):
        result = Counter()
        for x, n in self.items():
            if n < 0:
                result[x] = 0 - n
        return result

    def _keep_positive(self):
        for x in [x for x, n in self.items() if not n > 0]:
            del self[x]
        return self

    def __iadd__(self, other):
        for x, n in other.items():
            self[x] += n
        return self._keep_positive()

    def __isub__(self, other):
        for x, n in other.items():
            self[x] -= n
        return self._keep_positive()

    def __ior__(self, other):
        for x, n in other.items():
            if n > self[x]:
                self[x] = n
        return self._keep_positive()

    def __iand__(self, other):
        for x, n in self.items():
            m = other[x]
            if m < n:
                self[x] = m
        return self._keep_positive()


def _count_of(pair):
    return pair[1]


# namedtuple

_KEYWORDS = frozenset((
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del",
    "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal",
    "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
))


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    """Make a subclass of tuple whose items have names."""
    if isinstance(field_names, str):
        field_names = field_names.replace(",", " ").split()
    fields = [str(f) for f in field_names]
    typename = str(typename)
    if rename:
        seen = set()
        for i, name in enumerate(fields):
            if not name.isidentifier() or name in _KEYWORDS or name.startswith("_") or name in seen:
                fields[i] = f"_{i}"
            seen.add(name)
    for name in [typename, *fields]:
        if type(name) is not str:
            raise TypeError("Type names and field names must be strings")
        if not name.isidentifier():
            raise ValueError(f"Type names and field names must be valid identifiers: {name!r}")
        if name in _KEYWORDS:
            raise ValueError(f"Type names and field names cannot be a keyword: {name!r}")
    seen = set()
    for name in fields:
        if name.startswith("_") and not rename:
            raise ValueError(f"Field names cannot start with an underscore: {name!r}")
        if name in seen:
            raise ValueError(f"Encountered duplicate field name: {name!r}")
        seen.add(name)
    given = {}
    if defaults is not None:
        defaults = tuple(defaults)
        if len(defaults) > len(fields):
            raise TypeError("Got more default values than field names")
        if defaults:
            given = dict(zip(fields[-len(defaults) :], defaults))
    if module is None:
        module = _script_globals().get("__name__", "__main__")
    return _named_class(typename, tuple(fields), defaults, given, module)


def _named_class(typename, fields, defaults, given, module):
    args = ", ".join(fields)
    if len(fields) == 1:
        args += ","
    n = len(fields)
    code = _compile(f"lambda _cls, {args}: _tuple_new(_cls, ({args}))", "eval")
    __new__ = _run_code(code, {"_tuple_new": tuple.__new__, "__builtins__": {}, "__name__": f"namedtuple_{typename}"}, {})
    __new__.__name__ = "__new__"
    __new__.__doc__ = f"Create new instance of {typename}({', '.join(fields)})"
    if defaults is not None:
        __new__.__defaults__ = defaults

    def _make(cls, iterable):
        result = tuple.__new__(cls, iterable)
        if len(result) != n:
            raise TypeError(f"Expected {n} arguments, got {len(result)}")
        return result

    def _replace(self, /, **kwds):
        values = [kwds.pop(f, x) for f, x in zip(fields, self)]
        if kwds:
            raise TypeError(f"Got unexpected field names: {[*kwds]!r}")
        return self._make(values)

    def __repr__(self):
        return f"{type(self).__name__}({', '.join([f'{f}={x!r}' for f, x in zip(fields, self)])})"

    def _asdict(self):
        """The items as a dict by name."""
        return dict(zip(self._fields, self))

    def __getnewargs__(self):
        return tuple(self)

    _make.__doc__ = f"Make a new {typename} object from a sequence or iterable"
    _replace.__doc__ = f"Return a new {typename} object replacing specified fields with new values"
    for f in (__new__, _make, _replace, __repr__, _asdict, __getnewargs__):
        f.__qualname__ = f"{typename}.{f.__name__}"
    ns = {
        "__doc__": f"{typename}({', '.join(fields)})",
        "__slots__": (),
        "_fields": fields,
        "_field_defaults": given,
        "__new__": __new__,
        "_make": classmethod(_make),
        "__replace__": _replace,
        "_replace": _replace,
        "__repr__": __repr__,
        "_asdict": _asdict,
        "__getnewargs__": __getnewargs__,
        "__match_args__": fields,
        "__module__": module,
    }
    for i, f in enumerate(fields):
        ns[f] = _tuple_field(i, f"Alias for field number {i}")
    return type(typename, (tuple,), ns)
