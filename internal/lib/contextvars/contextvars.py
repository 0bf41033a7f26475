# A context is a dict of variables and their values. Contexts share a dict after one was
# copied; who sets a variable in a shared dict copies it first.

__all__ = ("Context", "ContextVar", "Token", "copy_context")


def _final(cls, **kwargs):
    raise TypeError(f"type '_contextvars.{cls.__mro__[1].__name__}' is not an acceptable base type")


class Context:
    __slots__ = ("_values", "_shared")
    __hash__ = None

    def __new__(cls, *args, **kwargs):
        if args or kwargs:
            raise TypeError("Context() does not accept any arguments")
        self = object.__new__(cls)
        self._values = {}
        self._shared = False
        return self

    def run(self, *args, **kwargs):
        if not args:
            raise TypeError("run() missing 1 required positional argument")
        for ctx in _entered:
            if ctx is self:
                raise RuntimeError(f"cannot enter context: {self!r} is already entered")
        _entered.append(self)
        try:
            return args[0](*args[1:], **kwargs)
        finally:
            _entered.pop()

    def copy(self):
        new = Context()
        if self._values:
            new._values = self._values
            new._shared = self._shared = True
        return new

    def get(self, key, default=None, /):
        return self._values.get(_checked(key), default)

    def keys(self):
        """Return all keys in the context object."""
        return self._values.keys()

    def values(self):
        """Return all values in the context object."""
        return self._values.values()

    def items(self):
        return self._values.items()

    def __getitem__(self, key):
        return self._values[_checked(key)]

    def __contains__(self, key):
        return _checked(key) in self._values

    def __iter__(self):
        return iter(self._values)

    def __len__(self):
        return len(self._values)

    def __eq__(self, other):
        if not isinstance(other, Context):
            return NotImplemented
        return self._values == other._values

    __init_subclass__ = classmethod(_final)


def _current():
    return _entered[-1] if _entered else _outermost


def _checked(key):
    if type(key) is not ContextVar:
        raise TypeError(f"a ContextVar key was expected, got {key!r}")
    return key


def _own_values():
    ctx = _current()
    if ctx._shared:
        ctx._values = ctx._values.copy()
        ctx._shared = False
    return ctx._values


class ContextVar:
    __slots__ = ("_name", "_default")

    def __new__(cls, *args, default=NotImplemented, **kwargs):
        if len(args) != 1:
            if args:
                raise TypeError(f"ContextVar() takes at most 1 positional argument ({len(args)} given)")
            raise TypeError("ContextVar() takes exactly 1 positional argument (0 given)")
        if kwargs:
            raise TypeError(f"ContextVar() got an unexpected keyword argument '{next(iter(kwargs))}'")
        if not isinstance(args[0], str):
            raise TypeError("context variable name must be a str")
        self = object.__new__(cls)
        _set(self, "_name", args[0])
        _set(self, "_default", default)
        return self

    @property
    def name(self):
        return self._name

    def __setattr__(self, name, value):
        if name == "name":
            raise AttributeError("readonly attribute")
        raise AttributeError(
            f"'_contextvars.ContextVar' object has no attribute {name!r} and no __dict__ for setting new attributes"
        )

    def get(self, default=NotImplemented, /):
        values = _current()._values
        if self in values:
            return values[self]
        if default is not NotImplemented:
            return default
        if self._default is not NotImplemented:
            return self._default
        raise LookupError(self)

    def set(self, value, /):
        values = _own_values()
        token = object.__new__(Token)
        _set(token, "_context", _current())
        _set(token, "_var", self)
        _set(token, "_old", values.get(self, Token.MISSING))
        _set(token, "_used", False)
        values[self] = value
        return token

    def reset(self, token, /):
        """Reset the context variable to the value it had before the token was made."""
        if type(token) is not Token:
            raise TypeError(f"expected an instance of Token, got {token!r}")
        if token._used:
            raise RuntimeError(f"{token!r} has already been used once")
        if token._var is not self:
            raise ValueError(f"{token!r} was created by a different ContextVar")
        if token._context is not _current():
            raise ValueError(f"{token!r} was created in a different Context")
        _set(token, "_used", True)
        values = _own_values()
        if token._old is Token.MISSING:
            values.pop(self, None)
        else:
            values[self] = token._old

    def __repr__(self):
        default = "" if self._default is NotImplemented else f" default={self._default!r}"
        return f"<ContextVar name={self._name!r}{default} at {id(self):#x}>"

    def __class_getitem__(cls, item):
        import types
        return types.GenericAlias(cls, item)

    __init_subclass__ = classmethod(_final)


class _Missing:
    def __repr__(self):
        return "<Token.MISSING>"


class Token:
    __slots__ = ("_context", "_var", "_old", "_used")
    __hash__ = None
    MISSING = _Missing()

    def __new__(cls, *args, **kwargs):
        raise RuntimeError("Tokens can only be created by ContextVars")

    @property
    def var(self):
        return self._var

    @property
    def old_value(self):
        return self._old

    def __setattr__(self, name, value):
        raise AttributeError(f"'_contextvars.Token' object has no attribute {name!r}")

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self._var.reset(self)

    def __repr__(self):
        used = " used" if self._used else ""
        return f"<Token{used} var={self._var!r} at {id(self):#x}>"

    __class_getitem__ = ContextVar.__dict__["__class_getitem__"]
    __init_subclass__ = classmethod(_final)


def copy_context():
    """Return a copy of the current context."""
    return _current().copy()


_set = object.__setattr__
for _cls in (Context, ContextVar, Token, _Missing):
    _cls.__module__ = "_contextvars"
_Missing.__name__ = _Missing.__qualname__ = "Missing"
_outermost = Context()
_entered = []  # the contexts inside it, the innermost last
for _cls in (Context, ContextVar, Token):
    _fix_class(_cls)
del _cls
