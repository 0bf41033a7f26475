# Type variables and the aliases of type statements. What a bound, a constraint, a default
# or an alias stands for may be a function of the compiler's that is called when it is
# asked for.

__name__ = "typing"


def _cannot_subclass(name):
    def __init_subclass__(cls, *args, **kwargs):
        raise TypeError(f"type 'typing.{name}' is not an acceptable base type")

    return classmethod(__init_subclass__)


def _no_entries(name):
    def __mro_entries__(self, bases):
        raise TypeError(f"Cannot subclass an instance of {name}")

    return __mro_entries__


class _NoDefaultType:
    __slots__ = ()

    def __new__(cls):
        return NoDefault

    def __repr__(self):
        return "typing.NoDefault"

    def __reduce__(self):
        return "NoDefault"

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


_NoDefaultType.__name__ = _NoDefaultType.__qualname__ = "NoDefaultType"
_NoDefaultType.__module__ = "builtins"
NoDefault = object.__new__(_fix_class(_NoDefaultType))


class _Lazy:
    # A value that a function of the compiler's gives, once.
    __slots__ = ("evaluate", "value", "known")

    def __init__(self, evaluate):
        self.evaluate = evaluate
        self.value = None
        self.known = False

    def get(self):
        if not self.known:
            self.value = self.evaluate(1)
            self.known = True
        return self.value


def _given(x):
    return x.get() if type(x) is _Lazy else x


class constevaluator:
    # What evaluate_bound and its like give for a value that is known.
    __slots__ = ("_value",)

    def __init__(self, value):
        self._value = value

    def __call__(self, format=1, /):
        if format == 4:
            from annotationlib import type_repr
            return type_repr(self._value)
        return self._value

    def __repr__(self):
        return f"<constevaluator {self._value!r}>"


constevaluator.__module__ = "builtins"


def _evaluator(x, absent):
    if type(x) is _Lazy:
        return x.evaluate
    return None if x is absent else constevaluator(x)


def _checked(x, message):
    if x is None:
        return type(None)
    from typing import _type_check
    return _type_check(x, message)


class _Variable:
    # What the three kinds of type variables have in common.
    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce__(self):
        return self.__name__

    @property
    def __default__(self):
        return _given(self._default)

    @property
    def evaluate_default(self):
        return _evaluator(self._default, NoDefault)

    def has_default(self):
        return self._default is not NoDefault

    def _sign(self):
        if self.__infer_variance__:
            return ""
        return "+" if self.__covariant__ else "-" if self.__contravariant__ else "~"


class _Single(_Variable):
    # A variable that may be part of a union.
    def __or__(self, other):
        from typing import Union
        return Union[self, other]

    def __ror__(self, other):
        from typing import Union
        return Union[other, self]


def _variance(self, covariant, contravariant, infer_variance):
    if covariant and contravariant:
        raise ValueError("Bivariant types are not supported.")
    if infer_variance and (covariant or contravariant):
        raise ValueError("Variance cannot be specified with infer_variance.")
    self.__covariant__ = bool(covariant)
    self.__contravariant__ = bool(contravariant)
    self.__infer_variance__ = bool(infer_variance)


def _home(self):
    module = _script_globals().get("__name__")
    self.__module__ = module


class TypeVar(_Single):
    """Type variable."""

    def __init__(self, name, *constraints, bound=None, default=NoDefault, covariant=False, contravariant=False, infer_variance=False):
        if not isinstance(name, str):
            raise TypeError(f"typevar() argument 'name' must be str, not {type(name).__name__}")
        self.__name__ = name
        _variance(self, covariant, contravariant, infer_variance)
        if len(constraints) == 1:
            raise TypeError("A single constraint is not allowed")
        if constraints and bound is not None:
            raise TypeError("Constraints cannot be combined with bound=...")
        self._constraints = tuple([_checked(c, "TypeVar(name, constraint, ...): constraints must be types.") for c in constraints])
        self._bound = None if bound is None else _checked(bound, "Bound must be a type.")
        self._default = default
        _home(self)

    __init_subclass__ = _cannot_subclass("TypeVar")
    __mro_entries__ = _no_entries("TypeVar")

    @property
    def __bound__(self):
        return _given(self._bound)

    @property
    def __constraints__(self):
        return _given(self._constraints)

    @property
    def evaluate_bound(self):
        return _evaluator(self._bound, None)

    @property
    def evaluate_constraints(self):
        if type(self._constraints) is tuple and not self._constraints:
            return None
        return _evaluator(self._constraints, ())

    def __repr__(self):
        return f"{self._sign()}{self.__name__}"

    def __typing_subst__(self, arg):
        from typing import _typevar_subst
        return _typevar_subst(self, arg)

    def __typing_prepare_subst__(self, alias, args):
        params = alias.__parameters__
        i = params.index(self)
        if i < len(args):
            return args
        if i == len(args) and self.has_default():
            return (*args, self.__default__)
        raise TypeError(f"Too few arguments for {alias}; actual {len(args)}, expected at least {_required(params)}")


def _required(params):
    n = 0
    for p in params:
        if p.has_default():
            break
        n += 1
    return n


class ParamSpecArgs:
    def __init__(self, origin):
        self.__origin__ = origin

    def __repr__(self):
        return f"{_name_of(self.__origin__)}.args"

    def __eq__(self, other):
        if not isinstance(other, ParamSpecArgs):
            return NotImplemented
        return self.__origin__ == other.__origin__

    __hash__ = None
    __init_subclass__ = _cannot_subclass("ParamSpecArgs")
    __mro_entries__ = _no_entries("ParamSpecArgs")


class ParamSpecKwargs:
    def __init__(self, origin):
        self.__origin__ = origin

    def __repr__(self):
        return f"{_name_of(self.__origin__)}.kwargs"

    def __eq__(self, other):
        if not isinstance(other, ParamSpecKwargs):
            return NotImplemented
        return self.__origin__ == other.__origin__

    __hash__ = None
    __init_subclass__ = _cannot_subclass("ParamSpecKwargs")
    __mro_entries__ = _no_entries("ParamSpecKwargs")


def _name_of(x):
    return x.__name__ if isinstance(x, ParamSpec) else repr(x)


class ParamSpec(_Single):
    """Parameter specification variable."""

    def __init__(self, name, *, bound=None, default=NoDefault, covariant=False, contravariant=False, infer_variance=False):
        if not isinstance(name, str):
            raise TypeError(f"paramspec() argument 'name' must be str, not {type(name).__name__}")
        self.__name__ = name
        _variance(self, covariant, contravariant, infer_variance)
        self.__bound__ = None if bound is None else _checked(bound, "Bound must be a type.")
        self._default = default
        _home(self)

    __init_subclass__ = _cannot_subclass("ParamSpec")
    __mro_entries__ = _no_entries("ParamSpec")

    @property
    def args(self):
        return ParamSpecArgs(self)

    @property
    def kwargs(self):
        return ParamSpecKwargs(self)

    def __repr__(self):
        return f"{self._sign()}{self.__name__}"

    def __typing_subst__(self, arg):
        from typing import _paramspec_subst
        return _paramspec_subst(self, arg)

    def __typing_prepare_subst__(self, alias, args):
        from typing import _paramspec_prepare_subst
        return _paramspec_prepare_subst(self, alias, args)


class TypeVarTuple(_Variable):
    def __init__(self, name, *, default=NoDefault):
        if not isinstance(name, str):
            raise TypeError(f"typevartuple() argument 'name' must be str, not {type(name).__name__}")
        self.__name__ = name
        self._default = default
        _home(self)

    __init_subclass__ = _cannot_subclass("TypeVarTuple")
    __mro_entries__ = _no_entries("TypeVarTuple")

    def __iter__(self):
        from typing import Unpack
        yield Unpack[self]

    def __repr__(self):
        return self.__name__

    def __typing_subst__(self, arg):
        raise TypeError("Substitution of bare TypeVarTuple is not supported")

    def __typing_prepare_subst__(self, alias, args):
        from typing import _typevartuple_prepare_subst
        return _typevartuple_prepare_subst(self, alias, args)


class TypeAliasType:
    __slots__ = ("_name", "_value", "_params", "_module")

    def __init__(self, name, value, *, type_params=()):
        if not isinstance(name, str):
            raise TypeError(f"typealias() argument 'name' must be str, not {type(name).__name__}")
        if not isinstance(type_params, tuple):
            raise TypeError("type_params must be a tuple")
        seen_default = False
        for p in type_params:
            if not isinstance(p, (TypeVar, ParamSpec, TypeVarTuple)):
                raise TypeError(f"Expected a type param, got {p!r}")
            if p.has_default():
                seen_default = True
            elif seen_default:
                raise TypeError(f"non-default type parameter '{p!r}' follows default type parameter")
        _set_alias(self, name, value, type_params, _script_globals().get("__name__"))

    __init_subclass__ = _cannot_subclass("TypeAliasType")

    @property
    def __name__(self):
        return self._name

    def __getattribute__(self, name):
        # The module of an alias is that of its statement, and the class has its own.
        return object.__getattribute__(self, "_module" if name == "__module__" else name)

    @property
    def __type_params__(self):
        return self._params

    @property
    def __value__(self):
        return _given(self._value)

    @property
    def evaluate_value(self):
        return _evaluator(self._value, _Lazy)

    @property
    def __parameters__(self):
        out = []
        for p in self._params:
            if isinstance(p, TypeVarTuple):
                out.extend(p)
            else:
                out.append(p)
        return tuple(out)

    def __setattr__(self, name, value):
        _refuse_alias(name)
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        _refuse_alias(name)
        object.__delattr__(self, name)

    def __getitem__(self, item):
        if not self._params:
            raise TypeError("Only generic type aliases are subscriptable")
        import types
        return types.GenericAlias(self, item)

    def __repr__(self):
        return self._name

    def __or__(self, other):
        from types import _make_union
        return _make_union(self, other)

    def __ror__(self, other):
        from types import _make_union
        return _make_union(other, self)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce__(self):
        return self._name

    def __iter__(self):
        from typing import Unpack
        yield Unpack[self]


def _refuse_alias(name):
    if name == "__name__":
        raise AttributeError("readonly attribute")
    if name in ("__value__", "__type_params__", "__parameters__", "__module__"):
        raise AttributeError(f"attribute '{name}' of 'typing.TypeAliasType' objects is not writable")
    if name == "__dict__" or name in TypeAliasType.__slots__ or not hasattr(TypeAliasType, name):
        raise AttributeError(f"'typing.TypeAliasType' object has no attribute '{name}' and no __dict__ for setting new attributes")


def _set_alias(self, name, value, params, module):
    keep = object.__setattr__
    keep(self, "_name", name)
    keep(self, "_value", value)
    keep(self, "_params", params)
    keep(self, "_module", module)


# What statements make.


def _new_typevar(name, bound, constraints, default):
    self = object.__new__(TypeVar)
    self.__name__ = name
    _variance(self, False, False, True)
    self._bound = None if bound is None else _Lazy(bound)
    self._constraints = () if constraints is None else _Lazy(constraints)
    self._default = NoDefault if default is None else _Lazy(default)
    _home(self)
    return self


def _new_paramspec(name, default):
    self = object.__new__(ParamSpec)
    self.__name__ = name
    _variance(self, False, False, True)
    self.__bound__ = None
    self._default = NoDefault if default is None else _Lazy(default)
    _home(self)
    return self


def _new_typevartuple(name, default):
    self = object.__new__(TypeVarTuple)
    self.__name__ = name
    self._default = NoDefault if default is None else _Lazy(default)
    _home(self)
    return self


def _new_typealias(name, parameters, value):
    self = object.__new__(TypeAliasType)
    _set_alias(self, name, _Lazy(value), parameters or (), _script_globals().get("__name__"))
    return self


for _cls in (TypeVar, ParamSpec, ParamSpecArgs, ParamSpecKwargs, TypeVarTuple, TypeAliasType):
    _fix_class(_cls)
del _cls
