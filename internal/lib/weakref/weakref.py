__all__ = [
    "ref", "proxy", "getweakrefcount", "getweakrefs", "WeakKeyDictionary", "ReferenceType", "ProxyType",
    "CallableProxyType", "ProxyTypes", "WeakValueDictionary", "WeakSet", "WeakMethod", "finalize",
]

ref = ReferenceType


def _ref_repr(address, obj, target):
    try:
        name = getattr(obj, "__name__", None)
    except Exception:
        name = None
    more = f" ({name})" if isinstance(name, str) else ""
    return f"<weakref at {address}; to '{type(obj).__qualname__ if type(obj).__module__ == 'builtins' else type(obj).__module__ + '.' + type(obj).__qualname__}' at {target}{more}>"


def _ref_hash(r):
    h = _hash_of(r)
    if h is None:
        obj = r()
        if obj is None:
            raise TypeError("weak object has gone away")
        h = hash(obj)
        _keep_hash(r, h)
    return h


def _ref_eq(r, other):
    if not isinstance(other, ReferenceType):
        return NotImplemented
    a, b = r(), other()
    if a is None or b is None:
        return r is other
    return a is b or a == b


def _ref_ne(r, other):
    e = _ref_eq(r, other)
    return e if e is NotImplemented else not e


def getweakrefcount(object, /):
    return len(_refs_to(object))


def getweakrefs(object, /):
    return _refs_to(object)


# Proxies.


class ProxyType(_Proxy):
    __slots__ = ()

    def __new__(cls, *args):
        raise TypeError(f"cannot create 'weakref.{cls.__name__}' instances")

    def __getattribute__(self, name):
        return getattr(_target(self), name)

    def __setattr__(self, name, value):
        setattr(_target(self), name, value)

    def __delattr__(self, name):
        delattr(_target(self), name)

    def __repr__(self):
        obj = _target(self)
        return f"<weakproxy at 0x{id(self):012x} to {type(obj).__name__} at 0x{id(obj):012x}>"

    def __str__(self):
        return str(_target(self))

    def __bool__(self):
        return bool(_target(self))

    __hash__ = None

    def __iter__(self):
        return iter(_target(self))

    def __next__(self):
        obj = _target(self)
        if not _has(type(obj), "__next__"):
            raise TypeError(f"Weakref proxy referenced a non-iterator '{type(obj).__name__}' object")
        return next(obj)

    def __dir__(self):
        return dir(_target(self))


class CallableProxyType(ProxyType):
    __slots__ = ()

    def __call__(self, /, *args, **kwargs):
        return _target(self)(*args, **kwargs)


ProxyType.__name__ = ProxyType.__qualname__ = "ProxyType"
ProxyTypes = (ProxyType, CallableProxyType)

def _forward():
    # The operators of a proxy are those of what it stands for.
    import operator

    def binary(name, op):
        def method(self, other):
            return op(_target(self), _target(other))

        def reflected(self, other):
            return op(_target(other), _target(self))

        setattr(ProxyType, f"__{name}__", method)
        return reflected

    for name, fn in (
        ("add", "add"), ("sub", "sub"), ("mul", "mul"), ("truediv", "truediv"), ("floordiv", "floordiv"), ("mod", "mod"),
        ("pow", "pow"), ("lshift", "lshift"), ("rshift", "rshift"), ("and", "and_"), ("or", "or_"), ("xor", "xor"),
        ("matmul", "matmul"),
    ):
        setattr(ProxyType, f"__r{name}__", binary(name, getattr(operator, fn)))
        binary(f"i{name}", getattr(operator, f"i{name}"))
    for name in ("lt", "le", "eq", "ne", "gt", "ge", "getitem", "delitem", "contains"):
        binary(name, getattr(operator, name))

    def unary(name, op):
        def method(self):
            return op(_target(self))

        setattr(ProxyType, f"__{name}__", method)

    for name, op in (
        ("neg", operator.neg), ("pos", operator.pos), ("invert", operator.invert), ("abs", abs), ("len", len),
        ("int", int), ("float", float), ("index", operator.index), ("reversed", reversed), ("bytes", bytes),
    ):
        unary(name, op)

    def __setitem__(self, key, value):
        _target(self)[key] = value

    def __divmod__(self, other):
        return divmod(_target(self), _target(other))

    def __rdivmod__(self, other):
        return divmod(_target(other), _target(self))

    ProxyType.__setitem__ = __setitem__
    ProxyType.__divmod__ = __divmod__
    ProxyType.__rdivmod__ = __rdivmod__


_forward()


def proxy(object, callback=None, /):
    """An object that stands for another without keeping it."""
    return _new_proxy(CallableProxyType if callable(object) else ProxyType, object, callback)


# Method references.


class WeakMethod(ref):
    """A weak reference to a bound method: it goes with its object."""

    def __new__(cls, meth, callback=None):
        try:
            obj = meth.__self__
            func = meth.__func__
        except AttributeError:
            raise TypeError(f"argument should be a bound method, not {type(meth)}") from None

        def _cb(arg):
            self = self_wr()
            if self is not None and self._alive:
                self._alive = False
                if callback is not None:
                    callback(self)

        self = ref.__new__(cls, obj, _cb)
        self._func_ref = ref(func, _cb)
        if callback is None:
            _quiet(self)
            _quiet(self._func_ref)
        self._meth_type = type(meth)
        self._alive = True
        self_wr = ref(self)
        return self

    def __call__(self):
        obj = super().__call__()
        func = self._func_ref()
        if obj is None or func is None:
            return None
        return self._meth_type(func, obj)

    def __eq__(self, other):
        if isinstance(other, WeakMethod):
            if not self._alive or not other._alive:
                return self is other
            return ref.__eq__(self, other) and self._func_ref == other._func_ref
        return NotImplemented

    def __ne__(self, other):
        r = self.__eq__(other)
        return r if r is NotImplemented else not r

    __hash__ = ref.__hash__


# Containers. Their classes are made when they are asked for: the abstract classes they
# stand on cost an import.


class KeyedRef(ref):
    def __new__(type, ob, callback, key):
        self = ref.__new__(type, ob, callback)
        self.key = key
        return self

    def __init__(self, ob, callback, key):
        super().__init__(ob, callback)


_LATE = frozenset(("WeakValueDictionary", "WeakKeyDictionary", "WeakSet", "finalize"))


def __getattr__(name):
    if name not in _LATE:
        raise AttributeError(f"module 'weakref' has no attribute {name!r}")
    import _weakref_containers
    value = getattr(_weakref_containers, name)
    _own[name] = value
    return value


_own = __import__("sys").modules["weakref"].__dict__
