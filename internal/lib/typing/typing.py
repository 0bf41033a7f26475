# Special forms and generic aliases. The aliases of other modules' classes are made when
# they are asked for, so that importing this module imports none of those.

from _typing import (
    NoDefault, ParamSpec, ParamSpecArgs, ParamSpecKwargs, TypeAliasType, TypeVar, TypeVarTuple, _new_paramspec,
    _new_typealias, _new_typevar, _new_typevartuple,
)
from types import GenericAlias, NoneType, UnionType, _parameters_of, _replaced

__all__ = [
    "AbstractSet", "Annotated", "Any", "AnyStr", "AsyncContextManager", "AsyncGenerator", "AsyncIterable",
    "AsyncIterator", "Awaitable", "BinaryIO", "ByteString", "Callable", "ChainMap", "ClassVar", "Collection",
    "Concatenate", "Container", "ContextManager", "Coroutine", "Counter", "DefaultDict", "Deque", "Dict", "Final",
    "ForwardRef", "FrozenSet", "Generator", "Generic", "Hashable", "IO", "ItemsView", "Iterable", "Iterator",
    "KeysView", "List", "Literal", "LiteralString", "Mapping", "MappingView", "Match", "MutableMapping",
    "MutableSequence", "MutableSet", "NamedTuple", "Never", "NewType", "NoDefault", "NoReturn", "NotRequired",
    "Optional", "OrderedDict", "ParamSpec", "ParamSpecArgs", "ParamSpecKwargs", "Pattern", "Protocol", "ReadOnly",
    "Required", "Reversible", "Self", "Sequence", "Set", "Sized", "SupportsAbs", "SupportsBytes", "SupportsComplex",
    "SupportsFloat", "SupportsIndex", "SupportsInt", "SupportsRound", "TYPE_CHECKING", "Text", "TextIO", "Tuple",
    "Type", "TypeAlias", "TypeAliasType", "TypeGuard", "TypeIs", "TypeVar", "TypeVarTuple", "TypedDict", "Union",
    "Unpack", "ValuesView", "assert_never", "assert_type", "cast", "clear_overloads", "dataclass_transform",
    "evaluate_forward_ref", "final", "get_args", "get_origin", "get_overloads", "get_protocol_members",
    "get_type_hints", "is_protocol", "is_typeddict", "no_type_check", "no_type_check_decorator", "overload",
    "override", "reveal_type", "runtime_checkable",
]

TYPE_CHECKING = False
Text = str
_own = __import__("sys").modules["typing"].__dict__


def _caller(default="__main__"):
    return _script_globals().get("__name__", default)


# Checking and converting arguments.


def _type_convert(arg, module=None, *, allow_special_forms=False):
    if arg is None:
        return NoneType
    if isinstance(arg, str):
        return _forward(arg, module, allow_special_forms)
    return arg


def _forward(arg, module=None, is_class=False):
    from annotationlib import ForwardRef
    return ForwardRef(arg, module=module, is_class=is_class)


def _type_check(arg, msg, is_argument=True, module=None, *, allow_special_forms=False):
    # What may be a type, with None and strings made types of; only what is plainly none
    # is refused.
    invalid = (Generic, _own.get("Protocol"))
    if not allow_special_forms:
        invalid += (ClassVar,)
        if is_argument:
            invalid += (Final,)
    arg = _type_convert(arg, module, allow_special_forms=allow_special_forms)
    if isinstance(arg, _GenericAlias) and arg.__origin__ in invalid and arg.__origin__ is not None:
        raise TypeError(f"{arg} is not valid as type argument")
    if arg is Any or isinstance(arg, _SpecialForm) and arg._name in _PLAIN_FORMS:
        return arg
    if allow_special_forms and arg in (ClassVar, Final):
        return arg
    if isinstance(arg, _SpecialForm) or arg is Generic or arg is not None and arg is _own.get("Protocol"):
        raise TypeError(f"Plain {arg} is not valid as type argument")
    if type(arg) is tuple:
        raise TypeError(f"{msg} Got {arg!r:.100}.")
    return arg


_PLAIN_FORMS = frozenset(("LiteralString", "NoReturn", "Never", "Self", "TypeAlias"))


def _type_repr(obj):
    if isinstance(obj, tuple):
        return f"[{', '.join([_type_repr(x) for x in obj])}]"
    if isinstance(obj, type) and not isinstance(obj, GenericAlias):
        return obj.__qualname__ if obj.__module__ == "builtins" else f"{obj.__module__}.{obj.__qualname__}"
    if obj is ...:
        return "..."
    if type(obj) is type(_type_repr):
        return obj.__name__
    return repr(obj)


def _is_param_expr(arg):
    return arg is ... or isinstance(arg, (tuple, list)) or isinstance(arg, (ParamSpec, _ConcatenateGenericAlias))


def _is_unpacked_variable(x):
    return not isinstance(x, type) and getattr(x, "__typing_is_unpacked_typevartuple__", False)


def _collect_parameters(args, ordered=False):
    # Type variables in args, in order; in a list of parameters what comes after one with a
    # default needs one too, and none with a default comes after a tuple of variables.
    params = []
    default_seen = tuple_seen = False
    for a in args:
        if isinstance(a, type):
            continue
        if isinstance(a, (tuple, list)):
            found = _collect_parameters(a, ordered)
        elif hasattr(a, "__typing_subst__"):
            found = (a,)
        else:
            found = getattr(a, "__parameters__", ())
            if not isinstance(found, tuple):
                continue
        for p in found:
            if p in params:
                continue
            if ordered:
                if p.has_default():
                    if tuple_seen and isinstance(p, TypeVar):
                        raise TypeError("Type parameter with a default follows TypeVarTuple")
                    default_seen = True
                elif default_seen:
                    raise TypeError(f"Type parameter {p!r} without a default follows type parameter with a default")
            params.append(p)
        if _is_unpacked_variable(a):
            tuple_seen = True
    return tuple(params)


def _unpack_args(args):
    out = []
    for a in args:
        inner = getattr(a, "__typing_unpacked_tuple_args__", None)
        if inner is not None and not (inner and inner[-1] is ...):
            out.extend(inner)
        else:
            out.append(a)
    return out


def _deduplicate(params, *, unhashable_fallback=False):
    out = []
    for p in params:
        if p not in out:
            out.append(p)
    return out


def _flatten_literal(parameters):
    out = []
    for p in parameters:
        if isinstance(p, _LiteralGenericAlias):
            out.extend(p.__args__)
        else:
            out.append(p)
    return tuple(out)


# Substitution of type variables.


def _typevar_subst(self, arg):
    arg = _type_check(arg, "Parameters to generic types must be types.", is_argument=True)
    if isinstance(arg, _GenericAlias) and arg.__origin__ is Unpack or isinstance(arg, GenericAlias) and arg.__unpacked__:
        raise TypeError(f"{arg} is not valid as type argument")
    return arg


def _paramspec_subst(self, arg):
    if isinstance(arg, (list, tuple)):
        return tuple([_type_check(a, "Expected a type.") for a in arg])
    if not _is_param_expr(arg):
        raise TypeError(f"Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got {arg}")
    return arg


def _paramspec_prepare_subst(self, alias, args):
    params = alias.__parameters__
    i = params.index(self)
    if i == len(args) and self.has_default():
        args = (*args, self.__default__)
    if i >= len(args):
        raise TypeError(f"Too few arguments for {alias}")
    if len(params) == 1 and not _is_param_expr(args[0]):
        # A list of types for the only parameter may go without brackets.
        return (args,)
    if isinstance(args[i], list):
        args = (*args[:i], tuple(args[i]), *args[i + 1 :])
    return args


def _typevartuple_prepare_subst(self, alias, args):
    params = alias.__parameters__
    index = params.index(self)
    for p in params[index + 1 :]:
        if isinstance(p, TypeVarTuple):
            raise TypeError(f"More than one TypeVarTuple parameter in {alias}")
    nargs = len(args)
    nparams = len(params)
    left = index
    right = nparams - index - 1
    # An unpacked tuple of any length fills what is missing.
    filler = None
    where = None
    for k, a in enumerate(args):
        if not isinstance(a, type):
            inner = getattr(a, "__typing_unpacked_tuple_args__", None)
            if inner and len(inner) == 2 and inner[-1] is ...:
                if where is not None:
                    raise TypeError("More than one unpacked arbitrary-length tuple argument")
                where = k
                filler = inner[0]
    if where is not None:
        left = min(left, where)
        right = min(right, nargs - where - 1)
    elif left + right > nargs:
        raise TypeError(f"Too few arguments for {alias}; actual {nargs}, expected at least {nparams - 1}")
    if left == nargs - right and self.has_default():
        replacement = _unpack_args([self.__default__])
    else:
        replacement = args[left : nargs - right]
    return (
        *args[:left],
        *([filler] * (index - left)),
        tuple(replacement),
        *([filler] * (nparams - right - left - 1 - (index - left))),
        *args[nargs - right :],
    )


# The aliases made last, so that the same subscript gives the same alias.
_made = {}
_MADE = 500
_cleanups = [_made.clear]


def _subscript(make, owner, params):
    try:
        key = (owner, params, tuple([type(p) for p in params]) if type(params) is tuple else type(params))
        alias = _made.get(key)
    except TypeError:  # a parameter without a hash
        return make(owner, params)
    if alias is None:
        alias = make(owner, params)
        if len(_made) >= _MADE:
            _made.clear()
        _made[key] = alias
    return alias


# Special forms.


class _Final:
    # A base of classes of this module that scripts must not subclass.
    def __init_subclass__(cls, *args, root=False, **kwargs):
        if not root:
            raise TypeError("Cannot subclass special typing classes")


class _NotIterable:
    __iter__ = None


class _SpecialForm(_Final, _NotIterable, root=True):
    def __init__(self, getitem, doc=None):
        self._getitem = getitem
        self._name = getitem.__name__
        self.__doc__ = getitem.__doc__

    def __getattr__(self, item):
        if item in {"__name__", "__qualname__"}:
            return self._name
        raise AttributeError(item)

    def __mro_entries__(self, bases):
        raise TypeError(f"Cannot subclass {self!r}")

    def __repr__(self):
        return f"typing.{self._name}"

    def __reduce__(self):
        return self._name

    def __call__(self, *args, **kwds):
        raise TypeError(f"Cannot instantiate {self!r}")

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __instancecheck__(self, obj):
        raise TypeError(f"{self} cannot be used with isinstance()")

    def __subclasscheck__(self, cls):
        raise TypeError(f"{self} cannot be used with issubclass()")

    def __getitem__(self, parameters):
        return _subscript(self._getitem, self, parameters)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


def _no_subscript(name, doc):
    def getitem(self, parameters):
        raise TypeError(f"{self} is not subscriptable")

    getitem.__name__ = name
    getitem.__doc__ = doc
    return _SpecialForm(getitem)


def _one_type(name, doc, message="{} accepts only single type.", special=True):
    def getitem(self, parameters):
        item = _type_check(parameters, message.format(self), allow_special_forms=special)
        return _GenericAlias(self, (item,))

    getitem.__name__ = name
    getitem.__doc__ = doc
    return _SpecialForm(getitem)


class _AnyMeta(type):
    def __instancecheck__(self, obj):
        if self is Any:
            raise TypeError("typing.Any cannot be used with isinstance()")
        return super().__instancecheck__(obj)

    def __repr__(self):
        if self is Any:
            return "typing.Any"
        return super().__repr__()


class Any(metaclass=_AnyMeta):
    """The type of what may be anything."""

    def __new__(cls, *args, **kwargs):
        if cls is Any:
            raise TypeError("Any cannot be instantiated")
        return super().__new__(cls)


NoReturn = _no_subscript("NoReturn", "Special type indicating functions that never return.")
Never = _no_subscript("Never", "The bottom type, a type that has no members.")
Self = _no_subscript("Self", "Used to spell the type of \"self\" in classes.")
LiteralString = _no_subscript("LiteralString", "Represents an arbitrary literal string.")
TypeAlias = _no_subscript("TypeAlias", "Special form for marking type aliases.")
ClassVar = _one_type("ClassVar", "Special type construct to mark class variables.")
Final = _one_type("Final", "Special typing construct to indicate final names to type checkers.")
TypeGuard = _one_type("TypeGuard", "Special typing construct for marking user-defined type predicate functions.", special=False)
TypeIs = _one_type("TypeIs", "Special typing construct for marking user-defined type predicate functions.", special=False)
Required = _one_type("Required", "Special typing construct to mark a TypedDict key as required.", "{} accepts only a single type.")
NotRequired = _one_type("NotRequired", "Special typing construct to mark a TypedDict key as potentially missing.", "{} accepts only a single type.")
ReadOnly = _one_type("ReadOnly", "A special typing construct to mark an item of a TypedDict as read-only.", "{} accepts only a single type.")


@_SpecialForm
def Union(self, parameters):
    """Union[X, Y] is X or Y."""
    if parameters == ():
        raise TypeError("Cannot take a Union of no types.")
    if not isinstance(parameters, tuple):
        parameters = (parameters,)
    flat = []
    for p in parameters:
        p = _type_check(p, "Union[arg, ...]: each arg must be a type.")
        if isinstance(p, (_UnionGenericAlias, UnionType)):
            flat.extend(p.__args__)
        else:
            flat.append(p)
    flat = tuple(_deduplicate(flat))
    if len(flat) == 1:
        return flat[0]
    if len(flat) == 2 and NoneType in flat:
        return _UnionGenericAlias(self, flat, name="Optional")
    return _UnionGenericAlias(self, flat)


@_SpecialForm
def Optional(self, parameters):
    """Optional[X] is X or None."""
    arg = _type_check(parameters, f"{self} requires a single type.")
    return Union[arg, NoneType]


@_SpecialForm
def Literal(self, parameters):
    if not isinstance(parameters, tuple):
        parameters = (parameters,)
    parameters = _flatten_literal(parameters)
    try:
        parameters = [p for _, p in {(type(p), p): None for p in parameters}]
    except TypeError:  # values without a hash stay as often as they stand there
        pass
    return _LiteralGenericAlias(self, tuple(parameters))


@_SpecialForm
def Concatenate(self, parameters):
    if parameters == ():
        raise TypeError("Cannot take a Concatenate of no types.")
    if not isinstance(parameters, tuple):
        parameters = (parameters,)
    if not (parameters[-1] is ... or isinstance(parameters[-1], ParamSpec)):
        raise TypeError("The last parameter to Concatenate should be a ParamSpec variable or ellipsis.")
    msg = "Concatenate[arg, ...]: each arg must be a type."
    return _ConcatenateGenericAlias(self, (*[_type_check(p, msg) for p in parameters[:-1]], parameters[-1]))


@_SpecialForm
def Unpack(self, parameters):
    """Type unpack operator."""
    item = _type_check(parameters, f"{self} accepts only single type.")
    return _UnpackGenericAlias(origin=self, args=(item,))


@_SpecialForm
def Annotated(self, params):
    if not isinstance(params, tuple) or len(params) < 2:
        raise TypeError("Annotated[...] should be used with at least two arguments (a type and an annotation).")
    if _is_unpacked_variable(params[0]):
        raise TypeError("Annotated[...] should not be used with an unpacked TypeVarTuple")
    origin = _type_check(params[0], "Annotated[t, ...]: t must be a type.", allow_special_forms=True)
    return _AnnotatedAlias(origin, tuple(params[1:]))


# Aliases.


def _is_dunder(name):
    return name.startswith("__") and name.endswith("__")


class _BaseGenericAlias(_Final, root=True):
    def __init__(self, origin, *, inst=True, name=None):
        self._inst = inst
        self._name = name
        self.__origin__ = origin
        self.__slots__ = None

    def __call__(self, *args, **kwargs):
        if not self._inst:
            raise TypeError(f"Type {self._name} cannot be instantiated; use {self.__origin__.__name__}() instead")
        result = self.__origin__(*args, **kwargs)
        try:
            result.__orig_class__ = self
        except Exception:
            pass
        return result

    def __mro_entries__(self, bases):
        out = []
        if self.__origin__ not in bases:
            out.append(self.__origin__)
        if not any([_brings_generic(b, bases) for b in bases[bases.index(self) + 1 :]]):
            out.append(Generic)
        return tuple(out)

    def __getattr__(self, attr):
        if attr in ("__name__", "__qualname__"):
            return self._name or self.__origin__.__name__
        if "__origin__" in self.__dict__ and not _is_dunder(attr):
            return getattr(self.__origin__, attr)
        raise AttributeError(attr)

    def __setattr__(self, attr, value):
        if _is_dunder(attr) or attr in ("_name", "_inst", "_nparams", "_paramspec_tvars", "_typevar_types", "_defaults"):
            super().__setattr__(attr, value)
        else:
            setattr(self.__origin__, attr, value)

    def __instancecheck__(self, obj):
        return self.__subclasscheck__(type(obj))

    def __subclasscheck__(self, cls):
        raise TypeError("Subscripted generics cannot be used with class and instance checks")

    def __dir__(self):
        return [*{*super().__dir__(), *[a for a in dir(self.__origin__) if not _is_dunder(a)]}]


def _brings_generic(base, bases):
    if isinstance(base, _BaseGenericAlias):
        return True
    if isinstance(base, type):
        return issubclass(base, Generic)
    entries = getattr(base, "__mro_entries__", None)
    new = entries(bases) if entries else None
    return isinstance(new, tuple) and any([isinstance(b, type) and issubclass(b, Generic) for b in new])


class _GenericAlias(_BaseGenericAlias, root=True):
    def __init__(self, origin, args, *, inst=True, name=None):
        super().__init__(origin, inst=inst, name=name)
        if not isinstance(args, tuple):
            args = (args,)
        self.__args__ = args
        self.__parameters__ = _collect_parameters(args, origin is Generic or origin is not None and origin is _own.get("Protocol"))
        if not name:
            self.__module__ = origin.__module__

    def __eq__(self, other):
        if not isinstance(other, _GenericAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__args__ == other.__args__

    def __hash__(self):
        return hash((self.__origin__, self.__args__))

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __getitem__(self, args):
        return _subscript(type(self)._substituted, self, args)

    def _substituted(self, args):
        if self.__origin__ in (Generic, _own.get("Protocol")):
            raise TypeError(f"Cannot subscript already-subscripted {self}")
        if not self.__parameters__:
            raise TypeError(f"{self} is not a generic class")
        if not isinstance(args, tuple):
            args = (args,)
        args = tuple(_unpack_args([_type_convert(a) for a in args]))
        return self.copy_with(self._determine_new_args(args))

    def _determine_new_args(self, args):
        params = self.__parameters__
        for p in params:
            prepare = getattr(p, "__typing_prepare_subst__", None)
            if prepare is not None:
                args = prepare(self, args)
        if len(args) != len(params):
            word = "many" if len(args) > len(params) else "few"
            raise TypeError(f"Too {word} arguments for {self}; actual {len(args)}, expected {len(params)}")
        values = dict(zip(params, args))
        return tuple(self._make_substitution(self.__args__, values))

    def _make_substitution(self, args, values):
        out = []
        for old in args:
            if isinstance(old, type):
                out.append(old)
                continue
            subst = getattr(old, "__typing_subst__", None)
            if subst:
                new = subst(values[old])
            elif isinstance(old, (tuple, list)):
                new = type(old)(self._make_substitution(old, values))
            else:
                inner = getattr(old, "__parameters__", ())
                if not inner:
                    new = old
                else:
                    given = []
                    for x in inner:
                        if isinstance(x, TypeVarTuple):
                            given.extend(values[x])
                        else:
                            given.append(values[x])
                    new = old[tuple(given)]
            if _is_callable_origin(self.__origin__) and isinstance(new, tuple):
                # The types that a ParamSpec stands for are arguments of their own.
                out.extend(new)
            elif _is_unpacked_variable(old):
                out.extend(new)
            elif isinstance(old, tuple):
                out.append(tuple(new))
            else:
                out.append(new)
        return out

    def copy_with(self, args):
        return self.__class__(self.__origin__, args, name=self._name, inst=self._inst)

    def __repr__(self):
        name = f"typing.{self._name}" if self._name else _type_repr(self.__origin__)
        args = ", ".join([_type_repr(a) for a in self.__args__]) if self.__args__ else "()"
        return f"{name}[{args}]"

    def __reduce__(self):
        origin = _own[self._name] if self._name else self.__origin__
        args = tuple(self.__args__)
        if len(args) == 1 and not isinstance(args[0], tuple):
            args = args[0]
        return _subscripted, (origin, args)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        from copy import deepcopy
        return self.copy_with(tuple([deepcopy(a, memo) for a in self.__args__]))

    def __mro_entries__(self, bases):
        if isinstance(self.__origin__, _SpecialForm):
            raise TypeError(f"Cannot subclass {self!r}")
        if self._name:
            return super().__mro_entries__(bases)
        if self.__origin__ is Generic:
            protocol = _own.get("Protocol")
            if protocol is not None and protocol in bases:
                return ()
            i = bases.index(self)
            for b in bases[i + 1 :]:
                if isinstance(b, _BaseGenericAlias) and b is not self:
                    return ()
        return (self.__origin__,)

    def __iter__(self):
        yield Unpack[self]


def _subscripted(origin, args):
    return origin[args]


def _is_callable_origin(origin):
    return isinstance(origin, type) and origin.__name__ == "Callable" and origin.__module__ == "collections.abc"


class _SpecialGenericAlias(_NotIterable, _BaseGenericAlias, root=True):
    # The generic alias of a class of another module, with a number of parameters.
    def __init__(self, origin, nparams, *, inst=True, name=None, defaults=()):
        super().__init__(origin, inst=inst, name=name)
        self._nparams = nparams
        self._defaults = defaults
        if origin.__module__ == "builtins":
            self.__doc__ = f"A generic version of {origin.__qualname__}."
        else:
            self.__doc__ = f"A generic version of {origin.__module__}.{origin.__qualname__}."

    def __getitem__(self, params):
        return _subscript(type(self)._alias, self, params)

    def _alias(self, params):
        if not isinstance(params, tuple):
            params = (params,)
        msg = "Parameters to generic types must be types."
        params = tuple([_type_check(p, msg) for p in params])
        if self._defaults and len(params) < self._nparams and len(params) + len(self._defaults) >= self._nparams:
            params = (*params, *self._defaults[len(params) - self._nparams :])
        n = len(params)
        if n != self._nparams:
            expected = str(self._nparams)
            if self._defaults:
                expected = f"at least {self._nparams - len(self._defaults)}"
            raise TypeError(f"Too {'many' if n > self._nparams else 'few'} arguments for {self}; actual {n}, expected {expected}")
        return self.copy_with(params)

    def copy_with(self, params):
        return _GenericAlias(self.__origin__, params, name=self._name, inst=self._inst)

    def __repr__(self):
        return f"typing.{self._name}"

    def __subclasscheck__(self, cls):
        if isinstance(cls, _SpecialGenericAlias):
            return issubclass(cls.__origin__, self.__origin__)
        if not isinstance(cls, _GenericAlias):
            return issubclass(cls, self.__origin__)
        return super().__subclasscheck__(cls)

    def __reduce__(self):
        return self._name

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]


class _CallableGenericAlias(_NotIterable, _GenericAlias, root=True):
    def __repr__(self):
        args = self.__args__
        if len(args) == 2 and _is_param_expr(args[0]):
            return super().__repr__()
        return f"typing.Callable[[{', '.join([_type_repr(a) for a in args[:-1]])}], {_type_repr(args[-1])}]"

    def __reduce__(self):
        args = self.__args__
        if not (len(args) == 2 and _is_param_expr(args[0])):
            args = [*args[:-1]], args[-1]
        return _subscripted, (_own["Callable"], args)


class _CallableType(_SpecialGenericAlias, root=True):
    def copy_with(self, params):
        return _CallableGenericAlias(self.__origin__, params, name=self._name, inst=self._inst)

    def __getitem__(self, params):
        if isinstance(params, tuple) and len(params) == 2 and isinstance(params[0], list):
            params = tuple(params[0]), params[1]
        return super().__getitem__(params)

    def _alias(self, params):
        if not isinstance(params, tuple) or len(params) != 2:
            raise TypeError("Callable must be used as Callable[[arg, ...], result].")
        args, result = params
        msg = "Callable[args, result]: result must be a type."
        result = _type_check(result, msg)
        if args is ...:
            return self.copy_with((..., result))
        if not isinstance(args, tuple):
            args = (args,)
        args = tuple([_type_convert(a) for a in args])
        return self.copy_with((*args, result))


class _TupleType(_SpecialGenericAlias, root=True):
    def _alias(self, params):
        if not isinstance(params, tuple):
            params = (params,)
        if len(params) >= 2 and params[-1] is ...:
            msg = "Tuple[t, ...]: t must be a type."
            return self.copy_with((*[_type_check(p, msg) for p in params[:-1]], ...))
        msg = "Tuple[t0, t1, ...]: each t must be a type."
        return self.copy_with(tuple([_type_check(p, msg) for p in params]))


class _UnionGenericAlias(_NotIterable, _GenericAlias, root=True):
    def copy_with(self, params):
        return Union[params]

    def __eq__(self, other):
        if not isinstance(other, (_UnionGenericAlias, UnionType)):
            return NotImplemented
        try:
            return {*self.__args__} == {*other.__args__}
        except TypeError:
            pass
        return all(a in other.__args__ for a in self.__args__) and all(a in self.__args__ for a in other.__args__)

    def __hash__(self):
        return hash(frozenset(self.__args__))

    def __repr__(self):
        args = self.__args__
        if len(args) == 2:
            if args[0] is NoneType:
                return f"typing.Optional[{_type_repr(args[1])}]"
            if args[1] is NoneType:
                return f"typing.Optional[{_type_repr(args[0])}]"
        return f"typing.Union[{', '.join([_type_repr(a) for a in args])}]"

    def __instancecheck__(self, obj):
        return self.__subclasscheck__(type(obj))

    def __subclasscheck__(self, cls):
        for arg in self.__args__:
            if issubclass(cls, arg):
                return True
        return False

    def __reduce__(self):
        return _subscripted, (Union, self.__args__)


class _LiteralGenericAlias(_GenericAlias, root=True):
    def __eq__(self, other):
        if not isinstance(other, _LiteralGenericAlias):
            return NotImplemented
        mine = [(type(a), a) for a in self.__args__]
        others = [(type(a), a) for a in other.__args__]
        return all(a in others for a in mine) and all(a in mine for a in others)

    def __hash__(self):
        return hash(frozenset([(type(a), a) for a in self.__args__]))

    def __repr__(self):
        return f"typing.Literal[{', '.join([_type_repr(a) for a in self.__args__]) or '()'}]"


class _ConcatenateGenericAlias(_GenericAlias, root=True):
    def copy_with(self, params):
        if isinstance(params[-1], (list, tuple)):
            return (*params[:-1], *params[-1])
        if isinstance(params[-1], _ConcatenateGenericAlias):
            params = (*params[:-1], *params[-1].__args__)
        return super().copy_with(params)


class _UnpackGenericAlias(_GenericAlias, root=True):
    def __repr__(self):
        return f"typing.Unpack[{_type_repr(self.__args__[0])}]"

    def __getitem__(self, args):
        if self.__typing_is_unpacked_typevartuple__:
            return args
        return super().__getitem__(args)

    @property
    def __typing_unpacked_tuple_args__(self):
        (arg,) = self.__args__
        if isinstance(arg, (_GenericAlias, GenericAlias)):
            if arg.__origin__ is not tuple:
                raise TypeError("Unpack[...] must be used with a tuple type")
            return arg.__args__
        return None

    @property
    def __typing_is_unpacked_typevartuple__(self):
        return isinstance(self.__args__[0], TypeVarTuple)


class _AnnotatedAlias(_NotIterable, _GenericAlias, root=True):
    def __init__(self, origin, metadata):
        if isinstance(origin, _AnnotatedAlias):
            metadata = origin.__metadata__ + metadata
            origin = origin.__origin__
        super().__init__(origin, origin, name="Annotated")
        self.__metadata__ = metadata

    def copy_with(self, params):
        return _AnnotatedAlias(params[0], self.__metadata__)

    def __repr__(self):
        return f"typing.Annotated[{_type_repr(self.__origin__)}, {', '.join([repr(a) for a in self.__metadata__])}]"

    def __reduce__(self):
        return _subscripted, (Annotated, (self.__origin__, *self.__metadata__))

    def __eq__(self, other):
        if not isinstance(other, _AnnotatedAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__metadata__ == other.__metadata__

    def __hash__(self):
        return hash((self.__origin__, self.__metadata__))

    def __getattr__(self, attr):
        if attr in ("__name__", "__qualname__"):
            return "Annotated"
        return super().__getattr__(attr)

    def __mro_entries__(self, bases):
        return (self.__origin__,)


# Generic.


class Generic:
    """The base of generic classes."""

    __slots__ = ()
    _is_protocol = False

    def __class_getitem__(cls, args):
        return _class_subscript(cls, args)

    def __init_subclass__(cls, *args, **kwargs):
        _generic_subclass(cls, args, kwargs)


def _class_subscript(cls, args):
    if not isinstance(args, tuple):
        args = (args,)
    args = tuple([_type_convert(a) for a in args])
    if cls is Generic or cls is _own.get("Protocol"):
        if not args:
            raise TypeError(f"Parameter list to {cls.__qualname__}[...] cannot be empty")
        for p in args:
            if not (isinstance(p, (TypeVar, ParamSpec)) or _is_unpacked_variable(p)):
                raise TypeError(f"Parameters to {cls.__name__}[...] must all be type variables or parameter specification variables.")
        seen = []
        for p in args:
            if p in seen:
                raise TypeError(f"Parameters to {cls.__name__}[...] must all be unique")
            seen.append(p)
    else:
        params = getattr(cls, "__parameters__", ())
        for p in params:
            prepare = getattr(p, "__typing_prepare_subst__", None)
            if prepare is not None:
                args = prepare(cls, args)
        _check_count(cls, args, params)
        new = []
        for p, a in zip(params, args):
            if isinstance(p, TypeVarTuple):
                new.extend(a)
            else:
                new.append(tuple(a) if isinstance(a, list) else a)
        args = tuple(new)
    return _GenericAlias(cls, args)


def _check_count(cls, args, params):
    if not params:
        raise TypeError(f"{cls} is not a generic class")
    n = len(args)
    if n != len(params):
        expected = str(len(params))
        if n < len(params):
            if params[n].has_default():
                return
            required = len([p for p in params if not p.has_default()])
            if required != len(params):
                expected = f"at least {required}"
        raise TypeError(f"Too {'many' if n > len(params) else 'few'} arguments for {cls}; actual {n}, expected {expected}")


def _generic_subclass(cls, args, kwargs):
    super(Generic, cls).__init_subclass__(*args, **kwargs)
    own = cls.__dict__
    if "__orig_bases__" in own:
        if Generic in cls.__orig_bases__:
            raise TypeError("Cannot inherit from plain Generic")
    elif Generic in cls.__bases__ and cls.__name__ != "Protocol" and type(cls).__name__ != "_TypedDictMeta":
        raise TypeError("Cannot inherit from plain Generic")
    tvars = []
    if "__orig_bases__" in own:
        tvars = [*_collect_parameters(cls.__orig_bases__)]
        gvars = None
        for base in cls.__orig_bases__:
            if isinstance(base, _GenericAlias) and base.__origin__ is Generic:
                if gvars is not None:
                    raise TypeError("Cannot inherit from Generic[...] multiple times.")
                gvars = base.__parameters__
        if gvars is not None:
            lacking = [str(t) for t in tvars if t not in gvars]
            if lacking:
                raise TypeError(
                    f"Some type variables ({', '.join(lacking)}) are not listed in Generic[{', '.join([str(g) for g in gvars])}]"
                )
            tvars = gvars
    cls.__parameters__ = tuple(tvars)


# The aliases that are made when they are asked for: module, class, number of parameters.

_ALIASES = {
    "Hashable": ("collections.abc", "Hashable", 0), "Awaitable": ("collections.abc", "Awaitable", 1),
    "Coroutine": ("collections.abc", "Coroutine", 3), "AsyncIterable": ("collections.abc", "AsyncIterable", 1),
    "AsyncIterator": ("collections.abc", "AsyncIterator", 1), "Iterable": ("collections.abc", "Iterable", 1),
    "Iterator": ("collections.abc", "Iterator", 1), "Reversible": ("collections.abc", "Reversible", 1),
    "Sized": ("collections.abc", "Sized", 0), "Container": ("collections.abc", "Container", 1),
    "Collection": ("collections.abc", "Collection", 1), "AbstractSet": ("collections.abc", "Set", 1),
    "MutableSet": ("collections.abc", "MutableSet", 1), "Mapping": ("collections.abc", "Mapping", 2),
    "MutableMapping": ("collections.abc", "MutableMapping", 2), "Sequence": ("collections.abc", "Sequence", 1),
    "MutableSequence": ("collections.abc", "MutableSequence", 1), "ByteString": ("collections.abc", "ByteString", 0),
    "MappingView": ("collections.abc", "MappingView", 1), "KeysView": ("collections.abc", "KeysView", 1),
    "ItemsView": ("collections.abc", "ItemsView", 2), "ValuesView": ("collections.abc", "ValuesView", 1),
    "Generator": ("collections.abc", "Generator", 3), "AsyncGenerator": ("collections.abc", "AsyncGenerator", 2),
    "Deque": ("collections", "deque", 1), "DefaultDict": ("collections", "defaultdict", 2),
    "OrderedDict": ("collections", "OrderedDict", 2), "Counter": ("collections", "Counter", 1),
    "ChainMap": ("collections", "ChainMap", 2), "Pattern": ("re", "Pattern", 1), "Match": ("re", "Match", 1),
    "ContextManager": ("contextlib", "AbstractContextManager", 2),
    "AsyncContextManager": ("contextlib", "AbstractAsyncContextManager", 2),
}
# The type variables that this module's own classes and aliases are written with.
_VARIABLES = {
    "AnyStr": ((bytes, str), {}), "T": ((), {}), "KT": ((), {}), "VT": ((), {}), "T_co": ((), {"covariant": True}),
    "V_co": ((), {"covariant": True}), "VT_co": ((), {"covariant": True}), "T_contra": ((), {"contravariant": True}),
    "CT_co": ((), {"covariant": True, "bound": type}),
}
_DEFAULTS = {"Generator": (NoneType, NoneType), "AsyncGenerator": (NoneType,)}

List = _SpecialGenericAlias(list, 1, inst=False, name="List")
Set = _SpecialGenericAlias(set, 1, inst=False, name="Set")
FrozenSet = _SpecialGenericAlias(frozenset, 1, inst=False, name="FrozenSet")
Dict = _SpecialGenericAlias(dict, 2, inst=False, name="Dict")
Type = _SpecialGenericAlias(type, 1, inst=False, name="Type")
Tuple = _TupleType(tuple, -1, inst=False, name="Tuple")


def __getattr__(name):
    if name in _ALIASES:
        module, attr, n = _ALIASES[name]
        origin = getattr(__import__(module, None, None, (attr,)), attr)
        if name in ("ContextManager", "AsyncContextManager"):
            defaults = (bool | None,)
        else:
            defaults = _DEFAULTS.get(name, ())
        value = _SpecialGenericAlias(origin, n, name=name, defaults=defaults)
    elif name == "Callable":
        from _collections_abc import Callable as origin
        value = _CallableType(origin, 2, name="Callable")
    elif name == "ForwardRef":
        from annotationlib import ForwardRef as value
    elif name in _VARIABLES:
        constraints, options = _VARIABLES[name]
        value = TypeVar(name, *constraints, **options)
        value.__module__ = "typing"
    elif name == "re" or name == "io":
        raise AttributeError(f"module 'typing' has no attribute {name!r}")
    else:
        import _typing_classes
        value = getattr(_typing_classes, name, _own)
        if value is _own or name.startswith("__"):
            raise AttributeError(f"module 'typing' has no attribute {name!r}")
    _own[name] = value
    return value


# Functions.


def cast(typ, val):
    """Give val as it is; type checkers take it for a typ."""
    return val


def assert_type(val, typ, /):
    return val


_ASSERT_NEVER_REPR_MAX_LENGTH = 100


def assert_never(arg, /):
    value = repr(arg)
    if len(value) > _ASSERT_NEVER_REPR_MAX_LENGTH:
        value = value[:_ASSERT_NEVER_REPR_MAX_LENGTH] + "..."
    raise AssertionError(f"Expected code to be unreachable, but got: {value}")


def reveal_type(obj, /):
    import sys
    print(f"Runtime type is {type(obj).__name__!r}", file=sys.stderr)
    return obj


def get_origin(tp):
    if isinstance(tp, _AnnotatedAlias):
        return Annotated
    if isinstance(tp, (_BaseGenericAlias, GenericAlias, ParamSpecArgs, ParamSpecKwargs)):
        return tp.__origin__
    if tp is Generic:
        return Generic
    if isinstance(tp, UnionType):
        return UnionType
    return None


def get_args(tp):
    if isinstance(tp, _AnnotatedAlias):
        return (tp.__origin__, *tp.__metadata__)
    if isinstance(tp, (_GenericAlias, GenericAlias)):
        args = tp.__args__
        if _is_callable_origin(tp.__origin__) and not (len(args) == 2 and _is_param_expr(args[0])):
            args = ([*args[:-1]], args[-1])
        return args
    if isinstance(tp, UnionType):
        return tp.__args__
    return ()


def final(f):
    try:
        f.__final__ = True
    except (AttributeError, TypeError):
        pass
    return f


def override(method, /):
    try:
        method.__override__ = True
    except (AttributeError, TypeError):
        pass
    return method


_overloads = {}


def _overload_dummy(*args, **kwds):
    raise NotImplementedError(
        "You should not call an overloaded function. A series of @overload-decorated functions outside a stub module "
        "should always be followed by an implementation that is not @overload-ed."
    )


_overload_dummy.__module__ = "typing"


def overload(func):
    """Decorator for overloaded functions/methods."""
    f = getattr(func, "__func__", func)
    try:
        key = (f.__module__, f.__qualname__)
        _overloads.setdefault(key, {})[f.__code__.co_firstlineno] = func
    except AttributeError:
        pass
    return _overload_dummy


def get_overloads(func):
    f = getattr(func, "__func__", func)
    return [*_overloads.get((f.__module__, f.__qualname__), {}).values()]


def clear_overloads():
    _overloads.clear()


def dataclass_transform(*, eq_default=True, order_default=False, kw_only_default=False, frozen_default=False, field_specifiers=(), **kwargs):
    def decorator(cls_or_fn):
        cls_or_fn.__dataclass_transform__ = {
            "eq_default": eq_default,
            "order_default": order_default,
            "kw_only_default": kw_only_default,
            "frozen_default": frozen_default,
            "field_specifiers": field_specifiers,
            "kwargs": kwargs,
        }
        return cls_or_fn

    return decorator
