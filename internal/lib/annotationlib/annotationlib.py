"""Annotations that are evaluated when they are asked for, in several formats."""

import types

__all__ = [
    "Format", "ForwardRef", "call_annotate_function", "call_evaluate_function", "get_annotate_from_class_namespace",
    "get_annotations", "annotations_to_string", "type_repr",
]

from enum import IntEnum


class Format(IntEnum):
    VALUE = 1
    VALUE_WITH_FAKE_GLOBALS = 2
    FORWARDREF = 3
    STRING = 4


_absent = object()


class ForwardRef:
    """Wrapper that holds a forward reference.

    Constructor arguments:
    * arg: a string representing the code to be evaluated.
    * module: the module where the forward reference was created.
      Must be a string, not a module object.
    * owner: The owning object (module, class, or function).
    * is_argument: Does nothing, retained for compatibility.
    * is_class: True if the forward reference was created in class scope.
    """

    def __init__(self, arg, *, module=None, owner=None, is_argument=True, is_class=False):
        if not isinstance(arg, str):
            raise TypeError(f"Forward reference must be a string -- got {arg!r}")
        self.__forward_arg__ = arg
        self.__forward_is_argument__ = is_argument
        self.__forward_is_class__ = is_class
        self.__forward_module__ = module
        self.__owner__ = owner
        self.__globals__ = None
        self.__cell__ = None
        self.__forward_evaluated__ = False
        self.__forward_value__ = None
        self._code = None
        self.__forward_code__

    def __init_subclass__(cls, /, *args, **kwds):
        raise TypeError("Cannot subclass ForwardRef")

    @property
    def __forward_code__(self):
        if self._code is None:
            arg = self.__forward_arg__
            # A starred expression is one element of a subscript.
            source = f"({arg},)[0]" if arg.startswith("*") else arg
            try:
                self._code = compile(source, "<string>", "eval")
            except SyntaxError:
                raise SyntaxError(f"Forward reference must be an expression -- got {arg!r}") from None
        return self._code

    def evaluate(self, *, globals=None, locals=None, type_params=None, owner=None, format=Format.VALUE):
        """Evaluate the forward reference and return the value."""
        if format == Format.STRING:
            return self.__forward_arg__
        if self.__cell__ is not None:
            try:
                return self.__cell__.cell_contents
            except (ValueError, AttributeError):
                pass
        if owner is None:
            owner = self.__owner__
        if globals is None and self.__forward_module__ is not None:
            import sys
            module = sys.modules.get(self.__forward_module__)
            globals = getattr(module, "__dict__", None)
        if globals is None:
            globals = self.__globals__
        if globals is None:
            globals = _globals_of(owner)
        if globals is None:
            globals = {}
        if type_params is None and owner is not None:
            type_params = getattr(owner, "__type_params__", None)
        if locals is None:
            locals = dict(vars(owner)) if isinstance(owner, type) else {}
        else:
            locals = dict(locals)
        if type_params:
            for p in type_params:
                locals.setdefault(p.__name__, p)
        try:
            return eval(self.__forward_code__, globals, locals)
        except Exception:
            if format == Format.FORWARDREF:
                return self
            raise

    def __eq__(self, other):
        if not isinstance(other, ForwardRef):
            return NotImplemented
        return (
            self.__forward_arg__ == other.__forward_arg__
            and self.__forward_module__ == other.__forward_module__
            and self.__forward_is_class__ == other.__forward_is_class__
        )

    def __hash__(self):
        return hash((self.__forward_arg__, self.__forward_module__))

    def __or__(self, other):
        from typing import Union
        return Union[self, other]

    def __ror__(self, other):
        from typing import Union
        return Union[other, self]

    def __repr__(self):
        more = ""
        if self.__forward_module__ is not None:
            more = f", module={self.__forward_module__!r}"
        if self.__owner__ is not None:
            if self.__forward_is_class__:
                more += ", is_class=True"
            more += f", owner={self.__owner__!r}"
        return f"ForwardRef({self.__forward_arg__!r}{more})"


def _globals_of(owner):
    if isinstance(owner, type):
        import sys
        return getattr(sys.modules.get(owner.__module__), "__dict__", None)
    if isinstance(owner, types.ModuleType):
        return owner.__dict__
    return getattr(owner, "__globals__", None)


def _text_of(x):
    if isinstance(x, _Expression):
        return x._text
    if x is ...:
        return "..."
    if isinstance(x, tuple):
        return f"({', '.join([_text_of(y) for y in x])}{',' if len(x) == 1 else ''})"
    if isinstance(x, list):
        return f"[{', '.join([_text_of(y) for y in x])}]"
    if isinstance(x, ForwardRef):
        return x.__forward_arg__
    if isinstance(x, str):
        return repr(x)
    return type_repr(x)


class _Expression:
    __slots__ = ("_text", "_atom")

    def __init__(self, text, atom=True):
        self._text = text
        self._atom = atom

    def _inner(self):
        return self._text if self._atom else f"({self._text})"

    def __getattr__(self, name):
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        return _Expression(f"{self._inner()}.{name}")

    def __getitem__(self, item):
        if isinstance(item, tuple):
            text = ", ".join([_text_of(x) for x in item]) or "()"
        elif isinstance(item, slice):
            text = ":".join(["" if p is None else _text_of(p) for p in (item.start, item.stop, item.step)][: 3 if item.step is not None else 2])
        else:
            text = _text_of(item)
        return _Expression(f"{self._inner()}[{text}]")

    def __call__(self, /, *args, **kwargs):
        parts = [*[_text_of(a) for a in args], *[f"{k}={_text_of(v)}" for k, v in kwargs.items()]]
        return _Expression(f"{self._inner()}({', '.join(parts)})")

    def __iter__(self):
        yield _Expression(f"*{self._inner()}")

    __hash__ = object.__hash__


def _operator_of(name, sign):
    def forward(self, other):
        return _Expression(f"{_text_of(self)} {sign} {_text_of(other)}", False)

    def backward(self, other):
        return _Expression(f"{_text_of(other)} {sign} {_text_of(self)}", False)

    setattr(_Expression, f"__{name}__", forward)
    if sign not in ("<", "<=", ">", ">=", "==", "!="):
        setattr(_Expression, f"__r{name}__", backward)


for _name, _sign in (
    ("or", "|"), ("and", "&"), ("xor", "^"), ("add", "+"), ("sub", "-"), ("mul", "*"), ("truediv", "/"),
    ("floordiv", "//"), ("mod", "%"), ("matmul", "@"), ("lshift", "<<"), ("rshift", ">>"), ("pow", "**"),
    ("lt", "<"), ("le", "<="), ("gt", ">"), ("ge", ">="), ("eq", "=="), ("ne", "!="),
):
    _operator_of(_name, _sign)


def _refer(x, owner, module, depth=0):
    # The value with its expressions made forward references.
    if isinstance(x, _Expression):
        r = ForwardRef(x._text, module=module, owner=owner, is_class=isinstance(owner, type))
        r.__globals__ = _globals_of(owner)
        return r
    if depth < 50 and isinstance(x, types.GenericAlias) and _mentions(x.__args__):
        return types.GenericAlias(x.__origin__, tuple([_refer(a, owner, module, depth + 1) for a in x.__args__]))
    return x


def _mentions(args):
    for a in args:
        if isinstance(a, _Expression) or isinstance(a, types.GenericAlias) and _mentions(a.__args__):
            return True
    return False


def _with_names(func, names, globals):
    # The function with other globals, and a cell with an expression for each free variable
    # that is not bound or is in names.
    cells = []
    for name, cell in zip(func.__code__.co_freevars, func.__closure__ or ()):
        if name != "__classdict__":
            if names is None or name in names:
                cell = types.CellType(_Expression(name))
            else:
                try:
                    cell.cell_contents
                except ValueError:
                    cell = types.CellType(_Expression(name))
        elif names is None:
            cell = types.CellType({})
        cells.append(cell)
    return types.FunctionType(func.__code__, globals, closure=tuple(cells), argdefs=func.__defaults__)


def call_evaluate_function(evaluate, format, *, owner=None):
    """Call an evaluate function. Evaluate functions are normally generated for
    the value of type aliases and the bounds, constraints, and defaults of
    type parameter objects.
    """
    return call_annotate_function(evaluate, format, owner=owner, _is_evaluate=True)


def call_annotate_function(annotate, format, *, owner=None, _is_evaluate=False):
    """Call an __annotate__ function. __annotate__ functions are normally
    generated by the compiler to defer the evaluation of annotations. They
    can be called with any of the format arguments in the Format enum, but
    compiler-generated __annotate__ functions only support the VALUE format.
    This function provides additional functionality to call __annotate__
    functions with the FORWARDREF and STRING formats.
    """
    if format == Format.VALUE_WITH_FAKE_GLOBALS:
        raise ValueError("The VALUE_WITH_FAKE_GLOBALS format is for internal use only")
    try:
        return annotate(format)
    except NotImplementedError:
        pass
    if format == Format.VALUE:
        raise NotImplementedError
    if not isinstance(annotate, types.FunctionType):
        return annotate(Format.VALUE)
    if format == Format.STRING:
        names = annotate.__code__.co_names
        func = _with_names(annotate, None, {n: _Expression(n) for n in names})
        result = func(Format.VALUE)
        if _is_evaluate:
            return _string_of(result)
        return {k: _string_of(v) for k, v in result.items()}
    missing = {}
    names = set()
    while True:
        if missing or names:
            func = _with_names(annotate, names, {**annotate.__globals__, **missing})
        else:
            func = annotate
        try:
            result = func(Format.VALUE)
            break
        except NameError as e:
            name = e.name
            if name is None or name in missing and name in names:
                raise
            if name in annotate.__code__.co_freevars:
                names.add(name)
            missing[name] = _Expression(name)
            names.add(name)
    module = annotate.__globals__.get("__name__") if owner is None else None
    if _is_evaluate:
        return _refer(result, owner, module)
    return {k: _refer(v, owner, module) for k, v in result.items()}


def _string_of(x):
    return x if isinstance(x, str) else _text_of(x)


def get_annotate_from_class_namespace(obj):
    """Retrieve the annotate function from a class namespace."""
    try:
        return obj["__annotate__"]
    except KeyError:
        return obj.get("__annotate_func__", None)


def get_annotations(obj, *, globals=None, locals=None, eval_str=False, format=Format.VALUE):
    """The annotations of a function, class or module as a new dict, in the given format."""
    if eval_str and format != Format.VALUE:
        raise ValueError("eval_str=True is only supported with format=Format.VALUE")
    if format == Format.VALUE:
        ann = _stored(obj)
        if ann is None:
            ann = _annotate(obj, format)
    elif format == Format.FORWARDREF:
        try:
            ann = _stored(obj)
        except Exception:
            ann = None
        else:
            if ann is not None:
                return dict(ann)
        ann = _annotate(obj, format)
        if ann is None:
            ann = _stored(obj)
    elif format == Format.STRING:
        ann = _annotate(obj, format)
        if ann is not None:
            return dict(ann)
        ann = _stored(obj)
        if ann is not None:
            return annotations_to_string(ann)
    elif format == Format.VALUE_WITH_FAKE_GLOBALS:
        raise ValueError("The VALUE_WITH_FAKE_GLOBALS format is for internal use only")
    else:
        raise ValueError(f"Unsupported format {format!r}")
    if ann is None:
        if isinstance(obj, type) or callable(obj):
            return {}
        raise TypeError(f"{obj!r} does not have annotations")
    if not ann:
        return {}
    if not eval_str:
        return dict(ann)
    if globals is None or locals is None:
        if isinstance(obj, type):
            obj_globals = _globals_of(obj)
            obj_locals = dict(vars(obj))
            unwrap = obj
        elif isinstance(obj, types.ModuleType):
            obj_globals = obj.__dict__
            obj_locals = unwrap = None
        else:
            obj_globals = getattr(obj, "__globals__", None)
            obj_locals = None
            unwrap = obj
        if unwrap is not None:
            while hasattr(unwrap, "__wrapped__"):
                unwrap = unwrap.__wrapped__
            while hasattr(unwrap, "func") and type(unwrap).__name__ == "partial":
                unwrap = unwrap.func
            if hasattr(unwrap, "__globals__"):
                obj_globals = unwrap.__globals__
        if globals is None:
            globals = obj_globals
        if locals is None:
            locals = obj_locals
    params = getattr(obj, "__type_params__", ())
    if params:
        locals = {**{p.__name__: p for p in params}, **(locals or {})}
    return {k: eval(v, globals, locals) if isinstance(v, str) else v for k, v in ann.items()}


def _stored(obj):
    ann = getattr(obj, "__annotations__", None)
    if ann is not None and not isinstance(ann, dict):
        raise ValueError(f"{obj!r}.__annotations__ is neither a dict nor None")
    return ann


def _annotate(obj, format):
    annotate = getattr(obj, "__annotate__", None)
    if annotate is None:
        return None
    ann = call_annotate_function(annotate, format, owner=obj)
    if not isinstance(ann, dict):
        raise ValueError(f"{obj!r}.__annotate__ returned a non-dict")
    return ann


def type_repr(value):
    """Convert a Python value to a format suitable for use with the STRING format."""
    if isinstance(value, (type, types.FunctionType, types.BuiltinFunctionType)):
        if value.__module__ == "builtins":
            return value.__qualname__
        return f"{value.__module__}.{value.__qualname__}"
    if value is ...:
        return "..."
    return repr(value)


def annotations_to_string(annotations):
    """Convert an annotation dict containing values to approximately the STRING format."""
    return {n: t if isinstance(t, str) else type_repr(t) for n, t in annotations.items()}
