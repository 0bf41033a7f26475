__all__ = [
    "update_wrapper", "wraps", "WRAPPER_ASSIGNMENTS", "WRAPPER_UPDATES", "total_ordering", "cache", "cmp_to_key",
    "lru_cache", "reduce", "partial", "Placeholder", "partialmethod", "singledispatch", "singledispatchmethod", "cached_property",
]

WRAPPER_ASSIGNMENTS = ("__module__", "__name__", "__qualname__", "__doc__", "__annotate__", "__type_params__")
WRAPPER_UPDATES = ("__dict__",)


def update_wrapper(wrapper, wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    """Give wrapper the name, docstring and further attributes of what it wraps."""
    for name in assigned:
        try:
            value = getattr(wrapped, name)
        except AttributeError:
            pass
        else:
            setattr(wrapper, name, value)
    for name in updated:
        getattr(wrapper, name).update(getattr(wrapped, name, {}))
    wrapper.__wrapped__ = wrapped
    return wrapper


def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    """update_wrapper as a decorator."""
    return partial(update_wrapper, wrapped=wrapped, assigned=assigned, updated=updated)


# Ordering.


def _order_from(name, base):
    # The method `name` in terms of the method `base`.
    swapped = base[2] != name[2]  # __lt__ from __gt__, with the operands' order reversed
    strict = name in ("__lt__", "__gt__")
    base_strict = base in ("__lt__", "__gt__")

    def method(self, other):
        r = getattr(type(self), base)(self, other)
        if r is NotImplemented:
            return r
        if swapped and strict == base_strict:
            # a < b is not (a > b) and a != b; a <= b is not (a >= b) or a == b.
            return not r and self != other if strict else not r or self == other
        if swapped:
            return not r
        return r or self == other if base_strict else r and self != other

    method.__name__ = name
    method.__qualname__ = f"_{name.strip('_')}_from_{base.strip('_')}"
    method.__doc__ = f"Return a {_SIGNS[name]} b, computed by @total_ordering from a.{base}."
    return method


_SIGNS = {"__lt__": "<", "__gt__": ">", "__le__": "<=", "__ge__": ">="}


# Each is found under a name of the module, as pickles need it.
_gt_from_lt = _order_from("__gt__", "__lt__")
_le_from_lt = _order_from("__le__", "__lt__")
_ge_from_lt = _order_from("__ge__", "__lt__")
_lt_from_gt = _order_from("__lt__", "__gt__")
_le_from_gt = _order_from("__le__", "__gt__")
_ge_from_gt = _order_from("__ge__", "__gt__")
_lt_from_le = _order_from("__lt__", "__le__")
_gt_from_le = _order_from("__gt__", "__le__")
_ge_from_le = _order_from("__ge__", "__le__")
_lt_from_ge = _order_from("__lt__", "__ge__")
_gt_from_ge = _order_from("__gt__", "__ge__")
_le_from_ge = _order_from("__le__", "__ge__")
_DERIVED = {
    "__lt__": (_gt_from_lt, _le_from_lt, _ge_from_lt),
    "__gt__": (_lt_from_gt, _le_from_gt, _ge_from_gt),
    "__le__": (_lt_from_le, _gt_from_le, _ge_from_le),
    "__ge__": (_lt_from_ge, _gt_from_ge, _le_from_ge),
}


def total_ordering(cls):
    """Adds the comparisons that follow from __eq__ and one other."""
    roots = [op for op in _SIGNS if getattr(cls, op, None) is not getattr(object, op, None)]
    if not roots:
        raise ValueError("must define at least one ordering operation: < > <= >=")
    for root in ("__lt__", "__le__", "__gt__", "__ge__"):
        if root in roots:
            break
    for method in _DERIVED[root]:
        if method.__name__ not in roots:
            setattr(cls, method.__name__, method)
    return cls


class KeyWrapper:
    """A key function, and the keys it makes: they compare by a function of two values."""

    __slots__ = ("_cmp", "obj")
    __hash__ = None

    def __init__(self, mycmp):
        self._cmp = mycmp

    def __call__(self, obj):
        key = _new_key(KeyWrapper)
        key._cmp = self._cmp
        key.obj = obj
        return key

    def __lt__(self, other):
        return self._cmp(self.obj, _value(other)) < 0

    def __gt__(self, other):
        return self._cmp(self.obj, _value(other)) > 0

    def __eq__(self, other):
        return self._cmp(self.obj, _value(other)) == 0

    def __le__(self, other):
        return self._cmp(self.obj, _value(other)) <= 0

    def __ge__(self, other):
        return self._cmp(self.obj, _value(other)) >= 0


_new_key = object.__new__


def _value(key):
    if type(key) is not KeyWrapper:
        raise TypeError("other argument must be K instance")
    return key.obj


def cmp_to_key(mycmp):
    """Make a key function of a function that compares two values."""
    return KeyWrapper(mycmp)


_absent = object()


def reduce(function, iterable, initial=_absent, /):
    """Apply a function to the first two items, to the result and the third, and so on."""
    try:
        it = iter(iterable)
    except TypeError:
        raise TypeError("reduce() arg 2 must support iteration")
    if initial is _absent:
        for initial in it:
            break
        else:
            raise TypeError("reduce() of empty iterable with no initial value")
    for x in it:
        initial = function(initial, x)
    return initial


# partial


class _PlaceholderType:
    """The type of Placeholder."""

    __slots__ = ()

    def __new__(cls):
        return Placeholder

    def __init_subclass__(cls, *args, **kwargs):
        raise TypeError("type 'functools._PlaceholderType' is not an acceptable base type")

    def __repr__(self):
        return "Placeholder"

    def __reduce__(self):
        return "Placeholder"


Placeholder = object.__new__(_PlaceholderType)


def _holes(args, keywords):
    # The places among the arguments of a partial that its calls fill.
    if args and args[-1] is Placeholder:
        raise TypeError("trailing Placeholders are not allowed")
    for value in keywords.values():
        if value is Placeholder:
            raise TypeError("Placeholder cannot be passed as a keyword argument")
    return tuple([i for i, a in enumerate(args) if a is Placeholder])


def _partial_new(cls, args, keywords):
    if not args:
        raise TypeError("type 'partial' takes at least one argument")
    function = args[0]
    args = args[1:]
    if not callable(function):
        raise TypeError("the first argument must be callable")
    holes = _holes(args, keywords)
    if type(function) is partial and not function.__dict__:
        before = [*function.args]
        n = 0
        for i, a in enumerate(before):
            if a is Placeholder and n < len(args):
                before[i] = args[n]
                n += 1
        args = (*before, *args[n:])
        holes = tuple([i for i, a in enumerate(args) if a is Placeholder])
        keywords = {**function.keywords, **keywords}
        function = function.func
    return _new_partial(cls, function, args, keywords, holes)


# By id. The text in each key keeps them in no place that ids decide: the work of a set would depend on those.
_shown = set()


def _partial_repr(p):
    name = f"{type(p).__module__}.{type(p).__qualname__}"
    if (id(p), "repr") in _shown:
        return "..."
    _shown.add((id(p), "repr"))
    try:
        parts = [repr(p.func), *[repr(a) for a in p.args], *[f"{k}={v!r}" for k, v in p.keywords.items()]]
        return f"{name}({', '.join(parts)})"
    finally:
        _shown.discard((id(p), "repr"))


def _partial_reduce(p):
    return type(p), (p.func,), (p.func, p.args, p.keywords or None, p.__dict__ or None)


def _partial_setstate(p, state):
    if not isinstance(state, tuple):
        raise TypeError("invalid partial state")
    if len(state) != 4:
        raise TypeError("invalid partial state")
    function, args, keywords, attributes = state
    if not callable(function) or not isinstance(args, tuple) or keywords is not None and not isinstance(keywords, dict):
        raise TypeError("invalid partial state")
    if type(keywords) is not dict:
        keywords = dict(keywords or ())
    args = tuple(args)
    p._set(function, args, keywords, _holes(args, keywords))
    if attributes:
        p.__dict__.update(attributes)


class partialmethod:
    """partial for methods: some arguments are given when the class is made."""

    def __init__(self, func, /, *args, **keywords):
        if not callable(func) and not hasattr(func, "__get__"):
            raise TypeError(f"{func!r} is not callable or a descriptor")
        if isinstance(func, partialmethod):
            self.func = func.func
            self.args = func.args + args
            self.keywords = {**func.keywords, **keywords}
        else:
            self.func = func
            self.args = args
            self.keywords = keywords

    def __repr__(self):
        parts = [repr(self.func), *[repr(a) for a in self.args], *[f"{k}={v!r}" for k, v in self.keywords.items()]]
        return f"{type(self).__module__}.{type(self).__qualname__}({', '.join(parts)})"

    def _make_unbound_method(self):
        def _method(cls_or_self, /, *args, **keywords):
            return self.func(cls_or_self, *self.args, *args, **{**self.keywords, **keywords})

        _method.__isabstractmethod__ = self.__isabstractmethod__
        _method.__partialmethod__ = self
        return _method

    def __get__(self, obj, cls=None):
        get = getattr(self.func, "__get__", None)
        result = None
        if get is not None and not isinstance(self.func, partial):
            new = get(obj, cls)
            if new is not self.func:
                result = partial(new, *self.args, **self.keywords)
                try:
                    result.__self__ = new.__self__
                except AttributeError:
                    pass
        if result is None:
            result = self._make_unbound_method().__get__(obj, cls)
        return result

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, "__isabstractmethod__", False)

    @classmethod
    def __class_getitem__(cls, item):
        return _generic_alias(cls, item)


def _unwrap_partial(func):
    while isinstance(func, partial):
        func = func.func
    return func


def _unwrap_partialmethod(func):
    while True:
        if isinstance(func, (partial, partialmethod)):
            func = func.func
        elif isinstance(inner := getattr(func, "__partialmethod__", None), partialmethod):
            func = inner
        else:
            return func


# Caches.


def lru_cache(maxsize=128, typed=False):
    """Keeps the results of the last maxsize calls with different arguments, all if it is None."""
    if isinstance(maxsize, int):
        maxsize = max(maxsize, 0)
    elif callable(maxsize) and isinstance(typed, bool):
        return _cached(maxsize, 128, False)
    elif maxsize is not None:
        raise TypeError("Expected first argument to be an integer, a callable, or None")

    def decorating_function(user_function):
        return _cached(user_function, maxsize, typed)

    return decorating_function


def cache(user_function, /):
    'Simple lightweight unbounded cache.  Sometimes called "memoize".'
    return _cached(user_function, None, False)


def _cached(function, maxsize, typed):
    wrapper = _checked_cache(function, maxsize, typed)
    wrapper.cache_parameters = lambda: {"maxsize": maxsize, "typed": typed}
    return update_wrapper(wrapper, function)


def _checked_cache(function, maxsize, typed):
    if not callable(function):
        raise TypeError("the first argument must be callable")
    if maxsize is not None and not isinstance(maxsize, int):
        raise TypeError("maxsize should be integer or None")
    return _new_cache(function, maxsize, True if typed else False)


def _miss(cache, function, key, args, kwargs):
    value = function(*args, **kwargs)
    if _store(cache, key, value) is None:
        _cache_dict(cache)[key] = value
    return value


def _slow_call(cache, function, key, args, kwargs):
    # The hash or the equality of the key is Python code.
    results = _cache_dict(cache)
    value = results.get(key, _absent)
    if value is not _absent:
        del results[key]
        results[key] = value
        _counted(cache, True)
        return value
    value = function(*args, **kwargs)
    results[key] = value
    _counted(cache, False)
    return value


def _cache_reduce(cache):
    return cache.__qualname__


_info_class = None


def _cache_info(cache):
    global _info_class
    if _info_class is None:
        from collections import namedtuple
        _info_class = namedtuple("CacheInfo", ["hits", "misses", "maxsize", "currsize"], module="functools")
    return _info_class(*_cache_state(cache))


class cached_property:
    def __init__(self, func):
        self.func = func
        self.attrname = None
        self.__doc__ = func.__doc__
        self.__module__ = func.__module__

    def __set_name__(self, owner, name):
        if self.attrname is None:
            self.attrname = name
        elif name != self.attrname:
            raise TypeError(
                "Cannot assign the same cached_property to two different names "
                f"({self.attrname!r} and {name!r})."
            )

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        if self.attrname is None:
            raise TypeError("Cannot use cached_property instance without calling __set_name__ on it.")
        name = type(instance).__name__
        try:
            attributes = instance.__dict__
        except AttributeError:
            raise TypeError(
                f"No '__dict__' attribute on {name!r} instance to cache {self.attrname!r} property."
            ) from None
        value = attributes.get(self.attrname, _absent)
        if value is _absent:
            value = self.func(instance)
            try:
                attributes[self.attrname] = value
            except TypeError:
                raise TypeError(
                    f"The '__dict__' attribute on {name!r} instance does not support item assignment for "
                    f"caching {self.attrname!r} property."
                ) from None
        return value

    @classmethod
    def __class_getitem__(cls, item):
        return _generic_alias(cls, item)


# Single dispatch.


def _merged(lists):
    # The C3 merge of several orders.
    out = []
    while True:
        lists = [l for l in lists if l]
        if not lists:
            return out
        for l in lists:
            first = l[0]
            for other in lists:
                if first in other[1:]:
                    break
            else:
                break
        else:
            raise RuntimeError("Inconsistent hierarchy")
        out.append(first)
        lists = [l[1:] if l[0] is first else l for l in lists]


def _order_with(cls, virtual):
    # The MRO of cls with the abstract classes it implements: each stands behind the class
    # that brings it in and before those that do not have it.
    boundary = 0
    for i, base in enumerate(reversed(cls.__bases__)):
        if hasattr(base, "__abstractmethods__"):
            boundary = len(cls.__bases__) - i
            break
    explicit = [*cls.__bases__[:boundary]]
    rest = [*cls.__bases__[boundary:]]
    brought = []
    for v in virtual:
        if issubclass(cls, v):
            for b in cls.__bases__:
                if issubclass(b, v):
                    break
            else:
                brought.append(v)
    virtual = [v for v in virtual if v not in brought]
    orders = [_order_with(b, virtual) for b in explicit]
    orders += [_order_with(b, virtual) for b in brought]
    orders += [_order_with(b, virtual) for b in rest]
    return _merged([[cls], *orders, explicit, brought, rest])


def _compose_mro(cls, types):
    bases = {*cls.__mro__}
    related = [t for t in types if t not in bases and hasattr(t, "__mro__") and not _is_alias(t) and issubclass(cls, t)]
    # A registered class that is a plain base of another registered one comes with it.
    related = [t for t in related if not [u for u in related if t is not u and t in u.__mro__]]
    mro = []
    known = {*types}
    for t in related:
        found = []
        for sub in t.__subclasses__():
            if sub not in bases and issubclass(cls, sub):
                found.append([s for s in sub.__mro__ if s in known])
        if not found:
            mro.append(t)
            continue
        found.sort(key=len, reverse=True)
        for sub in found:
            for s in sub:
                if s not in mro:
                    mro.append(s)
    return _order_with(cls, mro)


def _is_alias(t):
    from types import GenericAlias
    return isinstance(t, GenericAlias)


def _find_impl(cls, registry):
    mro = _compose_mro(cls, registry.keys())
    match = None
    for t in mro:
        if match is not None:
            # Two unrelated abstract classes are as near as each other.
            if (
                t in registry
                and t not in cls.__mro__
                and match not in cls.__mro__
                and not issubclass(match, t)
            ):
                raise RuntimeError(f"Ambiguous dispatch: {match} or {t}")
            break
        if t in registry:
            match = t
    return registry.get(match)


def singledispatch(func):
    """A function that chooses its code by the class of its first argument."""
    registry = {}
    found = {}
    token = None

    def dispatch(cls):
        """The code for a class."""
        nonlocal token
        if token is not None:
            from abc import get_cache_token
            now = get_cache_token()
            if token != now:
                found.clear()
                token = now
        impl = found.get(cls)
        if impl is None:
            impl = registry.get(cls)
            if impl is None:
                impl = _find_impl(cls, registry)
            found[cls] = impl
        return impl

    def _is_valid_dispatch_type(cls):
        if isinstance(cls, type) and not _is_alias(cls):
            return True
        return _is_union(cls) and all(isinstance(a, type) and not _is_alias(a) for a in cls.__args__)

    def register(cls, func=None):
        """Add the code for a class."""
        nonlocal token
        if _is_valid_dispatch_type(cls):
            if func is None:
                return lambda f: register(cls, f)
        else:
            if func is not None:
                raise TypeError(f"Invalid first argument to `register()`. {cls!r} is not a class or union type.")
            ann = getattr(cls, "__annotations__", {})
            if not ann:
                raise TypeError(
                    f"Invalid first argument to `register()`: {cls!r}. Use either `@register(some_class)` or plain "
                    "`@register` on an annotated function."
                )
            func = cls
            from typing import get_type_hints
            argname, cls = next(iter(get_type_hints(func).items()))
            if not _is_valid_dispatch_type(cls):
                if _is_union(cls):
                    raise TypeError(f"Invalid annotation for {argname!r}. {cls!r} not all arguments are classes.")
                raise TypeError(f"Invalid annotation for {argname!r}. {cls!r} is not a class.")
        if _is_union(cls):
            for arg in cls.__args__:
                registry[arg] = func
        else:
            registry[cls] = func
        if token is None and hasattr(cls, "__abstractmethods__"):
            from abc import get_cache_token
            token = get_cache_token()
        found.clear()
        return func

    def wrapper(*args, **kw):
        if not args:
            raise TypeError(f"{funcname} requires at least 1 positional argument")
        return dispatch(args[0].__class__)(*args, **kw)

    funcname = getattr(func, "__name__", "singledispatch function")
    registry[object] = func
    from types import MappingProxyType
    wrapper.register = register
    wrapper.dispatch = dispatch
    wrapper.registry = MappingProxyType(registry)
    wrapper._clear_cache = found.clear
    update_wrapper(wrapper, func)
    return wrapper


def _is_union(cls):
    from types import UnionType
    if isinstance(cls, UnionType):
        return True
    return getattr(cls, "__origin__", None) is not None and repr(getattr(cls, "__origin__")) == "typing.Union"


class singledispatchmethod:
    """singledispatch for methods: the argument after self chooses."""

    def __init__(self, func):
        if not callable(func) and not hasattr(func, "__get__"):
            raise TypeError(f"{func!r} is not callable or a descriptor")
        self.dispatcher = singledispatch(func)
        self.func = func

    def register(self, cls, method=None):
        return self.dispatcher.register(cls, func=method)

    def __get__(self, obj, cls=None):
        dispatch = self.dispatcher.dispatch
        funcname = getattr(self.func, "__name__", "singledispatchmethod method")

        def _method(*args, **kwargs):
            if not args:
                raise TypeError(f"{funcname} requires at least 1 positional argument")
            return dispatch(args[0].__class__).__get__(obj, cls)(*args, **kwargs)

        _method.__isabstractmethod__ = self.__isabstractmethod__
        _method.register = self.register
        update_wrapper(_method, self.func)
        return _method

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, "__isabstractmethod__", False)
