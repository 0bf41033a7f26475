# make(name, fields, ...) is a class of tuples with named elements, as native code returns
# them. The first `visible` fields are the tuple; further ones are attributes only. Fields that
# have no name are None; a field that is left out has the value of the element that instead names.


def make(name, fields, visible=None, doc=None, open=True, instead={}):
    module, _, short = name.rpartition(".")
    n = len(fields)
    least = n if visible is None else visible
    names = tuple([f for f in fields if f is not None])
    unnamed = n - len(names)
    hidden = names[least - unnamed :]

    def __new__(cls, sequence, dict={}):
        if not open:
            raise TypeError(f"cannot create '{name}' instances")
        if not isinstance(dict, {}.__class__):
            raise TypeError(f"{name}() takes a dict as second arg, if any")
        try:
            values = [*sequence]
        except TypeError:
            raise TypeError("constructor requires a sequence") from None
        return _fill(cls, values, dict)

    def _fill(cls, values, extra):
        k = len(values)
        if k < least or k > n:
            if least != n:
                word = f"an at least {least}" if k < least else f"an at most {n}"
            else:
                word = f"a {n}"
            raise TypeError(f"{name}() takes {word}-sequence ({k}-sequence given)")
        rest = {}
        used = 0
        i = least
        for field in hidden:
            if i < k:
                rest[field] = values[i]
            else:
                used += field in extra
                rest[field] = extra.get(field)
            i += 1
        if used < len(extra):
            raise TypeError(f"{name}() got duplicate or unexpected field name(s)")
        for field, i in instead.items():
            if rest[field] is None:
                rest[field] = values[i]
        self = _wrap(cls, tuple(values[:least]))
        _hold_fields(self, rest)
        return self

    def __repr__(self):
        parts = [f"{f}={v!r}" for f, v in zip(names, self)]
        return f"{name}({', '.join(parts)})"

    def __reduce__(self):
        return type(self), (tuple(self), {f: getattr(self, f) for f in hidden})

    def __replace__(self, /, **changes):
        if unnamed:
            raise TypeError(f"__replace__() is not supported for {name} because it has unnamed field(s)")
        values = [changes.pop(f) if f in changes else getattr(self, f) for f in names]
        if changes:
            raise TypeError(f"Got unexpected field name(s): {[*changes]!r}")
        return _fill(type(self), values, {})

    ns = {
        "__module__": module,
        "__qualname__": short,
        "__doc__": doc,
        "__slots__": (),
        "__new__": __new__,
        "__repr__": __repr__,
        "__reduce__": __reduce__,
        "__replace__": __replace__,
        "__match_args__": names[: least - unnamed],
        "n_fields": n,
        "n_sequence_fields": least,
        "n_unnamed_fields": unnamed,
    }
    cls = type(short, (tuple,), ns)
    del cls.__slots__
    i = 0
    for field in fields:
        if field is not None:
            setattr(cls, field, _field_descriptor(cls, field, i if i < least else -1))
        i += 1
    return _close_class(cls)


def build(cls, values):
    # An instance of a class that scripts cannot create.
    return _wrap(cls, tuple(values))


class SimpleNamespace:
    # Here, so that sys has it without importing types.
    def __init__(self, mapping=(), /, **values):
        self.__dict__.update(_named(mapping))
        self.__dict__.update(values)

    def __repr__(self):
        name = "namespace" if type(self) is SimpleNamespace else type(self).__name__
        if (id(self), "repr") in _shown:
            return f"{name}(...)"
        _shown.add((id(self), "repr"))
        try:
            return f"{name}({', '.join([f'{k}={v!r}' for k, v in self.__dict__.items()])})"
        finally:
            _shown.discard((id(self), "repr"))

    def __eq__(self, other):
        if isinstance(self, SimpleNamespace) and isinstance(other, SimpleNamespace):
            return self.__dict__ == other.__dict__
        return NotImplemented

    __hash__ = None

    def _compare(self, other, op):
        if isinstance(other, SimpleNamespace):
            return op(self.__dict__, other.__dict__)
        return NotImplemented

    def __lt__(self, other):
        return self._compare(other, lambda a, b: a < b)

    def __le__(self, other):
        return self._compare(other, lambda a, b: a <= b)

    def __gt__(self, other):
        return self._compare(other, lambda a, b: a > b)

    def __ge__(self, other):
        return self._compare(other, lambda a, b: a >= b)

    def __reduce__(self):
        return (type(self), (), self.__dict__)

    def __replace__(self, /, **changes):
        new = type(self)(**self.__dict__)
        new.__dict__.update(changes)
        return new


SimpleNamespace.__module__ = "types"
_fix_class(SimpleNamespace)
# By id. The text in each key keeps them in no place that ids decide: the work of a set would depend on those.
_shown = set()


def _named(mapping):
    if not mapping and type(mapping) is tuple:
        return mapping
    d = dict(mapping)
    for key in d:
        if not isinstance(key, str):
            raise TypeError("keywords must be strings")
    return d
