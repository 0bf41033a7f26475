import types

__all__ = [
    "dataclass", "field", "Field", "FrozenInstanceError", "InitVar", "KW_ONLY", "MISSING", "fields", "asdict", "astuple",
    "make_dataclass", "replace", "is_dataclass",
]


class FrozenInstanceError(AttributeError):
    pass


class _Named:
    # A value that shows itself as a name.
    def __init__(self, name):
        self._name = name

    def __repr__(self):
        return self._name


class _HAS_DEFAULT_FACTORY_CLASS:
    def __repr__(self):
        return "<factory>"


_HAS_DEFAULT_FACTORY = _HAS_DEFAULT_FACTORY_CLASS()


class _MISSING_TYPE:
    pass


MISSING = _MISSING_TYPE()


class _KW_ONLY_TYPE:
    pass


KW_ONLY = _KW_ONLY_TYPE()
_FIELD = _Named("_FIELD")
_FIELD_CLASSVAR = _Named("_FIELD_CLASSVAR")
_FIELD_INITVAR = _Named("_FIELD_INITVAR")
_FIELDS = "__dataclass_fields__"
_PARAMS = "__dataclass_params__"
_POST_INIT_NAME = "__post_init__"
_NO_DEFAULT = _Named("_NO_DEFAULT")

_ATOMIC_TYPES = frozenset((
    types.NoneType, bool, int, float, str, complex, bytes, types.EllipsisType, types.NotImplementedType, types.CodeType,
    types.BuiltinFunctionType, types.FunctionType, type, range, property,
))


class InitVar:
    __slots__ = ("type",)

    def __init__(self, type):
        self.type = type

    def __repr__(self):
        if isinstance(self.type, type):
            name = self.type.__name__
        else:
            name = repr(self.type)
        return f"dataclasses.InitVar[{name}]"

    def __class_getitem__(cls, type):
        return InitVar(type)


class Field:
    __slots__ = (
        "name", "type", "default", "default_factory", "repr", "hash", "init", "compare", "metadata", "kw_only", "doc",
        "_field_type",
    )

    def __init__(self, default, default_factory, init, repr, hash, compare, metadata, kw_only, doc=None):
        self.name = None
        self.type = None
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.repr = repr
        self.hash = hash
        self.compare = compare
        self.metadata = _NO_METADATA if metadata is None else types.MappingProxyType(metadata)
        self.kw_only = kw_only
        self.doc = doc
        self._field_type = None

    def __repr__(self):
        if (id(self), "repr") in _shown:
            return "..."
        _shown.add((id(self), "repr"))
        try:
            return (
                "Field("
                f"name={self.name!r},"
                f"type={self.type!r},"
                f"default={self.default!r},"
                f"default_factory={self.default_factory!r},"
                f"init={self.init!r},"
                f"repr={self.repr!r},"
                f"hash={self.hash!r},"
                f"compare={self.compare!r},"
                f"metadata={self.metadata!r},"
                f"kw_only={self.kw_only!r},"
                f"_field_type={self._field_type}"
                ")"
            )
        finally:
            _shown.discard((id(self), "repr"))

    def __set_name__(self, owner, name):
        # Forwarded to a default that is a descriptor.
        func = getattr(type(self.default), "__set_name__", None)
        if func:
            func(self.default, owner, name)

    __class_getitem__ = classmethod(types.GenericAlias)


_NO_METADATA = types.MappingProxyType({})
# By id. The text in each key keeps them in no place that ids decide: the work of a set would depend on those.
_shown = set()


class _DataclassParams:
    __slots__ = ("init", "repr", "eq", "order", "unsafe_hash", "frozen", "match_args", "kw_only", "slots", "weakref_slot")

    def __init__(self, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots, weakref_slot):
        self.init = init
        self.repr = repr
        self.eq = eq
        self.order = order
        self.unsafe_hash = unsafe_hash
        self.frozen = frozen
        self.match_args = match_args
        self.kw_only = kw_only
        self.slots = slots
        self.weakref_slot = weakref_slot

    def __repr__(self):
        parts = [f"{n}={getattr(self, n)!r}" for n in self.__slots__]
        return f"_DataclassParams({','.join(parts)})"


def field(
    *, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True, metadata=None,
    kw_only=MISSING, doc=None,
):
    """Say more about a field than its annotation and default can."""
    if default is not MISSING and default_factory is not MISSING:
        raise ValueError("cannot specify both default and default_factory")
    return Field(default, default_factory, init, repr, hash, compare, metadata, kw_only, doc)


# Making methods of source text.


class _Methods:
    """The methods of a class, collected as text and made by one compilation."""

    def __init__(self, globals):
        self.globals = globals
        self.names = []
        self.text = []
        self.locals = {}
        self.annotations = {}
        self.forced = {}

    def add(self, name, params, body, *, return_type=MISSING, overwrite_error=False, unconditional=False, annotations=None):
        self.names.append(name)
        self.text.append(f" def {name}({params}):\n" + "\n".join([f"  {line}" for line in body]))
        self.annotations[name] = annotations if annotations is not None else {}
        if return_type is not MISSING:
            self.annotations[name] = {**self.annotations[name], "return": return_type}
        self.forced[name] = (overwrite_error, unconditional)

    def make(self, cls):
        if not self.names:
            return
        source = f"def __create_fn__({', '.join(self.locals)}):\n" + "\n".join(self.text)
        source += f"\n return {', '.join(self.names)},\n"
        ns = {}
        exec(source, self.globals, ns)
        for name, fn in zip(self.names, ns["__create_fn__"](**self.locals)):
            fn.__qualname__ = f"{cls.__qualname__}.{name}"
            if self.annotations[name]:
                fn.__annotations__ = self.annotations[name]
            overwrite_error, unconditional = self.forced[name]
            if unconditional:
                setattr(cls, name, fn)
            elif _set_new_attribute(cls, name, fn) and overwrite_error:
                more = "" if overwrite_error is True else f" {overwrite_error}"
                raise TypeError(f"Cannot overwrite attribute {name} in class {cls.__name__}{more}")


def _set_new_attribute(cls, name, value):
    # Whether the class has the attribute itself; if not, it gets it.
    if name in cls.__dict__:
        return True
    setattr(cls, name, value)
    return False


def _tuple_text(obj, fields):
    if not fields:
        return "()"
    return f"({','.join([f'{obj}.{f.name}' for f in fields])},)"


def _init_param(f):
    if f.default is MISSING and f.default_factory is MISSING:
        default = ""
    elif f.default is not MISSING:
        default = f"=__dataclass_dflt_{f.name}__"
    else:
        default = "=__dataclass_HAS_DEFAULT_FACTORY__"
    return f"{f.name}{default}"


def _init_line(f, frozen, self_name, slots):
    default = f"__dataclass_dflt_{f.name}__"
    if f.default_factory is not MISSING:
        if f.init:
            value = f"{default}() if {f.name} is __dataclass_HAS_DEFAULT_FACTORY__ else {f.name}"
        else:
            value = f"{default}()"
    elif f.init:
        value = f.name
    elif slots and f.default is not MISSING:
        value = default
    else:
        return None
    if f._field_type is _FIELD_INITVAR:
        return None
    if frozen:
        return f"__dataclass_builtins_object__.__setattr__({self_name},{f.name!r},{value})"
    return f"{self_name}.{f.name}={value}"


def _add_init(methods, fields, std, kw_only, frozen, has_post_init, self_name, slots):
    seen_default = None
    for f in std:
        if f.init:
            if not (f.default is MISSING and f.default_factory is MISSING):
                seen_default = f
            elif seen_default:
                raise TypeError(f"non-default argument {f.name!r} follows default argument {seen_default.name!r}")
    body = []
    for f in fields:
        line = _init_line(f, frozen, self_name, slots)
        if line:
            body.append(line)
        if f.default_factory is not MISSING:
            methods.locals[f"__dataclass_dflt_{f.name}__"] = f.default_factory
        elif f.default is not MISSING:
            methods.locals[f"__dataclass_dflt_{f.name}__"] = f.default
    methods.locals["__dataclass_HAS_DEFAULT_FACTORY__"] = _HAS_DEFAULT_FACTORY
    methods.locals["__dataclass_builtins_object__"] = object
    if has_post_init:
        names = ",".join([f.name for f in fields if f._field_type is _FIELD_INITVAR])
        body.append(f"{self_name}.{_POST_INIT_NAME}({names})")
    params = [self_name, *[_init_param(f) for f in std]]
    if kw_only:
        params += ["*", *[_init_param(f) for f in kw_only]]
    annotations = {f.name: f.type for f in (*std, *kw_only)}
    methods.add("__init__", ", ".join(params), body or ["pass"], return_type=None, annotations=annotations)


def _recursive_repr(function):
    def wrapper(self):
        key = id(self), id(function), "repr"
        if key in _shown:
            return "..."
        _shown.add(key)
        try:
            return function(self)
        finally:
            _shown.discard(key)

    wrapper.__name__ = function.__name__
    wrapper.__qualname__ = function.__qualname__
    wrapper.__doc__ = function.__doc__
    wrapper.__wrapped__ = function
    return wrapper


def _add_frozen(methods, cls, fields):
    methods.locals["__dataclass_cls__"] = cls
    methods.locals["__dataclass_FrozenInstanceError__"] = FrozenInstanceError
    condition = "type(self) is __dataclass_cls__"
    if fields:
        condition += f" or name in {({f.name for f in fields})!r}"
    for name, params, args, word in (
        ("__setattr__", "self, name, value", "name, value", "assign to"),
        ("__delattr__", "self, name", "name", "delete"),
    ):
        body = [
            f"if {condition}:",
            f" raise __dataclass_FrozenInstanceError__(f'cannot {word} field {{name!r}}')",
            f"super(__dataclass_cls__, self).{name}({args})",
        ]
        methods.add(name, params, body, overwrite_error=True)


# What kind of field an annotation makes.


def _is_type(annotation, cls, module_name, names):
    # Whether a string annotation names one of a module's classes, as far as its text shows.
    text = annotation.strip()
    head = text.partition("[")[0].strip()
    prefix, _, last = head.rpartition(".")
    if last not in names:
        return False
    import sys
    ns = getattr(sys.modules.get(cls.__module__), "__dict__", {})
    module = sys.modules.get(module_name)
    if module is None:
        return False
    if prefix:
        return ns.get(prefix) is module
    return ns.get(last) is getattr(module, last, _NO_DEFAULT)


def _get_field(cls, name, annotation, default_kw_only):
    default = getattr(cls, name, MISSING)
    if isinstance(default, Field):
        f = default
    else:
        if isinstance(default, types.MemberDescriptorType):
            # A field in __slots__, so it has no default value.
            default = MISSING
        f = field(default=default)
    f.name = name
    f.type = annotation
    f._field_type = _FIELD
    import sys
    typing = sys.modules.get("typing")
    if typing:
        if annotation is typing.ClassVar or getattr(annotation, "__origin__", None) is typing.ClassVar:
            f._field_type = _FIELD_CLASSVAR
        elif isinstance(annotation, str) and _is_type(annotation, cls, "typing", ("ClassVar",)):
            f._field_type = _FIELD_CLASSVAR
    if f._field_type is _FIELD:
        if annotation is InitVar or type(annotation) is InitVar:
            f._field_type = _FIELD_INITVAR
        elif isinstance(annotation, str) and _is_type(annotation, cls, "dataclasses", ("InitVar",)):
            f._field_type = _FIELD_INITVAR
    if f._field_type in (_FIELD_CLASSVAR, _FIELD_INITVAR):
        if f.default_factory is not MISSING:
            raise TypeError(f"field {f.name} cannot have a default factory")
    if f._field_type in (_FIELD, _FIELD_INITVAR):
        if f.kw_only is MISSING:
            f.kw_only = default_kw_only
    elif f.kw_only is not MISSING:
        raise TypeError(f"field {f.name} is a ClassVar but specifies kw_only")
    if f._field_type is _FIELD and f.default.__class__.__hash__ is None:
        raise ValueError(
            f"mutable default {f.default.__class__} for field {f.name} is not allowed: use default_factory"
        )
    return f


def _annotations_of(cls):
    try:
        return cls.__annotations__
    except NameError:
        from annotationlib import Format, get_annotations
        return get_annotations(cls, format=Format.FORWARDREF)


def _process_class(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots, weakref_slot):
    fields = {}
    import sys
    globals = getattr(sys.modules.get(cls.__module__), "__dict__", {})
    methods = _Methods(globals)
    setattr(cls, _PARAMS, _DataclassParams(init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots, weakref_slot))
    any_frozen_base = False
    all_frozen_bases = None
    has_dataclass_bases = False
    for b in cls.__mro__[-1:0:-1]:
        base_fields = getattr(b, _FIELDS, None)
        if base_fields is not None:
            has_dataclass_bases = True
            for f in base_fields.values():
                fields[f.name] = f
            if all_frozen_bases is None:
                all_frozen_bases = True
            frozen_base = getattr(b, _PARAMS).frozen
            all_frozen_bases = all_frozen_bases and frozen_base
            any_frozen_base = any_frozen_base or frozen_base
    cls_fields = []
    KW_ONLY_seen = False
    annotations = _annotations_of(cls)
    for name, annotation in annotations.items():
        if annotation is KW_ONLY or isinstance(annotation, str) and _is_type(annotation, cls, "dataclasses", ("KW_ONLY",)):
            if KW_ONLY_seen:
                raise TypeError(f"{name!r} is KW_ONLY, but KW_ONLY has already been specified")
            KW_ONLY_seen = True
            kw_only = True
        else:
            cls_fields.append(_get_field(cls, name, annotation, kw_only))
    for f in cls_fields:
        fields[f.name] = f
        if isinstance(getattr(cls, f.name, None), Field):
            if f.default is MISSING:
                delattr(cls, f.name)
            else:
                setattr(cls, f.name, f.default)
    for name, value in cls.__dict__.items():
        if isinstance(value, Field) and name not in annotations:
            raise TypeError(f"{name!r} is a field but has no type annotation")
    if has_dataclass_bases:
        if any_frozen_base and not frozen:
            raise TypeError("cannot inherit non-frozen dataclass from a frozen one")
        if all_frozen_bases is False and frozen:
            raise TypeError("cannot inherit frozen dataclass from a non-frozen one")
    setattr(cls, _FIELDS, fields)
    class_hash = cls.__dict__.get("__hash__", MISSING)
    has_explicit_hash = not (class_hash is MISSING or class_hash is None and "__eq__" in cls.__dict__)
    if order and not eq:
        raise ValueError("eq must be true if order is true")
    all_init = [f for f in fields.values() if f._field_type in (_FIELD, _FIELD_INITVAR)]
    std = tuple([f for f in all_init if f.init and not f.kw_only])
    kw = tuple([f for f in all_init if f.init and f.kw_only])
    if init:
        self_name = "__dataclass_self__" if "self" in fields else "self"
        _add_init(methods, all_init, std, kw, frozen, hasattr(cls, _POST_INIT_NAME), self_name, slots)
    field_list = [f for f in fields.values() if f._field_type is _FIELD]
    if repr:
        parts = ", ".join([f"{f.name}={{self.{f.name}!r}}" for f in field_list if f.repr])
        methods.locals["__dataclass_recursive_repr__"] = _recursive_repr
        methods.text.append(" @__dataclass_recursive_repr__")
        methods.add("__repr__", "self", [f'return f"{{self.__class__.__qualname__}}({parts})"'])
        methods.text[-2:] = [methods.text[-2] + "\n" + methods.text[-1]]
    if eq:
        compared = [f for f in field_list if f.compare]
        terms = [f"self.{f.name}==other.{f.name}" for f in compared]
        methods.add("__eq__", "self, other", [
            "if self is other:",
            " return True",
            "if other.__class__ is self.__class__:",
            f" return {' and '.join(terms) or 'True'}",
            "return NotImplemented",
        ])
    if order:
        compared = [f for f in field_list if f.compare]
        mine, others = _tuple_text("self", compared), _tuple_text("other", compared)
        for name, op in (("__lt__", "<"), ("__le__", "<="), ("__gt__", ">"), ("__ge__", ">=")):
            methods.add(name, "self, other", [
                "if other.__class__ is self.__class__:",
                f" return {mine}{op}{others}",
                "return NotImplemented",
            ], overwrite_error="Consider using functools.total_ordering")
    if frozen:
        _add_frozen(methods, cls, field_list)
    _decide_hash(cls, methods, unsafe_hash, eq, frozen, has_explicit_hash, field_list)
    methods.make(cls)
    _set_new_attribute(cls, "__replace__", _replace)
    if not getattr(cls, "__doc__"):
        cls.__doc__ = _doc_of(cls, std, kw, init and "__init__" in methods.names and cls.__init__.__qualname__ == f"{cls.__qualname__}.__init__")
    if match_args:
        _set_new_attribute(cls, "__match_args__", tuple([f.name for f in std]))
    if weakref_slot and not slots:
        raise TypeError("weakref_slot is True but slots is False")
    if slots:
        cls = _add_slots(cls, frozen, weakref_slot, fields)
    from abc import update_abstractmethods
    update_abstractmethods(cls)
    return cls


def _decide_hash(cls, methods, unsafe_hash, eq, frozen, explicit, field_list):
    # The table of what happens to __hash__.
    if unsafe_hash:
        if explicit:
            raise TypeError(f"Cannot overwrite attribute __hash__ in class {cls.__name__}")
        make = True
    elif eq and frozen:
        if explicit:
            return
        make = True
    elif eq:
        if not explicit:
            cls.__hash__ = None
        return
    else:
        return
    hashed = [f for f in field_list if (f.compare if f.hash is None else f.hash)]
    methods.add("__hash__", "self", [f"return hash({_tuple_text('self', hashed)})"], unconditional=True)


def _doc_of(cls, std, kw, made):
    # The signature of the class, as inspect shows it.
    if not made or type(cls).__call__ is not type.__call__:
        try:
            from inspect import signature
            return cls.__name__ + str(signature(cls)).replace(" -> None", "")
        except (ImportError, TypeError, ValueError):
            return cls.__name__
    params = [_param_text(f) for f in std]
    if kw:
        params += ["*", *[_param_text(f) for f in kw]]
    return f"{cls.__name__}({', '.join(params)})"


def _param_text(f):
    t = f.type
    if getattr(t, "__module__", None) == "typing":
        text = repr(t).replace("typing.", "")
    elif isinstance(t, type) and not isinstance(t, types.GenericAlias):
        text = t.__qualname__ if t.__module__ == "builtins" else f"{t.__module__}.{t.__qualname__}"
    else:
        text = repr(t)
    if f.default is not MISSING:
        return f"{f.name}: {text} = {f.default!r}"
    if f.default_factory is not MISSING:
        return f"{f.name}: {text} = <factory>"
    return f"{f.name}: {text}"


# Slots.


def _dataclass_getstate(self):
    return [getattr(self, f.name) for f in fields(self)]


def _dataclass_setstate(self, state):
    for f, value in zip(fields(self), state):
        object.__setattr__(self, f.name, value)


def _slot_names(cls):
    slots = cls.__dict__.get("__slots__")
    if slots is None:
        return ["__weakref__"] if cls.__weakrefoffset__ else []
    if isinstance(slots, str):
        return [slots]
    if isinstance(slots, dict) or not hasattr(slots, "__next__"):
        return [*slots]
    raise TypeError(f"Slots of '{cls.__name__}' cannot be determined")


def _add_slots(cls, is_frozen, weakref_slot, all_fields):
    if "__slots__" in cls.__dict__:
        raise TypeError(f"{cls.__name__} already specifies __slots__")
    ns = dict(cls.__dict__)
    names = tuple([f.name for f in fields(cls)])
    inherited = set()
    for c in cls.__mro__[1:-1]:
        inherited.update(_slot_names(c))
    slots = [n for n in (*names, *(("__weakref__",) if weakref_slot else ())) if n not in inherited]
    docs = {n: all_fields[n].doc for n in slots if n in all_fields and all_fields[n].doc is not None}
    ns["__slots__"] = {n: docs.get(n) for n in slots} if docs else tuple(slots)
    for name in names:
        ns.pop(name, None)
    ns.pop("__dict__", None)
    ns.pop("__weakref__", None)
    qualname = getattr(cls, "__qualname__", None)
    new = type(cls)(cls.__name__, cls.__bases__, ns)
    if qualname is not None:
        new.__qualname__ = qualname
    if is_frozen:
        if "__getstate__" not in ns:
            new.__getstate__ = _dataclass_getstate
        if "__setstate__" not in ns:
            new.__setstate__ = _dataclass_setstate
    _move_class_cells(new, cls)
    return new


def _move_class_cells(new, old):
    # Methods that say super() or __class__ mean the new class.
    for member in new.__dict__.values():
        if isinstance(member, property):
            functions = (member.fget, member.fset, member.fdel)
        else:
            functions = (getattr(member, "__func__", member),)
        for f in functions:
            while f is not None and hasattr(f, "__wrapped__"):
                f = f.__wrapped__
            if not isinstance(f, types.FunctionType) or not f.__closure__:
                continue
            for name, cell in zip(f.__code__.co_freevars, f.__closure__):
                if name in ("__class__", "__dataclass_cls__"):
                    try:
                        if cell.cell_contents is old:
                            cell.cell_contents = new
                    except ValueError:
                        pass


def dataclass(
    cls=None, /, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False, match_args=True,
    kw_only=False, slots=False, weakref_slot=False,
):
    """Give a class the methods that follow from its annotated fields."""

    def wrap(cls):
        return _process_class(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots, weakref_slot)

    if cls is None:
        return wrap
    return wrap(cls)


def fields(class_or_instance):
    """The fields of a dataclass or of an instance of one."""
    try:
        found = getattr(class_or_instance, _FIELDS)
    except AttributeError:
        raise TypeError("must be called with a dataclass type or instance") from None
    return tuple([f for f in found.values() if f._field_type is _FIELD])


def _is_dataclass_instance(obj):
    return hasattr(type(obj), _FIELDS)


def is_dataclass(obj):
    """Whether obj is a dataclass or an instance of one."""
    cls = obj if isinstance(obj, type) else type(obj)
    return hasattr(cls, _FIELDS)


def asdict(obj, *, dict_factory=dict):
    """The fields of an instance as a dict, with those of instances inside it."""
    if not _is_dataclass_instance(obj):
        raise TypeError("asdict() should be called on dataclass instances")
    return _asdict_inner(obj, dict_factory)


def _asdict_inner(obj, dict_factory):
    t = type(obj)
    if t in _ATOMIC_TYPES:
        return obj
    if hasattr(t, _FIELDS):
        if dict_factory is dict:
            return {f.name: _asdict_inner(getattr(obj, f.name), dict) for f in fields(obj)}
        return dict_factory([(f.name, _asdict_inner(getattr(obj, f.name), dict_factory)) for f in fields(obj)])
    if t is list:
        return [_asdict_inner(v, dict_factory) for v in obj]
    if t is dict:
        return {_asdict_inner(k, dict_factory): _asdict_inner(v, dict_factory) for k, v in obj.items()}
    if issubclass(t, tuple):
        values = [_asdict_inner(v, dict_factory) for v in obj]
        return t(*values) if hasattr(obj, "_fields") else t(values)
    if issubclass(t, dict):
        if hasattr(t, "default_factory"):
            result = t(obj.default_factory)
            for k, v in obj.items():
                result[_asdict_inner(k, dict_factory)] = _asdict_inner(v, dict_factory)
            return result
        return t((_asdict_inner(k, dict_factory), _asdict_inner(v, dict_factory)) for k, v in obj.items())
    if issubclass(t, list):
        return t(_asdict_inner(v, dict_factory) for v in obj)
    from copy import deepcopy
    return deepcopy(obj)


def astuple(obj, *, tuple_factory=tuple):
    """The fields of an instance as a tuple, with those of instances inside it."""
    if not _is_dataclass_instance(obj):
        raise TypeError("astuple() should be called on dataclass instances")
    return _astuple_inner(obj, tuple_factory)


def _astuple_inner(obj, tuple_factory):
    t = type(obj)
    if t in _ATOMIC_TYPES:
        return obj
    if hasattr(t, _FIELDS):
        return tuple_factory([_astuple_inner(getattr(obj, f.name), tuple_factory) for f in fields(obj)])
    if isinstance(obj, tuple) and hasattr(obj, "_fields"):
        return t(*[_astuple_inner(v, tuple_factory) for v in obj])
    if isinstance(obj, (list, tuple)):
        return t(_astuple_inner(v, tuple_factory) for v in obj)
    if isinstance(obj, dict):
        pairs = ((_astuple_inner(k, tuple_factory), _astuple_inner(v, tuple_factory)) for k, v in obj.items())
        if hasattr(t, "default_factory"):
            result = t(obj.default_factory)
            for k, v in pairs:
                result[k] = v
            return result
        return t(pairs)
    from copy import deepcopy
    return deepcopy(obj)


def make_dataclass(
    cls_name, fields, *, bases=(), namespace=None, init=True, repr=True, eq=True, order=False, unsafe_hash=False,
    frozen=False, match_args=True, kw_only=False, slots=False, weakref_slot=False, module=None,
):
    """Make a dataclass of a name and of fields: names, (name, type) or (name, type, field)."""
    if namespace is None:
        namespace = {}
    from keyword import iskeyword
    seen = set()
    annotations = {}
    defaults = {}
    for item in fields:
        if isinstance(item, str):
            name = item
            tp = _any_type
        elif len(item) == 2:
            name, tp = item
        elif len(item) == 3:
            name, tp, defaults[name] = item
        else:
            raise TypeError(f"Invalid field: {item!r}")
        if not isinstance(name, str) or not name.isidentifier():
            raise TypeError(f"Field names must be valid identifiers: {name!r}")
        if iskeyword(name):
            raise TypeError(f"Field names must not be keywords: {name!r}")
        if name in seen:
            raise TypeError(f"Field name duplicated: {name!r}")
        seen.add(name)
        annotations[name] = tp
    if _any_type in annotations.values():
        from typing import Any
        annotations = {n: Any if t is _any_type else t for n, t in annotations.items()}

    def exec_body(ns):
        ns.update(namespace)
        ns.update(defaults)
        ns["__annotations__"] = annotations

    cls = types.new_class(cls_name, bases, {}, exec_body)
    if module is None:
        import sys
        module = sys._getframemodulename(1) or "__main__"
    if module is not None:
        cls.__module__ = module
    return dataclass(
        cls, init=init, repr=repr, eq=eq, order=order, unsafe_hash=unsafe_hash, frozen=frozen, match_args=match_args,
        kw_only=kw_only, slots=slots, weakref_slot=weakref_slot,
    )


_any_type = object()


def replace(obj, /, **changes):
    """A new instance with other values for some of the fields."""
    if not _is_dataclass_instance(obj):
        raise TypeError("replace() should be called on dataclass instances")
    return _replace(obj, **changes)


def _replace(self, /, **changes):
    for f in getattr(self, _FIELDS).values():
        if f._field_type is _FIELD_CLASSVAR:
            continue
        if not f.init:
            if f.name in changes:
                raise TypeError(f"field {f.name} is declared with init=False, it cannot be specified with replace()")
            continue
        if f.name not in changes:
            if f._field_type is _FIELD_INITVAR and f.default is MISSING:
                raise TypeError(f"InitVar {f.name!r} must be specified with replace()")
            changes[f.name] = getattr(self, f.name)
    return self.__class__(**changes)
