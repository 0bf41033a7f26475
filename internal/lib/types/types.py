from _dynamicattr import DynamicClassAttribute
from _structseq import SimpleNamespace

__all__ = [
    "FunctionType", "LambdaType", "CodeType", "MappingProxyType", "SimpleNamespace", "CellType", "GeneratorType",
    "CoroutineType", "AsyncGeneratorType", "MethodType", "BuiltinFunctionType", "BuiltinMethodType",
    "WrapperDescriptorType", "MethodWrapperType", "MethodDescriptorType", "ClassMethodDescriptorType", "ModuleType",
    "TracebackType", "FrameType", "GetSetDescriptorType", "MemberDescriptorType", "new_class", "resolve_bases",
    "prepare_class", "get_original_bases", "DynamicClassAttribute", "coroutine", "GenericAlias", "UnionType",
    "EllipsisType", "NoneType", "NotImplementedType", "CapsuleType",
]


class CapsuleType:
    # Of extensions in C, which there are none of.
    def __new__(cls):
        raise TypeError("cannot create 'PyCapsule' instances")


CapsuleType.__name__ = CapsuleType.__qualname__ = "PyCapsule"
CapsuleType.__module__ = "builtins"


# Making classes.


def new_class(name, bases=(), kwds=None, exec_body=None):
    """Make a class, with the metaclass that its bases ask for."""
    resolved = resolve_bases(bases)
    meta, ns, kwds = prepare_class(name, resolved, kwds)
    if exec_body is not None:
        exec_body(ns)
    if resolved is not bases:
        ns["__orig_bases__"] = bases
    if isinstance(meta, type) and "__module__" not in ns:
        ns["__module__"] = "types"
    return meta(name, resolved, ns, **kwds)


def resolve_bases(bases):
    out = []
    changed = False
    for b in bases:
        if isinstance(b, type) or not hasattr(b, "__mro_entries__"):
            out.append(b)
            continue
        new = b.__mro_entries__(bases)
        changed = True
        if not isinstance(new, tuple):
            raise TypeError("__mro_entries__ must return a tuple")
        out.extend(new)
    return tuple(out) if changed else bases


def prepare_class(name, bases=(), kwds=None):
    """Find the metaclass of a class to be made and prepare its namespace."""
    kwds = {} if kwds is None else dict(kwds)
    if "metaclass" in kwds:
        meta = kwds.pop("metaclass")
    else:
        meta = type(bases[0]) if bases else type
    if isinstance(meta, type):
        meta = _winner(meta, bases)
    if hasattr(meta, "__prepare__"):
        ns = meta.__prepare__(name, bases, **kwds)
    else:
        ns = {}
    return meta, ns, kwds


def get_original_bases(cls, /):
    try:
        return cls.__dict__.get("__orig_bases__", cls.__bases__)
    except AttributeError:
        raise TypeError(f"Expected an instance of type, not {type(cls).__name__!r}") from None


# Generators that can be awaited.


class _GeneratorWrapper:
    # An object with a generator's methods that is none.
    def __init__(self, gen):
        self._wrapped = gen
        self.__name__ = getattr(gen, "__name__", None)
        self.__qualname__ = getattr(gen, "__qualname__", None)

    def send(self, value):
        return self._wrapped.send(value)

    def throw(self, *args):
        return self._wrapped.throw(*args)

    def close(self):
        return self._wrapped.close()

    @property
    def gi_code(self):
        return self._wrapped.gi_code

    @property
    def gi_frame(self):
        return self._wrapped.gi_frame

    @property
    def gi_running(self):
        return self._wrapped.gi_running

    @property
    def gi_yieldfrom(self):
        return self._wrapped.gi_yieldfrom

    cr_code = gi_code
    cr_frame = gi_frame
    cr_running = gi_running
    cr_await = gi_yieldfrom

    def __next__(self):
        return next(self._wrapped)

    def __iter__(self):
        return self

    __await__ = __iter__


def coroutine(func):
    if not callable(func):
        raise TypeError("types.coroutine() expects a callable")
    if isinstance(func, FunctionType) and func.__code__.co_flags & 0x180:
        return func
    from functools import wraps
    generator = isinstance(func, FunctionType) and func.__code__.co_flags & 0x20

    @wraps(func)
    def wrapped(*args, **kwargs):
        made = func(*args, **kwargs)
        if generator:
            return _awaitable(made)
        if type(made) is CoroutineType or type(made) is GeneratorType and _is_awaitable(made):
            return made
        from collections.abc import Coroutine, Generator
        if isinstance(made, Generator) and not isinstance(made, Coroutine):
            return _GeneratorWrapper(made)
        return made

    return wrapped


# Parametrized classes and unions.


def _parameters_of(args):
    # The type variables in args, in the order they come.
    out = []
    for a in args:
        if isinstance(a, type):
            continue
        if hasattr(a, "__typing_subst__"):
            if a not in out:
                out.append(a)
            continue
        inner = _parameters_of(a) if type(a) is tuple or type(a) is list else getattr(a, "__parameters__", ())
        if isinstance(inner, tuple):
            for p in inner:
                if p not in out:
                    out.append(p)
    return tuple(out)


def _unpacked_items(items):
    out = []
    for x in items:
        if not isinstance(x, type):
            inner = getattr(x, "__typing_unpacked_tuple_args__", None)
            if isinstance(inner, tuple) and not (inner and inner[-1] is ...):
                out.extend(inner)
                continue
        out.append(x)
    return tuple(out)


def _substitute(alias, args, params, items):
    # The arguments of alias with items for its parameters.
    if not params:
        raise TypeError(f"{alias!r} is not a generic class")
    items = _unpacked_items(items if isinstance(items, tuple) else (items,))
    for p in params:
        prepare = getattr(p, "__typing_prepare_subst__", None)
        if prepare is not None:
            items = prepare(alias, items)
            if not isinstance(items, tuple):
                raise TypeError("__typing_prepare_subst__ must return a tuple")
    if len(items) != len(params):
        if len(items) > len(params):
            word = f"Too many arguments for {alias!r}; actual {len(items)}, expected {len(params)}"
        else:
            word = f"Too few arguments for {alias!r}; actual {len(items)}, expected at least {len(params)}"
        raise TypeError(word)
    return _replaced(args, params, items)


def _replaced(args, params, items):
    out = []
    for a in args:
        if isinstance(a, type):
            out.append(a)
            continue
        unpack = getattr(a, "__typing_is_unpacked_typevartuple__", False)
        subst = getattr(a, "__typing_subst__", None)
        if subst is not None:
            new = subst(items[params.index(a)])
        elif type(a) is tuple or type(a) is list:
            new = type(a)(_replaced(a, params, items))
        else:
            inner = getattr(a, "__parameters__", ())
            if isinstance(inner, tuple) and inner:
                given = []
                for p in inner:
                    x = items[params.index(p)]
                    if isinstance(x, tuple) and getattr(p, "__typing_is_unpacked_typevartuple__", None) is None and hasattr(p, "__typing_prepare_subst__") and type(p).__name__ == "TypeVarTuple":
                        given.extend(x)
                    else:
                        given.append(x)
                new = a[tuple(given)]
            else:
                new = a
        if unpack:
            out.extend(new)
        else:
            out.append(new)
    return tuple(out)


def _show(a):
    if a is ...:
        return "..."
    if type(a) is list:
        return f"[{', '.join([_show(x) for x in a])}]"
    if a is NoneType:
        return "NoneType"
    if hasattr(a, "__origin__") and hasattr(a, "__args__"):
        return repr(a)
    qualname = getattr(a, "__qualname__", None)
    module = getattr(a, "__module__", None)
    if qualname is None or module is None:
        return repr(a)
    return qualname if module == "builtins" else f"{module}.{qualname}"


_OWN = frozenset((
    "__class__", "__origin__", "__args__", "__unpacked__", "__parameters__", "__typing_unpacked_tuple_args__",
    "__mro_entries__", "__reduce_ex__", "__reduce__", "__copy__", "__deepcopy__", "__bases__",
))


class GenericAlias:
    """A class with type arguments, as list[int] is."""

    __slots__ = ("__origin__", "__args__", "__parameters__", "__unpacked__", "__weakref__")

    def __new__(cls, *given, **kwargs):
        if kwargs:
            raise TypeError("GenericAlias() takes no keyword arguments")
        if len(given) != 2:
            raise TypeError(f"GenericAlias expected 2 arguments, got {len(given)}")
        origin, args = given
        return _new_alias(cls, origin, args if isinstance(args, tuple) else (args,), False)

    def __getattribute__(self, name):
        if name in _OWN or type(self) is not GenericAlias and _has(type(self), name) and not _has(object, name):
            return object.__getattribute__(self, name)
        return getattr(object.__getattribute__(self, "__origin__"), name)

    def __getitem__(self, items):
        args = _substitute(self, self.__args__, self.__parameters__, items)
        return _new_alias(type(self), self.__origin__, args, self.__unpacked__)

    def __call__(self, /, *args, **kwargs):
        obj = self.__origin__(*args, **kwargs)
        try:
            obj.__orig_class__ = self
        except (AttributeError, TypeError):
            pass
        return obj

    def __mro_entries__(self, bases):
        return (self.__origin__,)

    def __repr__(self):
        args = ", ".join([_show(a) for a in self.__args__]) if self.__args__ else "()"
        star = "*" if self.__unpacked__ else ""
        return f"{star}{_show(self.__origin__)}[{args}]"

    def __eq__(self, other):
        if not isinstance(other, GenericAlias):
            return NotImplemented
        return (
            self.__origin__ == other.__origin__
            and self.__args__ == other.__args__
            and self.__unpacked__ == other.__unpacked__
        )

    def __hash__(self):
        return hash(self.__origin__) ^ hash(self.__args__)

    def __or__(self, other):
        return _make_union(self, other)

    def __ror__(self, other):
        return _make_union(other, self)

    def __iter__(self):
        return _alias_iterator(self)

    @property
    def __typing_unpacked_tuple_args__(self):
        if self.__unpacked__ and self.__origin__ is tuple:
            return self.__args__
        return None

    def __instancecheck__(self, instance):
        raise TypeError("isinstance() argument 2 cannot be a parameterized generic")

    def __subclasscheck__(self, cls):
        raise TypeError("issubclass() argument 2 cannot be a parameterized generic")

    def __reduce__(self):
        if self.__unpacked__:
            return (next, (iter(_new_alias(type(self), self.__origin__, self.__args__, False)),))
        return (type(self), (self.__origin__, self.__args__))

    def __reduce_ex__(self, protocol):
        return self.__reduce__()

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __dir__(self):
        return [*{*dir(self.__origin__), *_OWN}]

    @classmethod
    def __class_getitem__(cls, item):
        return GenericAlias(cls, item)


class _CallableGenericAlias(GenericAlias):
    # Callable[[arguments], result]: the types stand in one flat tuple.

    __module__ = "collections.abc"
    __slots__ = ()

    def __new__(cls, origin, args):
        if not (isinstance(args, tuple) and len(args) == 2):
            raise TypeError("Callable must be used as Callable[[arg, ...], result].")
        t_args, t_result = args
        if isinstance(t_args, (tuple, list)):
            args = (*t_args, t_result)
        elif not _is_param_expr(t_args):
            raise TypeError(f"Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got {t_args}")
        return super().__new__(cls, origin, args)

    def __repr__(self):
        args = self.__args__
        if len(args) == 2 and _is_param_expr(args[0]):
            return super().__repr__()
        shown = ", ".join([_show(a) for a in args[:-1]])
        return f"collections.abc.Callable[[{shown}], {_show(args[-1])}]"

    def __reduce__(self):
        args = self.__args__
        if not (len(args) == 2 and _is_param_expr(args[0])):
            args = [*args[:-1]], args[-1]
        from _collections_abc import Callable
        return _CallableGenericAlias, (Callable, args)

    def __getitem__(self, item):
        # Called for subscripting with type variables; a list of types may stand for a
        # single ParamSpec.
        if not isinstance(item, tuple):
            item = (item,)
        params = self.__parameters__
        if len(params) == 1 and type(params[0]).__name__ == "ParamSpec" and item and not _is_param_expr(item[0]):
            item = (item,)
        new = super().__getitem__(item).__args__
        if not isinstance(new[0], (tuple, list)):
            new = ([*new[:-1]], new[-1]) if not (len(new) == 2 and _is_param_expr(new[0])) else new
        return _CallableGenericAlias(self.__origin__, tuple(new))


def _is_param_expr(obj):
    if obj is ...:
        return True
    if isinstance(obj, (list, tuple)):
        return True
    t = type(obj)
    return t.__module__ == "typing" and t.__name__ in ("ParamSpec", "_ConcatenateGenericAlias")


class generic_alias_iterator:
    """What a starred alias in a subscript or call is taken from."""

    __module__ = "builtins"
    __slots__ = ("_alias",)

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create 'generic_alias_iterator' instances")

    def __iter__(self):
        return self

    def __next__(self):
        alias = self._alias
        if alias is None:
            raise StopIteration
        self._alias = None
        return _new_alias(type(alias), alias.__origin__, alias.__args__, True)

    def __reduce__(self):
        return (iter, (() if self._alias is None else self._alias,))


def _alias_iterator(alias):
    it = object.__new__(generic_alias_iterator)
    it._alias = alias
    return it


def _new_alias(cls, origin, args, starred):
    self = object.__new__(cls)
    _set(self, "__origin__", origin)
    _set(self, "__args__", args)
    _set(self, "__parameters__", _parameters_of(args))
    _set(self, "__unpacked__", starred)
    return self


_set = object.__setattr__


class UnionType:
    """Types of which one holds, as int | str says."""

    __slots__ = ("__args__", "_parameters", "__weakref__")

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create 'types.UnionType' instances")

    @property
    def __parameters__(self):
        try:
            return self._parameters
        except AttributeError:
            pass
        self._parameters = _parameters_of(self.__args__)
        return self._parameters

    def __repr__(self):
        return " | ".join(["None" if a is NoneType else _show(a) for a in self.__args__])

    def __eq__(self, other):
        if not isinstance(other, UnionType):
            return NotImplemented
        return {*self.__args__} == {*other.__args__}

    def __hash__(self):
        return hash(frozenset(self.__args__))

    def __or__(self, other):
        return _make_union(self, other)

    def __ror__(self, other):
        return _make_union(other, self)

    def __getitem__(self, items):
        out = None
        for a in _substitute(self, self.__args__, self.__parameters__, items):
            out = a if out is None else out | a
        return out

    def __instancecheck__(self, instance):
        for a in self.__args__:
            if isinstance(instance, a):
                return True
        return False

    def __subclasscheck__(self, cls):
        if not isinstance(cls, type):
            raise TypeError("issubclass() arg 1 must be a class")
        for a in self.__args__:
            if issubclass(cls, a):
                return True
        return False

    def __reduce__(self):
        return (_union_of, (self.__args__,))

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


def _unionable(x):
    return x is None or isinstance(x, (type, GenericAlias, UnionType)) or type(x).__name__ == "TypeAliasType"


def _make_union(a, b):
    if not _unionable(a) or not _unionable(b):
        return NotImplemented
    return _union_of((a, b))


def _union_of(parts):
    args = []
    for p in parts:
        for x in p.__args__ if isinstance(p, UnionType) else (p,):
            if x is None:
                x = NoneType
            for y in args:
                if x is y or type(x) is GenericAlias and x == y:
                    break
            else:
                args.append(x)
    if len(args) == 1:
        return args[0]
    self = object.__new__(UnionType)
    _set(self, "__args__", tuple(args))
    return self


for _cls in (GenericAlias, UnionType, generic_alias_iterator):
    _fix_class(_cls)
del _cls
