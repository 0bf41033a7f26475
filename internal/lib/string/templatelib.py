"""Template strings: what t-strings make."""

__all__ = ["Interpolation", "Template", "convert"]

_absent = object()


class Interpolation:
    """An expression in a template string, with its value."""

    __slots__ = ("value", "expression", "conversion", "format_spec", "_sealed")
    __match_args__ = ("value", "expression", "conversion", "format_spec")

    def __new__(cls, value=_absent, expression="", conversion=None, format_spec=""):
        if value is _absent:
            raise TypeError("Interpolation() missing required argument 'value' (pos 1)")
        if not isinstance(expression, str):
            raise TypeError(f"Interpolation() argument 'expression' must be str, not {type(expression).__name__}")
        if conversion is not None:
            if not isinstance(conversion, str):
                raise TypeError(f"Interpolation() argument 'conversion' must be str, not {type(conversion).__name__}")
            if conversion not in ("s", "r", "a"):
                raise ValueError("Interpolation() argument 'conversion' must be one of 's', 'a' or 'r'")
        if not isinstance(format_spec, str):
            raise TypeError(f"Interpolation() argument 'format_spec' must be str, not {type(format_spec).__name__}")
        self = object.__new__(cls)
        put = object.__setattr__
        put(self, "value", value)
        put(self, "expression", expression)
        put(self, "conversion", conversion)
        put(self, "format_spec", format_spec)
        return self

    def __init_subclass__(cls, **kwargs):
        raise TypeError("type 'string.templatelib.Interpolation' is not an acceptable base type")

    def __setattr__(self, name, value):
        if name in Interpolation.__match_args__:
            raise AttributeError("readonly attribute")
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        if name in Interpolation.__match_args__:
            raise AttributeError("readonly attribute")
        object.__delattr__(self, name)

    def __repr__(self):
        return f"Interpolation({self.value!r}, {self.expression!r}, {self.conversion!r}, {self.format_spec!r})"

    def __reduce__(self):
        return Interpolation, (self.value, self.expression, self.conversion, self.format_spec)

    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)


class Template:
    """What a template string makes: strings and interpolations in turn."""

    __slots__ = ("strings", "interpolations")

    def __new__(cls, *args, **kwargs):
        if kwargs:
            raise TypeError("Template.__new__ only accepts *args arguments")
        strings = []
        interpolations = []
        text = None
        for arg in args:
            if isinstance(arg, str):
                text = arg if text is None else text + arg
            elif isinstance(arg, Interpolation):
                strings.append(text or "")
                text = None
                interpolations.append(arg)
            else:
                raise TypeError(f"Template.__new__ *args need to be of type 'str' or 'Interpolation', got {type(arg).__name__}")
        strings.append(text or "")
        return _make(tuple(strings), tuple(interpolations))

    def __init_subclass__(cls, **kwargs):
        raise TypeError("type 'string.templatelib.Template' is not an acceptable base type")

    def __setattr__(self, name, value):
        if name in Template.__slots__:
            raise AttributeError("readonly attribute")
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        raise AttributeError("readonly attribute")

    @property
    def values(self):
        return tuple([i.value for i in self.interpolations])

    def __iter__(self):
        return TemplateIter(self)

    def __add__(self, other):
        if not isinstance(other, Template):
            kind = type(other)
            name = kind.__name__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__name__}"
            raise TypeError(f'can only concatenate string.templatelib.Template (not "{name}") to string.templatelib.Template')
        strings = self.strings[:-1] + (self.strings[-1] + other.strings[0],) + other.strings[1:]
        return _make(strings, self.interpolations + other.interpolations)

    def __repr__(self):
        return f"Template(strings={self.strings!r}, interpolations={self.interpolations!r})"

    def __reduce__(self):
        return _unpickle, (self.strings, self.interpolations)

    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)


class TemplateIter:
    """Iterates over the strings that are not empty and the interpolations of a template."""

    def __init__(self, template):
        self._template = template
        self._next = 0

    def __iter__(self):
        return self

    def __next__(self):
        t = self._template
        while self._next < 2 * len(t.interpolations) + 1:
            i = self._next
            self._next = i + 1
            if i & 1:
                return t.interpolations[i >> 1]
            if t.strings[i >> 1]:
                return t.strings[i >> 1]
        raise StopIteration


def _make(strings, interpolations):
    self = object.__new__(Template)
    object.__setattr__(self, "strings", strings)
    object.__setattr__(self, "interpolations", interpolations)
    return self


def _unpickle(strings, interpolations):
    parts = [strings[0]]
    for i, s in zip(interpolations, strings[1:]):
        parts.append(i)
        parts.append(s)
    return Template(*parts)


def _new_template(strings, interpolations):
    """Called by the code of t-strings."""
    return _make(tuple(strings), tuple(interpolations))


def convert(obj, /, conversion):
    """Convert obj as the conversion of a replacement field does."""
    if conversion is None:
        return obj
    if conversion == "r":
        return repr(obj)
    if conversion == "s":
        return str(obj)
    if conversion == "a":
        return ascii(obj)
    raise ValueError(f"invalid conversion specifier: {conversion}")
