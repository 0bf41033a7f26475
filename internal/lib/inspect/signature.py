# Signatures: what a callable takes, and which parameter an argument goes to.

import functools
import types
from types import MappingProxyType

from inspect import get_annotations, isclass, isfunction, ismethod, unwrap


class _empty:
    pass


_empty.__module__ = "inspect"


class _unset:
    """Marker for arguments of replace() that were not given."""


class _ParameterKind(int):
    def __new__(cls, number, name, description):
        self = int.__new__(cls, number)
        self.name = self._name_ = name
        self.value = self._value_ = number
        self.description = description
        return self

    def __str__(self):
        return self.name

    def __repr__(self):
        return f"<_ParameterKind.{self.name}: {self.value}>"

    __format__ = int.__format__

    def __reduce__(self):
        return _kind_of, (self.value,)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


_KINDS = (
    _ParameterKind(0, "POSITIONAL_ONLY", "positional-only"),
    _ParameterKind(1, "POSITIONAL_OR_KEYWORD", "positional or keyword"),
    _ParameterKind(2, "VAR_POSITIONAL", "variadic positional"),
    _ParameterKind(3, "KEYWORD_ONLY", "keyword-only"),
    _ParameterKind(4, "VAR_KEYWORD", "variadic keyword"),
)
_POSITIONAL_ONLY, _POSITIONAL_OR_KEYWORD, _VAR_POSITIONAL, _KEYWORD_ONLY, _VAR_KEYWORD = _KINDS


def _kind_of(value):
    if type(value) is _ParameterKind:
        return value
    for kind in _KINDS:
        if kind == value:
            return kind
    raise ValueError(f"{value!r} is not a valid _ParameterKind")


def formatannotation(annotation, base_module=None, *, quote_annotation_strings=True):
    if not quote_annotation_strings and isinstance(annotation, str):
        return annotation
    if getattr(annotation, "__module__", None) == "typing":
        return _without_typing(repr(annotation))
    if isinstance(annotation, types.GenericAlias):
        return str(annotation)
    if isinstance(annotation, type):
        if annotation.__module__ in ("builtins", base_module):
            return annotation.__qualname__
        return f"{annotation.__module__}.{annotation.__qualname__}"
    return repr(annotation)


def _without_typing(text):
    # The names of the module typing without it, but not inside of longer names.
    parts = text.split("typing.")
    out = parts[0]
    for part in parts[1:]:
        before = out[-1:]
        out += part if not (before.isalnum() or before in ("_", ".")) or not before else "typing." + part
    return out


def formatannotationrelativeto(object):
    module = getattr(object, "__module__", None)
    return lambda annotation: formatannotation(annotation, module)


class Parameter:
    """One parameter of a signature."""

    __slots__ = ("_name", "_kind", "_default", "_annotation")

    POSITIONAL_ONLY = _POSITIONAL_ONLY
    POSITIONAL_OR_KEYWORD = _POSITIONAL_OR_KEYWORD
    VAR_POSITIONAL = _VAR_POSITIONAL
    KEYWORD_ONLY = _KEYWORD_ONLY
    VAR_KEYWORD = _VAR_KEYWORD
    empty = _empty

    def __init__(self, name, kind, *, default=_empty, annotation=_empty):
        try:
            kind = _kind_of(kind)
        except ValueError:
            raise ValueError(f"value {kind!r} is not a valid Parameter.kind")
        if default is not _empty and kind in (_VAR_POSITIONAL, _VAR_KEYWORD):
            raise ValueError(f"{kind.description} parameters cannot have default values")
        if name is _empty:
            raise ValueError("name is a required attribute for Parameter")
        if not isinstance(name, str):
            raise TypeError(f"name must be a str, not a {type(name).__name__}")
        if name[:1] == "." and name[1:].isdigit():
            # The iterable of a comprehension.
            if kind != _POSITIONAL_OR_KEYWORD:
                raise ValueError(
                    "implicit arguments must be passed as positional or keyword arguments, not " + kind.description
                )
            kind = _POSITIONAL_ONLY
            name = "implicit" + name[1:]
        if not name.isidentifier() or kind is not _POSITIONAL_ONLY and _is_keyword(name):
            raise ValueError(f"{name!r} is not a valid parameter name")
        self._name = name
        self._kind = kind
        self._default = default
        self._annotation = annotation

    @property
    def name(self):
        return self._name

    @property
    def default(self):
        return self._default

    @property
    def annotation(self):
        return self._annotation

    @property
    def kind(self):
        return self._kind

    def replace(self, *, name=_unset, kind=_unset, annotation=_unset, default=_unset):
        return type(self)(
            self._name if name is _unset else name,
            self._kind if kind is _unset else kind,
            default=self._default if default is _unset else default,
            annotation=self._annotation if annotation is _unset else annotation,
        )

    __replace__ = replace

    def __str__(self):
        return self._format()

    def _format(self, quote_annotation_strings=True):
        text = self._name
        if self._annotation is not _empty:
            shown = formatannotation(self._annotation, quote_annotation_strings=quote_annotation_strings)
            text = f"{text}: {shown}"
        if self._default is not _empty:
            equals = "=" if self._annotation is _empty else " = "
            text = f"{text}{equals}{self._default!r}"
        if self._kind == _VAR_POSITIONAL:
            return "*" + text
        if self._kind == _VAR_KEYWORD:
            return "**" + text
        return text

    def __repr__(self):
        return f'<{type(self).__name__} "{self}">'

    def __hash__(self):
        return hash((self._name, self._kind, self._annotation, self._default))

    def __eq__(self, other):
        if self is other:
            return True
        if not isinstance(other, Parameter):
            return NotImplemented
        return (
            self._name == other._name
            and self._kind == other._kind
            and self._default == other._default
            and self._annotation == other._annotation
        )

    def __reduce__(self):
        return type(self), (self._name, self._kind), {"_default": self._default, "_annotation": self._annotation}

    def __setstate__(self, state):
        self._default = state["_default"]
        self._annotation = state["_annotation"]


def _is_keyword(name):
    from keyword import iskeyword
    return iskeyword(name)


class BoundArguments:
    """Result of `Signature.bind` call: the parameters and the arguments they get."""

    __slots__ = ("arguments", "_signature", "__weakref__")

    def __init__(self, signature, arguments):
        self.arguments = arguments
        self._signature = signature

    @property
    def signature(self):
        return self._signature

    @property
    def args(self):
        args = []
        for name, p in self._signature.parameters.items():
            if p.kind in (_VAR_KEYWORD, _KEYWORD_ONLY) or name not in self.arguments:
                break
            if p.kind == _VAR_POSITIONAL:
                args.extend(self.arguments[name])
            else:
                args.append(self.arguments[name])
        return tuple(args)

    @property
    def kwargs(self):
        kwargs = {}
        keywords = False
        for name, p in self._signature.parameters.items():
            if not keywords:
                if p.kind in (_VAR_KEYWORD, _KEYWORD_ONLY):
                    keywords = True
                elif name not in self.arguments:
                    keywords = True
                    continue
                else:
                    continue
            if name in self.arguments:
                if p.kind == _VAR_KEYWORD:
                    kwargs.update(self.arguments[name])
                elif p.kind == _VAR_POSITIONAL:
                    continue
                else:
                    kwargs[name] = self.arguments[name]
        return kwargs

    def apply_defaults(self):
        """Put in the defaults of the arguments that were not given."""
        given = self.arguments
        filled = {}
        for name, p in self._signature.parameters.items():
            if name in given:
                filled[name] = given[name]
            elif p.default is not _empty:
                filled[name] = p.default
            elif p.kind == _VAR_POSITIONAL:
                filled[name] = ()
            elif p.kind == _VAR_KEYWORD:
                filled[name] = {}
        self.arguments = filled

    def __eq__(self, other):
        if self is other:
            return True
        if not isinstance(other, BoundArguments):
            return NotImplemented
        return self.signature == other.signature and self.arguments == other.arguments

    __hash__ = None

    def __getstate__(self):
        return {"_signature": self._signature, "arguments": self.arguments}

    def __setstate__(self, state):
        self._signature = state["_signature"]
        self.arguments = state["arguments"]

    def __repr__(self):
        shown = ", ".join([f"{name}={value!r}" for name, value in self.arguments.items()])
        return f"<{type(self).__name__} ({shown})>"


class Signature:
    """The parameters and return annotation of a callable."""

    __slots__ = ("_return_annotation", "_parameters")

    _parameter_cls = Parameter
    _bound_arguments_cls = BoundArguments
    empty = _empty

    def __init__(self, parameters=None, *, return_annotation=_empty, __validate_parameters__=True):
        if parameters is None:
            named = {}
        elif __validate_parameters__:
            named = _checked(parameters)
        else:
            named = {p.name: p for p in parameters}
        self._parameters = MappingProxyType(named)
        self._return_annotation = return_annotation

    @classmethod
    def from_callable(cls, obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False, annotation_format=1):
        return _signature(cls, obj, follow_wrapped, True, (globals, locals, eval_str, annotation_format))

    @property
    def parameters(self):
        return self._parameters

    @property
    def return_annotation(self):
        return self._return_annotation

    def replace(self, *, parameters=_unset, return_annotation=_unset):
        return type(self)(
            self._parameters.values() if parameters is _unset else parameters,
            return_annotation=self._return_annotation if return_annotation is _unset else return_annotation,
        )

    __replace__ = replace

    def _basis(self):
        positional = tuple(p for p in self._parameters.values() if p.kind != _KEYWORD_ONLY)
        keywords = {p.name: p for p in self._parameters.values() if p.kind == _KEYWORD_ONLY}
        return positional, keywords, self._return_annotation

    def __hash__(self):
        positional, keywords, annotation = self._basis()
        return hash((positional, frozenset(keywords.values()), annotation))

    def __eq__(self, other):
        if self is other:
            return True
        if not isinstance(other, Signature):
            return NotImplemented
        return self._basis() == other._basis()

    def bind(self, /, *args, **kwargs):
        """Get a BoundArguments object, that maps the passed arguments to the parameters."""
        return _bind(self, args, kwargs, False)

    def bind_partial(self, /, *args, **kwargs):
        """Get a BoundArguments object for only some of the arguments."""
        return _bind(self, args, kwargs, True)

    def __reduce__(self):
        return type(self), (tuple(self._parameters.values()),), {"_return_annotation": self._return_annotation}

    def __setstate__(self, state):
        self._return_annotation = state["_return_annotation"]

    def __repr__(self):
        return f"<{type(self).__name__} {self}>"

    def __str__(self):
        return self.format()

    def format(self, *, max_width=None, quote_annotation_strings=True):
        """The text of the signature, one parameter a line if it is wider than max_width."""
        parts = []
        slash = False
        star = True
        for p in self._parameters.values():
            if p.kind == _POSITIONAL_ONLY:
                slash = True
            elif slash:
                parts.append("/")
                slash = False
            if p.kind == _VAR_POSITIONAL:
                star = False
            elif p.kind == _KEYWORD_ONLY and star:
                parts.append("*")
                star = False
            parts.append(p._format(quote_annotation_strings))
        if slash:
            parts.append("/")
        text = f"({', '.join(parts)})"
        if max_width is not None and len(text) > max_width:
            text = "(\n    " + ",\n    ".join(parts) + "\n)"
        if self._return_annotation is not _empty:
            shown = formatannotation(self._return_annotation, quote_annotation_strings=quote_annotation_strings)
            text += f" -> {shown}"
        return text


for _cls in (_ParameterKind, Parameter, BoundArguments, Signature):
    _cls.__module__ = "inspect"
del _cls


def _checked(parameters):
    named = {}
    top = _POSITIONAL_ONLY
    defaults = False
    for p in parameters:
        kind = p.kind
        if kind > _POSITIONAL_OR_KEYWORD and kind != _KEYWORD_ONLY and kind == top:
            raise ValueError(f"more than one {kind.description} parameter")
        if kind < top:
            raise ValueError(f"wrong parameter order: {top.description} parameter before {kind.description} parameter")
        top = kind
        if kind in (_POSITIONAL_ONLY, _POSITIONAL_OR_KEYWORD):
            if p.default is not _empty:
                defaults = True
            elif defaults:
                raise ValueError("non-default argument follows default argument")
        if p.name in named:
            raise ValueError(f"duplicate parameter name: {p.name!r}")
        named[p.name] = p
    return named


def _bind(signature, args, kwargs, partial):
    arguments = {}
    i = 0
    n = len(args)
    rest = None  # the parameter that takes further keywords
    refused = []
    positional = True  # no parameter was left to keywords yet
    for p in signature._parameters.values():
        name = p.name
        kind = p.kind
        if kind == _VAR_POSITIONAL:
            if i < n:
                arguments[name] = args[i:]
                i = n
            positional = False
            continue
        if i < n:
            if kind in (_VAR_KEYWORD, _KEYWORD_ONLY):
                raise TypeError("too many positional arguments")
            if name in kwargs and kind != _POSITIONAL_ONLY:
                raise TypeError(f"multiple values for argument {name!r}")
            arguments[name] = args[i]
            i += 1
        elif kind == _VAR_KEYWORD:
            rest = p
        elif name in kwargs and kind == _POSITIONAL_ONLY:
            if p.default is _empty:
                refused.append(name)
        elif name in kwargs:
            arguments[name] = kwargs.pop(name)
            positional = False
        elif p.default is _empty and not partial:
            argtype = " keyword-only" if kind == _KEYWORD_ONLY and positional else ""
            raise TypeError(f"missing a required{argtype} argument: {name!r}")
        else:
            positional = False
    if i < n:
        raise TypeError("too many positional arguments")
    if kwargs:
        if rest is not None:
            arguments[rest.name] = kwargs
        elif refused:
            raise TypeError(f"got some positional-only arguments passed as keyword arguments: {', '.join(refused)!r}")
        else:
            raise TypeError(f"got an unexpected keyword argument {next(iter(kwargs))!r}")
    return signature._bound_arguments_cls(signature, arguments)


# Where signatures come from.


def signature(obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False, annotation_format=1):
    """The signature of a callable."""
    return Signature.from_callable(
        obj, follow_wrapped=follow_wrapped, globals=globals, locals=locals, eval_str=eval_str,
        annotation_format=annotation_format,
    )


def _signature(cls, obj, follow, bound, names):
    if not callable(obj):
        raise TypeError(f"{obj!r} is not a callable object")
    if ismethod(obj):
        sig = _signature(cls, obj.__func__, follow, bound, names)
        return _without_first(sig) if bound else sig
    if follow:
        obj = unwrap(obj, stop=lambda f: hasattr(f, "__signature__") or ismethod(f))
        if ismethod(obj):
            return _signature(cls, obj, follow, bound, names)
    sig = getattr(obj, "__signature__", None)
    if sig is not None:
        if not isinstance(sig, Signature) and callable(sig):
            sig = sig()
        if isinstance(sig, str):
            return _from_text(cls, obj, sig)
        if not isinstance(sig, Signature):
            raise TypeError(f"unexpected object {sig!r} in __signature__ attribute")
        return sig
    method = getattr(obj, "__partialmethod__", getattr(obj, "_partialmethod", None))
    if isinstance(method, functools.partialmethod):
        inner = _signature(cls, method.func, follow, bound, names)
        sig = _partial(inner, method, (None,))
        first = next(iter(inner.parameters.values()))
        if first.kind is _VAR_POSITIONAL:
            return sig
        return sig.replace(parameters=(first, *sig.parameters.values()))
    if isfunction(obj) or _function_like(obj):
        return _from_function(cls, obj, names)
    if _native(obj):
        return _from_native(cls, obj, bound)
    if isinstance(obj, functools.partial):
        return _partial(_signature(cls, obj.func, follow, bound, names), obj)
    if isclass(obj):
        return _from_class(cls, obj, follow, bound, names)
    call = _static(type(obj), "__call__")
    if call is None:
        raise ValueError(f"callable {obj!r} is not supported by signature")
    try:
        sig = _of_method(cls, type(obj), call, follow, names)
    except ValueError:
        raise ValueError(f"no signature found for {obj!r}") from None
    return _without_first(sig) if bound and not isinstance(call, staticmethod) else sig


def _static(cls, name):
    for base in type.__getattribute__(cls, "__mro__"):
        d = type.__getattribute__(base, "__dict__")
        if name in d:
            return d[name]
    return None


def _native(obj):
    return isinstance(obj, (
        types.BuiltinFunctionType, types.MethodWrapperType, types.MethodDescriptorType, types.WrapperDescriptorType,
        types.ClassMethodDescriptorType,
    )) or obj in (type, object)


def _function_like(obj):
    # Something that has all that a function has to describe itself.
    if not callable(obj) or isclass(obj):
        return False
    code = getattr(obj, "__code__", None)
    defaults = getattr(obj, "__defaults__", _unset)
    keywords = getattr(obj, "__kwdefaults__", _unset)
    return (
        isinstance(code, types.CodeType)
        and isinstance(getattr(obj, "__name__", None), str)
        and (defaults is None or isinstance(defaults, tuple))
        and (keywords is None or isinstance(keywords, dict))
    )


def _without_first(sig):
    parameters = tuple(sig.parameters.values())
    if not parameters or parameters[0].kind in (_VAR_KEYWORD, _KEYWORD_ONLY):
        raise ValueError("invalid method signature")
    if parameters[0].kind != _VAR_POSITIONAL:
        parameters = parameters[1:]
    return sig.replace(parameters=parameters)


def _from_function(cls, func, names):
    code = func.__code__
    varnames = code.co_varnames
    count = code.co_argcount
    only = code.co_posonlyargcount
    keywords = code.co_kwonlyargcount
    globals, locals, eval_str, form = names
    annotations = get_annotations(func, globals=globals, locals=locals, eval_str=eval_str, format=form)
    defaults = func.__defaults__ or ()
    kwdefaults = func.__kwdefaults__ or {}
    make = cls._parameter_cls
    parameters = []
    plain = count - len(defaults)

    def add(name, kind, default=_empty):
        parameters.append(make(name, kind, default=default, annotation=annotations.get(name, _empty)))

    for i in range(count):
        kind = _POSITIONAL_ONLY if i < only else _POSITIONAL_OR_KEYWORD
        add(varnames[i], kind, defaults[i - plain] if i >= plain else _empty)
    at = count + keywords
    if code.co_flags & 4:
        add(varnames[at], _VAR_POSITIONAL)
        at += 1
    for name in varnames[count : count + keywords]:
        add(name, _KEYWORD_ONLY, kwdefaults.get(name, _empty))
    if code.co_flags & 8:
        add(varnames[at], _VAR_KEYWORD)
    return cls(parameters, return_annotation=annotations.get("return", _empty), __validate_parameters__=False)


class _Unrepresentable:
    def __repr__(self):
        return "<unrepresentable>"


_unrepresentable = _Unrepresentable()


def _from_native(cls, obj, bound):
    text = getattr(obj, "__text_signature__", None)
    if not text:
        raise ValueError(f"no signature found for builtin {obj!r}")
    return _from_text(cls, obj, text, bound)


def _from_text(cls, obj, text, bound=True):
    # The parameters of a native as those of a lambda expression.
    inner = text[1 : text.rindex(")")]
    first = None
    if inner[:1] == "$":
        first, _, inner = inner[1:].partition(",")
        if inner.strip() == "/" or inner.strip()[:2] == "/,":
            slash, inner = True, inner.strip()[2:]
        else:
            slash = "/" in [part.strip() for part in inner.split(",")]
    import sys
    scope = {"__builtins__": {}, "sys": sys, "_unrepresentable": _unrepresentable}
    try:
        made = eval(f"lambda {inner.replace('<unrepresentable>', '_unrepresentable')}: None", scope)
    except Exception:
        raise ValueError(f"{obj!r} has invalid signature") from None
    sig = _from_function(cls, made, (None, None, False, 1))
    keep = first in ("self", "type") and (getattr(obj, "__self__", None) is None or not bound)
    if not keep:
        return sig
    return sig.replace(parameters=(cls._parameter_cls(first, _POSITIONAL_ONLY), *sig.parameters.values()))


def _of_method(cls, owner, method, follow, names):
    # The signature of a method as it stands in its class.
    if isinstance(method, (staticmethod, classmethod)):
        method = method.__func__
    if isinstance(method, functools.partialmethod):
        method = method.__get__(None, owner)
    return _signature(cls, method, follow, False, names)


def _user_defined(cls, name, own=()):
    method = _static(cls, name)
    if method is None or isinstance(method, (types.WrapperDescriptorType, types.MethodWrapperType)) or _native_new(method):
        return None
    return method


def _native_new(method):
    if isinstance(method, staticmethod):
        method = method.__func__
    return isinstance(method, (types.BuiltinFunctionType, types.ClassMethodDescriptorType, types.MethodDescriptorType))


def _from_class(cls, obj, follow, bound, names):
    call = _user_defined(type(obj), "__call__")
    if call is not None:
        return _bound_method(cls, obj, call, follow, bound, names)
    new = _user_defined(obj, "__new__")
    init = _user_defined(obj, "__init__")
    for base in obj.__mro__:
        d = base.__dict__
        if new is not None and "__new__" in d:
            return _bound_method(cls, obj, new, follow, bound, names)
        if init is not None and "__init__" in d:
            return _bound_method(cls, obj, init, follow, bound, names)
    for base in obj.__mro__[:-1]:
        text = base.__text_signature__
        if text:
            return _from_text(cls, base, text)
    if type not in obj.__mro__:
        if obj.__init__ is object.__init__ and obj.__new__ is object.__new__:
            return cls()
        raise ValueError(f"no signature found for builtin type {obj!r}")
    raise ValueError(f"no signature found for builtin type {obj!r}")


def _bound_method(cls, owner, method, follow, bound, names):
    sig = _of_method(cls, owner, method, follow, names)
    return _without_first(sig) if bound else sig


def _partial(inner, partial, extra=()):
    # The signature that is left of `inner` once partial's arguments are given.
    parameters = dict(inner.parameters)
    args = partial.args or ()
    keywords = partial.keywords or {}
    if extra:
        args = extra + args
    try:
        given = inner.bind_partial(*args, **keywords).arguments
    except TypeError as e:
        raise ValueError(f"partial object {partial!r} has incorrect arguments") from e
    keyword = False
    for name, p in inner.parameters.items():
        if name in given:
            value = given[name]
            if p.kind is _POSITIONAL_ONLY:
                parameters.pop(name)
                continue
            if p.kind is _POSITIONAL_OR_KEYWORD:
                if name not in keywords:
                    parameters.pop(name)
                    continue
                # From here on everything has to be given by keyword.
                keyword = True
                parameters[name] = p.replace(default=value)
            elif p.kind is _KEYWORD_ONLY:
                parameters[name] = p.replace(default=value)
        if keyword:
            if p.kind is _POSITIONAL_OR_KEYWORD:
                parameters[name] = parameters.pop(name).replace(kind=_KEYWORD_ONLY)
            elif p.kind in (_KEYWORD_ONLY, _VAR_KEYWORD):
                parameters[name] = parameters.pop(name)
            elif p.kind is _VAR_POSITIONAL:
                parameters.pop(name)
    return inner.replace(parameters=parameters.values())


# The older ways to ask for arguments.


_tuples = {}


def __getattr__(name):
    fields = {
        "FullArgSpec": "args varargs varkw defaults kwonlyargs kwonlydefaults annotations",
        "ArgInfo": "args varargs keywords locals",
        "Arguments": "args varargs varkw",
    }.get(name)
    if fields is None:
        raise AttributeError(f"module '_inspect_signature' has no attribute {name!r}")
    if name not in _tuples:
        from collections import namedtuple
        _tuples[name] = namedtuple(name, fields, module="inspect")
    return _tuples[name]


def getargs(co):
    if not isinstance(co, types.CodeType):
        raise TypeError(f"{co!r} is not a code object")
    names = co.co_varnames
    at = co.co_argcount + co.co_kwonlyargcount
    varargs = varkw = None
    if co.co_flags & 4:
        varargs = names[at]
        at += 1
    if co.co_flags & 8:
        varkw = names[at]
    return __getattr__("Arguments")([*names[: co.co_argcount + co.co_kwonlyargcount]], varargs, varkw)


def getfullargspec(func):
    try:
        sig = _signature(Signature, func, False, False, (None, None, False, 1))
    except Exception as e:
        raise TypeError("unsupported callable") from e
    args = []
    only = []
    varargs = varkw = None
    defaults = []
    keywords = {}
    annotations = {}
    if sig.return_annotation is not _empty:
        annotations["return"] = sig.return_annotation
    for name, p in sig.parameters.items():
        if p.kind is _VAR_POSITIONAL:
            varargs = name
        elif p.kind is _VAR_KEYWORD:
            varkw = name
        elif p.kind is _KEYWORD_ONLY:
            only.append(name)
            if p.default is not _empty:
                keywords[name] = p.default
        else:
            args.append(name)
            if p.default is not _empty:
                defaults.append(p.default)
        if p.annotation is not _empty:
            annotations[name] = p.annotation
    return __getattr__("FullArgSpec")(
        args, varargs, varkw, tuple(defaults) or None, only, keywords or None, annotations
    )


def getargvalues(frame):
    args, varargs, varkw = getargs(frame.f_code)
    return __getattr__("ArgInfo")(args, varargs, varkw, frame.f_locals)


def formatargvalues(
    args, varargs, varkw, locals, formatarg=str, formatvarargs=lambda name: "*" + name,
    formatvarkw=lambda name: "**" + name, formatvalue=lambda value: "=" + repr(value),
):
    shown = [formatarg(name) + formatvalue(locals[name]) for name in args]
    if varargs:
        shown.append(formatvarargs(varargs) + formatvalue(locals[varargs]))
    if varkw:
        shown.append(formatvarkw(varkw) + formatvalue(locals[varkw]))
    return f"({', '.join(shown)})"


def getcallargs(func, /, *positional, **named):
    """Get the mapping of arguments to values that a call would make."""
    spec = getfullargspec(func)
    if ismethod(func) and func.__self__ is not None:
        positional = (func.__self__, *positional)
        func = func.__func__
    name = func.__name__
    values = {}
    count = len(spec.args)
    for arg, value in zip(spec.args, positional):
        values[arg] = value
    if spec.varargs:
        values[spec.varargs] = tuple(positional[count:])
    possible = {*spec.args, *spec.kwonlyargs}
    if spec.varkw:
        values[spec.varkw] = {}
    for key, value in named.items():
        if key not in possible:
            if not spec.varkw:
                raise TypeError(f"{name}() got an unexpected keyword argument {key!r}")
            values[spec.varkw][key] = value
            continue
        if key in values:
            raise TypeError(f"{name}() got multiple values for argument {key!r}")
        values[key] = value
    defaults = spec.defaults or ()
    if len(positional) > count and not spec.varargs:
        _too_many(name, spec, len(positional), len(defaults), values)
    if len(positional) < count:
        required = spec.args[: count - len(defaults)]
        _check_missing(name, [arg for arg in required if arg not in values], True)
        for arg, value in zip(spec.args[count - len(defaults) :], defaults):
            values.setdefault(arg, value)
    keywords = spec.kwonlydefaults or {}
    missing = []
    for arg in spec.kwonlyargs:
        if arg not in values:
            if arg in keywords:
                values[arg] = keywords[arg]
            else:
                missing.append(arg)
    _check_missing(name, missing, False)
    return values


def _check_missing(name, missing, positional):
    if not missing:
        return
    shown = [repr(arg) for arg in missing]
    if len(shown) > 2:
        text = ", ".join(shown[:-1]) + f", and {shown[-1]}"
    else:
        text = " and ".join(shown)
    kind = "positional" if positional else "keyword-only"
    raise TypeError(f"{name}() missing {len(shown)} required {kind} argument{'s' if len(shown) > 1 else ''}: {text}")


def _too_many(name, spec, given, defaults, values):
    count = len(spec.args)
    least = count - defaults
    if defaults:
        takes = f"from {least} to {count}"
        plural = True
    else:
        takes = str(count)
        plural = count != 1
    keywords = len([arg for arg in spec.kwonlyargs if arg in values])
    extra = ""
    if keywords:
        extra = f" positional argument{'s' if given != 1 else ''} (and {keywords} keyword-only argument{'s' if keywords != 1 else ''})"
    verb = "was" if given == 1 and not keywords else "were"
    raise TypeError(
        f"{name}() takes {takes} positional argument{'s' if plural else ''} but {given}{extra} {verb} given"
    )
