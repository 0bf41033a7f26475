# Protocols, named tuples, typed dictionaries and what else is a class of its own.

from abc import ABCMeta, abstractmethod
from types import FunctionType, GenericAlias, UnionType

import typing
from typing import (
    Annotated, Any, AnyStr, ClassVar, Final, Generic, NotRequired, ReadOnly, Required, T_co, Unpack, _AnnotatedAlias,
    _GenericAlias, _SpecialForm, _caller, _class_subscript, _forward, _generic_subclass, _type_check, _type_convert, get_args,
    get_origin,
)

__name__ = "typing"


# Protocols.

_PROTOCOL_NAMES = frozenset((
    "__parameters__", "__orig_bases__", "__orig_class__", "_is_protocol", "_is_runtime_protocol",
    "__protocol_attrs__", "__non_callable_proto_members__", "__type_params__", "__abstractmethods__",
    "__annotations__", "__dict__", "__doc__", "__init__", "__module__", "__new__", "__slots__",
    "__subclasshook__", "__weakref__", "__class_getitem__", "__match_args__", "__static_attributes__",
    "__firstlineno__", "__annotate__", "__annotate_func__", "__annotations_cache__", "_MutableMapping__marker",
    "_abc_impl", "__qualname__",
))


def _get_protocol_attrs(cls):
    names = set()
    for base in cls.__mro__[:-1]:
        if base.__name__ in ("Protocol", "Generic"):
            continue
        for name in [*base.__dict__, *getattr(base, "__annotations__", {})]:
            if name not in _PROTOCOL_NAMES and not name.startswith("_abc_"):
                names.add(name)
    return names


def _no_init_or_replace_init(self, *args, **kwargs):
    cls = type(self)
    if cls._is_protocol:
        raise TypeError("Protocols cannot be instantiated")
    if cls.__init__ is not _no_init_or_replace_init:
        return
    # The first __init__ further on in the order of the classes takes its place.
    seen = False
    for base in cls.__mro__:
        init = base.__dict__.get("__init__", _no_init_or_replace_init)
        if init is not _no_init_or_replace_init:
            cls.__init__ = init
            break
    else:
        cls.__init__ = object.__init__
    cls.__init__(self, *args, **kwargs)


class _ProtocolMeta(ABCMeta):
    def __new__(mcls, name, bases, namespace, /, **kwargs):
        if name == "Protocol" and bases == (Generic,):
            pass
        elif Protocol in bases:
            for base in bases:
                if not (
                    base in (object, Generic)
                    or base.__name__ in _PROTO_ALLOWLIST.get(base.__module__, ())
                    or issubclass(base, Generic)
                    and getattr(base, "_is_protocol", False)
                ):
                    raise TypeError(f"Protocols can only inherit from other protocols, got {base!r}")
        return super().__new__(mcls, name, bases, namespace, **kwargs)

    def __init__(cls, *args, **kwargs):
        if getattr(cls, "_is_protocol", False):
            cls.__protocol_attrs__ = _get_protocol_attrs(cls)

    def __subclasscheck__(cls, other):
        if cls is Protocol:
            return type.__subclasscheck__(cls, other)
        if getattr(cls, "_is_protocol", False):
            if not getattr(cls, "_is_runtime_protocol", False):
                _check_class(other)
                raise TypeError("Instance and class checks can only be used with @runtime_checkable protocols")
            if cls.__non_callable_proto_members__ and cls.__dict__.get("__subclasshook__") is _proto_hook:
                _check_class(other)
                names = ", ".join([repr(n) for n in sorted(cls.__non_callable_proto_members__)])
                raise TypeError(f"Protocols with non-method members don't support issubclass(). Non-method members: {names}.")
        return ABCMeta.__subclasscheck__(cls, other)

    def __instancecheck__(cls, instance):
        if cls is Protocol:
            return type.__instancecheck__(cls, instance)
        if not getattr(cls, "_is_protocol", False):
            return ABCMeta.__instancecheck__(cls, instance)
        if not getattr(cls, "_is_runtime_protocol", False):
            raise TypeError("Instance and class checks can only be used with @runtime_checkable protocols")
        if ABCMeta.__instancecheck__(cls, instance):
            return True
        getattr_static = _static
        for name in cls.__protocol_attrs__:
            value = getattr_static(instance, name)
            if value is _absent:
                return False
            if value is None and name not in cls.__non_callable_proto_members__:
                return False
        return True


def _unguarded(cls, other):
    # What abstract classes ask a protocol for among themselves.
    if cls is Protocol:
        return type.__subclasscheck__(cls, other)
    return ABCMeta.__subclasscheck__(cls, other)


_ProtocolMeta.__subclasscheck__.unguarded = _unguarded


def _check_class(other):
    if not isinstance(other, type):
        raise TypeError("issubclass() arg 1 must be a class")


_absent = object()


def _static(obj, name):
    # An attribute found without running code of the object.
    t = type(obj)
    for base in t.__mro__:
        if name in base.__dict__:
            return base.__dict__[name]
    if isinstance(obj, type):
        for base in obj.__mro__:
            if name in base.__dict__:
                return base.__dict__[name]
        return _absent
    try:
        return object.__getattribute__(obj, "__dict__").get(name, _absent)
    except AttributeError:
        return _absent


@classmethod
def _proto_hook(cls, other):
    if not cls.__dict__.get("_is_protocol", False):
        return NotImplemented
    for name in cls.__protocol_attrs__:
        for base in other.__mro__:
            if name in base.__dict__:
                if base.__dict__[name] is None:
                    return NotImplemented
                break
            if issubclass(other, Generic) and getattr(other, "_is_protocol", False) and name in getattr(base, "__annotations__", {}):
                break
        else:
            return NotImplemented
    return True


Protocol = None
_PROTO_ALLOWLIST = {
    "collections.abc": (
        "Callable", "Awaitable", "Iterable", "Iterator", "AsyncIterable", "AsyncIterator", "Hashable", "Sized",
        "Container", "Collection", "Reversible", "Buffer",
    ),
    "contextlib": ("AbstractContextManager", "AbstractAsyncContextManager"),
    "io": ("Reader", "Writer"),
    "os": ("PathLike",),
}


class Protocol(Generic, metaclass=_ProtocolMeta):
    """A base for classes that say which methods and attributes others have to have."""

    __slots__ = ()
    _is_protocol = True
    _is_runtime_protocol = False

    def __init_subclass__(cls, *args, **kwargs):
        _generic_subclass(cls, args, kwargs)
        if not cls.__dict__.get("_is_protocol", False):
            cls._is_protocol = False
            for b in cls.__bases__:
                if b is Protocol:
                    cls._is_protocol = True
        if "__subclasshook__" not in cls.__dict__:
            cls.__subclasshook__ = _proto_hook
        if cls._is_protocol and cls.__init__ is Protocol.__init__:
            cls.__init__ = _no_init_or_replace_init


Protocol.__init__ = _no_init_or_replace_init
typing.Protocol = Protocol


def runtime_checkable(cls):
    """Allows isinstance and issubclass with a protocol, by its names alone."""
    if not issubclass(cls, Generic) or not getattr(cls, "_is_protocol", False):
        raise TypeError(f"@runtime_checkable can be only applied to protocol classes, got {cls!r}")
    cls._is_runtime_protocol = True
    cls.__non_callable_proto_members__ = set()
    for name in cls.__protocol_attrs__:
        try:
            is_callable = callable(getattr(cls, name, None))
        except Exception as e:
            raise TypeError(f"Failed to determine whether protocol member {name!r} is a method member") from e
        if not is_callable:
            cls.__non_callable_proto_members__.add(name)
    return cls


def is_protocol(tp, /):
    return isinstance(tp, type) and getattr(tp, "_is_protocol", False) and tp is not Protocol and tp is not Generic


def get_protocol_members(tp, /):
    if not is_protocol(tp):
        raise TypeError(f"{tp!r} is not a Protocol")
    return frozenset(tp.__protocol_attrs__)


@runtime_checkable
class SupportsInt(Protocol):
    __slots__ = ()

    @abstractmethod
    def __int__(self) -> int:
        pass


@runtime_checkable
class SupportsFloat(Protocol):
    __slots__ = ()

    @abstractmethod
    def __float__(self) -> float:
        pass


@runtime_checkable
class SupportsComplex(Protocol):
    __slots__ = ()

    @abstractmethod
    def __complex__(self) -> complex:
        pass


@runtime_checkable
class SupportsBytes(Protocol):
    __slots__ = ()

    @abstractmethod
    def __bytes__(self) -> bytes:
        pass


@runtime_checkable
class SupportsIndex(Protocol):
    __slots__ = ()

    @abstractmethod
    def __index__(self) -> int:
        pass


@runtime_checkable
class SupportsAbs(Protocol[T_co]):
    __slots__ = ()

    @abstractmethod
    def __abs__(self) -> T_co:
        pass


@runtime_checkable
class SupportsRound(Protocol[T_co]):
    __slots__ = ()

    @abstractmethod
    def __round__(self, ndigits: int = 0) -> T_co:
        pass


# NamedTuple.

_PROHIBITED = frozenset((
    "__new__", "__init__", "__slots__", "__getnewargs__", "_fields", "_field_defaults", "_field_types", "_make",
    "_replace", "_asdict", "_source",
))
_SPECIAL = frozenset(("__module__", "__name__", "__annotations__", "__annotate__", "__annotate_func__", "__annotations_cache__"))


def _make_nmtuple(name, fields, annotate, module, defaults=()):
    from collections import namedtuple
    nt = namedtuple(name, fields, defaults=defaults, module=module)
    nt.__new__.__annotate__ = annotate
    nt.__annotate__ = annotate
    return nt


class _NamedTupleMeta(type):
    def __new__(cls, typename, bases, ns):
        for base in bases:
            if base is not _NamedTuple and base is not Generic:
                raise TypeError("can only inherit from a NamedTuple type and Generic")
        bases = tuple([tuple if base is _NamedTuple else base for base in bases])
        annotate, names = _class_annotations(ns)
        default_names = []
        for field in names:
            if field in ns:
                default_names.append(field)
            elif default_names:
                raise TypeError(
                    f"Non-default namedtuple field {field} cannot follow default field"
                    f"{'s' if len(default_names) > 1 else ''} {', '.join(default_names)}"
                )
        nt = _make_nmtuple(typename, names, annotate, ns["__module__"], [ns[n] for n in default_names])
        nt.__bases__ = bases
        if Generic in bases:
            nt.__class_getitem__ = classmethod(_class_subscript)
        for key, value in ns.items():
            if key in _PROHIBITED:
                raise AttributeError(f"Cannot overwrite NamedTuple attribute {key}")
            if key in _SPECIAL or key == "__classcell__":
                continue
            if key not in nt._fields:
                setattr(nt, key, value)
                set_name = getattr(type(value), "__set_name__", None)
                if set_name is not None:
                    try:
                        set_name(value, nt, key)
                    except BaseException as e:
                        e.add_note(f"Error calling __set_name__ on {type(value).__name__!r} instance {key!r} in {typename!r}")
                        raise
        if Generic in bases:
            nt.__init_subclass__()
        return nt


def _class_annotations(ns):
    # The annotate function of a class body, and the names it annotates.
    annotate = ns.get("__annotate__") or ns.get("__annotate_func__")
    if annotate is not None:
        from annotationlib import Format, call_annotate_function
        names = [*call_annotate_function(annotate, Format.FORWARDREF)]
        return _checked_annotate(annotate), names
    types = ns.get("__annotations__", {})
    checked = {n: _type_check(t, f"field {n} annotation must be a type") for n, t in types.items()}
    return (lambda format=1: checked), [*types]


def _checked_annotate(annotate):
    def __annotate__(format):
        from annotationlib import Format, call_annotate_function
        types = call_annotate_function(annotate, format)
        if format == Format.STRING:
            return types
        return {n: _type_check(t, f"field {n} annotation must be a type") for n, t in types.items()}

    return __annotate__


def NamedTuple(typename, fields=_absent, /, **kwargs):
    """A namedtuple whose fields are annotations of a class."""
    if fields is _absent or fields is None:
        if fields is None and kwargs:
            raise TypeError("Cannot pass `None` as the 'fields' parameter and also specify fields using keyword arguments")
        fields = kwargs.items()
    elif kwargs:
        raise TypeError("Either list of fields or keywords can be provided to NamedTuple, not both")
    types = {n: _type_check(t, f"field {n} annotation must be a type") for n, t in fields}
    nt = _make_nmtuple(typename, [*types], lambda format=1: types, module=_caller())
    nt.__orig_bases__ = (NamedTuple,)
    return nt


class _NamedTupleBase(tuple):
    pass


_NamedTuple = type.__new__(_NamedTupleMeta, "NamedTuple", (), {})


def _namedtuple_mro_entries(bases):
    return (_NamedTuple,)


NamedTuple.__mro_entries__ = _namedtuple_mro_entries


# TypedDict.


def _qualifiers(annotation):
    while True:
        origin = get_origin(annotation)
        if origin is Annotated:
            args = get_args(annotation)
            if not args:
                return
            annotation = args[0]
        elif origin in (Required, NotRequired, ReadOnly):
            yield origin
            (annotation,) = get_args(annotation)
        else:
            return


class _TypedDictMeta(type):
    def __new__(cls, name, bases, ns, total=True):
        for base in bases:
            if type(base) is not _TypedDictMeta and base is not Generic:
                raise TypeError("cannot inherit from both a TypedDict type and a non-TypedDict base class")
        generic_base = (Generic,) if any(issubclass(b, Generic) for b in bases) else ()
        tp_dict = type.__new__(_TypedDictMeta, name, (*generic_base, dict), {k: v for k, v in ns.items() if k not in ("__annotate__", "__annotate_func__", "__annotations__")})
        if "__orig_bases__" not in ns:
            tp_dict.__orig_bases__ = bases
        annotate = ns.get("__annotate__") or ns.get("__annotate_func__")
        if annotate is not None:
            from annotationlib import Format, call_annotate_function
            own = call_annotate_function(annotate, Format.FORWARDREF, owner=tp_dict)
        else:
            own = ns.get("__annotations__", {})
        msg = "TypedDict('Name', {f0: t0, f1: t1, ...}); each t must be a type"
        own = {n: _type_check(t, msg, module=tp_dict.__module__, is_argument=False) for n, t in own.items()}
        annotations = {}
        required = set()
        optional = set()
        readonly = set()
        mutable = set()
        for base in bases:
            d = base.__dict__
            annotations.update(d.get("_typed_annotations", {}))
            base_required = d.get("__required_keys__", set())
            required |= base_required
            optional -= base_required
            base_optional = d.get("__optional_keys__", set())
            required -= base_optional
            optional |= base_optional
            readonly.update(d.get("__readonly_keys__", ()))
            mutable.update(d.get("__mutable_keys__", ()))
        annotations.update(own)
        for key, t in own.items():
            qualifiers = {*_qualifiers(t)}
            if Required in qualifiers:
                is_required = True
            elif NotRequired in qualifiers:
                is_required = False
            else:
                is_required = total
            if is_required:
                required.add(key)
                optional.discard(key)
            else:
                optional.add(key)
                required.discard(key)
            if ReadOnly in qualifiers:
                if key in mutable:
                    raise TypeError(f"Cannot override mutable key {key!r} with read-only key")
                readonly.add(key)
            else:
                mutable.add(key)
                readonly.discard(key)
        if not required.isdisjoint(optional):
            raise TypeError(f"Required keys overlap with optional keys in {name}: {required=}, {optional=}")
        type.__setattr__(tp_dict, "_typed_annotations", annotations)
        tp_dict.__annotations__ = annotations
        tp_dict.__required_keys__ = frozenset(required)
        tp_dict.__optional_keys__ = frozenset(optional)
        tp_dict.__readonly_keys__ = frozenset(readonly)
        tp_dict.__mutable_keys__ = frozenset(mutable)
        tp_dict.__total__ = total
        return tp_dict

    __call__ = dict

    def __subclasscheck__(cls, other):
        raise TypeError("TypedDict does not support instance and class checks")

    __instancecheck__ = __subclasscheck__


def TypedDict(typename, fields=_absent, /, *, total=True):
    """A class of dicts with given keys. At run time it makes plain dicts."""
    if fields is _absent or fields is None:
        fields = {}
    ns = {"__annotations__": dict(fields)}
    module = _caller(None)
    if module is not None:
        ns["__module__"] = module
    td = _TypedDictMeta(typename, (), ns, total=total)
    td.__orig_bases__ = (TypedDict,)
    return td


_TypedDict = type.__new__(_TypedDictMeta, "TypedDict", (), {})


def _typeddict_mro_entries(bases):
    return (_TypedDict,)


TypedDict.__mro_entries__ = _typeddict_mro_entries


def is_typeddict(tp):
    return isinstance(tp, _TypedDictMeta)


# NewType.


class NewType:
    """A name for a type that type checkers keep apart. At run time it gives what it is given."""

    def __init__(self, name, tp):
        self.__qualname__ = name
        if "." in name:
            name = name.rpartition(".")[-1]
        self.__name__ = name
        self.__supertype__ = tp
        module = _caller(None)
        if module != "typing":
            self.__module__ = module

    def __call__(self, x, /):
        return x

    def __mro_entries__(self, bases):
        superclass = self.__name__

        class Dummy:
            def __init_subclass__(cls):
                raise TypeError(
                    f"Cannot subclass an instance of NewType. Perhaps you were looking for: "
                    f"`{cls.__name__} = NewType({cls.__name__!r}, {superclass})`"
                )

        return (Dummy,)

    def __repr__(self):
        return f"{self.__module__}.{self.__qualname__}"

    def __reduce__(self):
        return self.__qualname__

    def __or__(self, other):
        return typing.Union[self, other]

    def __ror__(self, other):
        return typing.Union[other, self]


# Files.


class IO(Generic[AnyStr]):
    __slots__ = ()

    @property
    @abstractmethod
    def mode(self) -> str:
        pass

    @property
    @abstractmethod
    def name(self) -> str:
        pass

    @property
    @abstractmethod
    def closed(self) -> bool:
        pass


def _file_methods(cls, names):
    def method(name):
        @abstractmethod
        def f(self, *args):
            pass

        f.__name__ = name
        f.__qualname__ = f"{cls.__name__}.{name}"
        setattr(cls, name, f)

    for name in names.split():
        method(name)


_file_methods(
    IO,
    "close fileno flush isatty read readable readline readlines seek seekable tell truncate writable write writelines "
    "__enter__ __exit__",
)


class BinaryIO(IO[bytes]):
    __slots__ = ()


_file_methods(BinaryIO, "write __enter__")


class TextIO(IO[str]):
    __slots__ = ()

    @property
    @abstractmethod
    def buffer(self) -> BinaryIO:
        pass

    @property
    @abstractmethod
    def encoding(self) -> str:
        pass


_file_methods(TextIO, "__enter__")


# Annotations.


def no_type_check(arg):
    if isinstance(arg, type):
        for key in dir(arg):
            obj = getattr(arg, key)
            if not hasattr(obj, "__qualname__") or obj.__qualname__ != f"{arg.__qualname__}.{obj.__name__}" or getattr(obj, "__module__", None) != arg.__module__:
                continue
            if isinstance(obj, FunctionType):
                obj.__no_type_check__ = True
            elif hasattr(obj, "__func__"):
                obj.__func__.__no_type_check__ = True
            elif isinstance(obj, type):
                no_type_check(obj)
    try:
        arg.__no_type_check__ = True
    except TypeError:
        pass
    return arg


def no_type_check_decorator(decorator):
    from functools import wraps
    from warnings import warn
    warn("'typing.no_type_check_decorator' is deprecated and slated for removal in Python 3.15", DeprecationWarning, 2)

    @wraps(decorator)
    def wrapped_decorator(*args, **kwds):
        return no_type_check(decorator(*args, **kwds))

    return wrapped_decorator


def _eval_type(t, globalns, localns, type_params=(), *, recursive_guard=frozenset(), format=None, owner=None):
    # Evaluates the forward references in a type.
    from annotationlib import ForwardRef
    if isinstance(t, ForwardRef):
        return evaluate_forward_ref(t, globals=globalns, locals=localns, type_params=type_params, owner=owner, _recursive_guard=recursive_guard, format=format)
    if isinstance(t, (_GenericAlias, GenericAlias, UnionType)):
        if isinstance(t, GenericAlias):
            args = tuple([_forward(a) if isinstance(a, str) else a for a in t.__args__])
            is_unpacked = t.__unpacked__
            if args != t.__args__:
                t = GenericAlias(t.__origin__, args)
                if is_unpacked:
                    (t,) = t
        ev_args = tuple([
            _eval_type(a, globalns, localns, type_params, recursive_guard=recursive_guard, format=format, owner=owner)
            for a in t.__args__
        ])
        if isinstance(t, GenericAlias) and t.__unpacked__:
            return Unpack[GenericAlias(t.__origin__, ev_args)]
        if ev_args == t.__args__:
            return t
        if isinstance(t, GenericAlias):
            return GenericAlias(t.__origin__, ev_args)
        if isinstance(t, UnionType):
            out = ev_args[0]
            for a in ev_args[1:]:
                out = out | a
            return out
        return t.copy_with(ev_args)
    return t


def evaluate_forward_ref(forward_ref, *, owner=None, globals=None, locals=None, type_params=None, format=None, _recursive_guard=frozenset()):
    """Evaluate a forward reference as a type hint."""
    from annotationlib import Format
    if format == Format.STRING:
        return forward_ref.__forward_arg__
    if forward_ref.__forward_arg__ in _recursive_guard:
        return forward_ref
    value = forward_ref.evaluate(globals=globals, locals=locals, type_params=type_params, owner=owner, format=format or Format.VALUE)
    if format == Format.FORWARDREF and value is forward_ref:
        return value
    if isinstance(value, str):
        value = _forward(value, forward_ref.__forward_module__, forward_ref.__forward_is_class__)
    value = _type_check(
        value, "Forward references must evaluate to types.", is_argument=forward_ref.__forward_is_argument__,
        allow_special_forms=forward_ref.__forward_is_class__,
    )
    return _eval_type(
        value, globals, locals, type_params or (), recursive_guard=_recursive_guard | {forward_ref.__forward_arg__},
        format=format, owner=owner,
    )


def _strip_annotations(t):
    if isinstance(t, _AnnotatedAlias):
        return _strip_annotations(t.__origin__)
    if hasattr(t, "__origin__") and t.__origin__ in (Required, NotRequired, ReadOnly):
        return _strip_annotations(t.__args__[0])
    if isinstance(t, (_GenericAlias, GenericAlias, UnionType)):
        stripped = tuple([_strip_annotations(a) for a in t.__args__])
        if stripped == t.__args__:
            return t
        if isinstance(t, GenericAlias):
            return GenericAlias(t.__origin__, stripped)
        if isinstance(t, UnionType):
            out = stripped[0]
            for a in stripped[1:]:
                out = out | a
            return out
        return t.copy_with(stripped)
    return t


def get_type_hints(obj, globalns=None, localns=None, include_extras=False, *, format=None):
    """The annotations of an object with strings evaluated, for a class its bases' too."""
    if getattr(obj, "__no_type_check__", None):
        return {}
    import sys
    from annotationlib import Format, get_annotations
    if format is None:
        format = Format.VALUE
    hints = {}
    if isinstance(obj, type):
        for base in reversed(obj.__mro__):
            ann = get_annotations(base, format=format) if base is not object else {}
            if format == Format.STRING:
                hints.update(ann)
                continue
            if globalns is None:
                base_globals = getattr(sys.modules.get(base.__module__, None), "__dict__", {})
            else:
                base_globals = globalns
            base_locals = dict(vars(base)) if localns is None else localns
            if localns is None and globalns is None:
                base_globals, base_locals = base_locals, base_globals
            params = base.__type_params__ if hasattr(base, "__type_params__") else ()
            for name, value in ann.items():
                if isinstance(value, str):
                    value = _forward(value, None, True)
                    value.__forward_is_argument__ = False
                hints[name] = _eval_type(_type_convert(value), base_globals, base_locals, params, format=format, owner=obj)
        if include_extras or format == Format.STRING:
            return hints
        return {k: _strip_annotations(t) for k, t in hints.items()}
    ann = getattr(obj, "__annotations__", None) if format == Format.VALUE else None
    if ann is None:
        try:
            ann = get_annotations(obj, format=format)
        except TypeError:
            ann = None
    if ann is None or not ann and not hasattr(obj, "__annotations__") and not callable(obj):
        if isinstance(obj, _allowed_types()):
            return {}
        raise TypeError(f"{obj!r} is not a module, class, method, or function.")
    hints = dict(ann)
    if format == Format.STRING:
        return hints
    if globalns is None:
        if isinstance(obj, type(sys)):
            globalns = obj.__dict__
        else:
            nsobj = obj
            while hasattr(nsobj, "__wrapped__"):
                nsobj = nsobj.__wrapped__
            globalns = getattr(nsobj, "__globals__", {})
        if localns is None:
            localns = globalns
    elif localns is None:
        localns = globalns
    params = getattr(obj, "__type_params__", ())
    for name, value in hints.items():
        if isinstance(value, str):
            value = _forward(value)
            value.__forward_is_argument__ = not isinstance(obj, type(sys))
        hints[name] = _eval_type(_type_convert(value), globalns, localns, params, format=format, owner=obj)
    return hints if include_extras else {k: _strip_annotations(t) for k, t in hints.items()}


def _allowed_types():
    import types
    return (
        types.FunctionType, types.BuiltinFunctionType, types.MethodType, types.ModuleType, types.WrapperDescriptorType,
        types.MethodWrapperType, types.MethodDescriptorType,
    )
