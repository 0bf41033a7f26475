"""Objects that take the place of others in tests and remember how they were used."""

__all__ = ("Mock", "MagicMock", "patch", "sentinel", "DEFAULT", "ANY", "call", "create_autospec", "AsyncMock",
           "FILTER_DIR", "NonCallableMock", "NonCallableMagicMock", "mock_open", "PropertyMock", "seal")

import inspect

FILTER_DIR = True


class InvalidSpecError(Exception):
    """A mock is given as the spec of another."""


class _Sentinel:
    """A value that is only itself."""

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"sentinel.{self.name}"

    def __reduce__(self):
        return f"sentinel.{self.name}"


class _Sentinels:
    """Values under their names, made when they are asked for."""

    def __init__(self):
        self._sentinels = {}

    def __getattr__(self, name):
        if name == "__bases__":
            raise AttributeError
        return self._sentinels.setdefault(name, _Sentinel(name))

    def __reduce__(self):
        return "sentinel"


sentinel = _Sentinels()
DEFAULT = sentinel.DEFAULT
_missing = sentinel.MISSING
_deleted = sentinel.DELETED


class _ANY:
    """Is equal to everything."""

    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __repr__(self):
        return "<ANY>"


ANY = _ANY()


def _signature_text(name, args, kwargs):
    parts = [repr(arg) for arg in args] + [f"{key}={value!r}" for key, value in kwargs.items()]
    return f"{name}({', '.join(parts)})"


class _Call(tuple):
    """A call: its name, positional and keyword arguments. Tuples without the name or without arguments are equal."""

    def __new__(cls, value=(), name="", parent=None, two=False, from_kall=True):
        args, kwargs = (), {}
        if len(value) == 3:
            name, args, kwargs = value
        elif len(value) == 2:
            first, second = value
            if isinstance(first, str):
                name = first
                if isinstance(second, tuple):
                    args = second
                else:
                    kwargs = second
            else:
                args, kwargs = first, second
        elif len(value) == 1:
            value, = value
            if isinstance(value, str):
                name = value
            elif isinstance(value, tuple):
                args = value
            else:
                kwargs = value
        return tuple.__new__(cls, (args, kwargs) if two else (name, args, kwargs))

    def __init__(self, value=(), name=None, parent=None, two=False, from_kall=True):
        self._mock_name = name
        self._mock_parent = parent
        self._mock_from_kall = from_kall

    def __eq__(self, other):
        try:
            length = len(other)
        except TypeError:
            return NotImplemented
        self_name = ""
        if len(self) == 2:
            self_args, self_kwargs = self
        else:
            self_name, self_args, self_kwargs = self
        parent, other_parent = getattr(self, "_mock_parent", None), getattr(other, "_mock_parent", None)
        if parent and other_parent and parent != other_parent:
            return False
        made = _Call(tuple(other)) if length <= 3 else None
        if made is None:
            return False
        other_name, other_args, other_kwargs = made
        if length == 2 and not isinstance(other[0], str):
            other_name = ""
        elif length == 0:
            other_name = ""
        if self_name and other_name != self_name:
            return False
        return (other_args, other_kwargs) == (self_args, self_kwargs)

    __ne__ = object.__ne__
    __hash__ = None

    def __call__(self, /, *args, **kwargs):
        if self._mock_name is None:
            return _Call(("", args, kwargs), name="()")
        return _Call((self._mock_name, args, kwargs), name=self._mock_name + "()", parent=self)

    def __getattr__(self, attr):
        if self._mock_name is None:
            return _Call(name=attr, from_kall=False)
        return _Call(name=f"{self._mock_name}.{attr}", parent=self, from_kall=False)

    def __getattribute__(self, attr):
        if attr in ("count", "index"):
            raise AttributeError
        return tuple.__getattribute__(self, attr)

    @property
    def args(self):
        return self[0] if len(self) == 2 else self[1]

    @property
    def kwargs(self):
        return self[1] if len(self) == 2 else self[2]

    def __repr__(self):
        if not self._mock_from_kall:
            name = self._mock_name or "call"
            return "call" + name if name.startswith("()") else name
        if len(self) == 2:
            name, (args, kwargs) = "call", self
        else:
            name, args, kwargs = self
            if not name:
                name = "call"
            elif not name.startswith("()"):
                name = "call." + name
            else:
                name = "call" + name
        return _signature_text(name, args, kwargs)

    def call_list(self):
        """Return the calls that lead to this one."""
        values = []
        thing = self
        while thing is not None:
            if thing._mock_from_kall:
                values.append(thing)
            thing = thing._mock_parent
        return _CallList(reversed(values))


call = _Call(from_kall=False)


class _CallList(list):
    """Calls in order; a list of calls is in it if they follow each other."""

    def __contains__(self, value):
        if not isinstance(value, list):
            return list.__contains__(self, value)
        n = len(value)
        return any(list(self[i:i + n]) == value for i in range(len(self) - n + 1))

    def __repr__(self):
        return repr(list(self))


_numerics = "add sub mul matmul truediv floordiv mod lshift rshift and xor or pow divmod".split()
_magics = {f"__{name}__" for name in (
    "lt gt le ge eq ne getitem setitem delitem len contains str sizeof enter exit hash index iter int float complex bool "
    "ceil floor trunc fspath aiter anext aenter aexit call round neg pos abs invert reversed missing reduce reduce_ex getinitargs "
    "getnewargs getstate setstate getformat repr dir subclasses format get set delete divmod rdivmod copy deepcopy").split()}
_magics.update(f"__{prefix}{name}__" for name in _numerics for prefix in ("", "i", "r"))

_default_results = {
    "__hash__": lambda self: object.__hash__(self),
    "__str__": lambda self: object.__str__(self),
    "__sizeof__": lambda self: object.__sizeof__(self),
    "__fspath__": lambda self: f"{type(self).__name__}/{self._extract_mock_name()}/{id(self)}",
}
_results = {
    "__lt__": NotImplemented, "__gt__": NotImplemented, "__le__": NotImplemented, "__ge__": NotImplemented, "__int__": 1,
    "__contains__": False, "__len__": 0, "__exit__": False, "__complex__": 1j, "__float__": 1.0, "__bool__": True,
    "__index__": 1, "__aexit__": False,
}
# What a MagicMock can do from the beginning.
_supported = {
    "__hash__", "__str__", "__sizeof__", "__fspath__", "__lt__", "__gt__", "__le__", "__ge__", "__int__", "__contains__", "__len__",
    "__exit__", "__complex__", "__float__", "__bool__", "__index__", "__aexit__", "__enter__", "__aenter__", "__anext__",
    "__aiter__", "__iter__", "__getitem__", "__setitem__", "__delitem__", "__eq__", "__ne__", "__ceil__", "__floor__",
    "__trunc__", "__round__", "__neg__", "__pos__", "__abs__", "__invert__", "__divmod__", "__rdivmod__",
} | {f"__{prefix}{name}__" for name in _numerics for prefix in ("", "i", "r")} - {"__rpow__"} | {"__rpow__"}
_async_magics = {"__aenter__", "__aexit__", "__anext__"}


def _is_magic(name):
    return name[:2] == "__" == name[-2:] and len(name) > 4


def _is_async(obj):
    if isinstance(obj, NonCallableMock):
        return isinstance(obj, AsyncMock)
    return inspect.iscoroutinefunction(obj) or inspect.isawaitable(obj)


def _is_exception(obj):
    return isinstance(obj, BaseException) or isinstance(obj, type) and issubclass(obj, BaseException)


def _signature_of(spec, skip_first=False):
    """Return the signature of a spec, None where it has none."""
    try:
        if isinstance(spec, type):
            signature = inspect.signature(spec.__init__)
            skip_first = True
        elif not callable(spec):
            return None
        else:
            signature = inspect.signature(spec)
    except (ValueError, TypeError):
        return None
    if skip_first:
        parameters = list(signature.parameters.values())
        if parameters and parameters[0].kind in (parameters[0].POSITIONAL_ONLY, parameters[0].POSITIONAL_OR_KEYWORD):
            parameters = parameters[1:]
        signature = signature.replace(parameters=parameters)
    return signature


class _MagicMethod:
    """A method of the class of a mock that hands over to the mock of that method."""

    def __init__(self, name):
        self.name = name

    def __get__(self, obj, kind=None):
        if obj is None:
            return self
        return getattr_magic(obj, self.name)


def getattr_magic(obj, name):
    """Return the mock of a special method, made at its first use."""
    children = obj.__dict__["_mock_children"]
    found = children.get(name)
    if found is None:
        found = obj._make_magic(name)
        children[name] = found
    return found


_PRIVATE = {"_mock_children", "_mock_parent", "_mock_name", "_mock_new_name", "_mock_new_parent", "_mock_sealed",
            "_spec_class", "_spec_set", "_spec_signature", "_spec_asyncs", "_mock_methods", "_mock_wraps", "_mock_delegate",
            "_mock_called", "_mock_call_count", "_mock_call_args", "_mock_call_args_list", "_mock_mock_calls", "method_calls",
            "_mock_unsafe", "_mock_return_value", "_mock_side_effect", "_mock_await_count", "_mock_await_args",
            "_mock_await_args_list"}


def _delegating(name):
    private = "_mock_" + name

    def get(self):
        delegate = self._mock_delegate
        return getattr(delegate, name) if delegate is not None else self.__dict__[private]

    def set(self, value):
        delegate = self._mock_delegate
        if delegate is None:
            self.__dict__[private] = value
        else:
            setattr(delegate, name, value)
    return property(get, set)


class NonCallableMock:
    """A mock that is not called."""

    def __new__(cls, spec=None, wraps=None, name=None, spec_set=None, parent=None, _spec_state=None, _new_name="",
                _new_parent=None, _spec_as_instance=False, _eat_self=None, unsafe=False, **kwargs):
        # Each mock has a class of its own, so that special methods can be set for it alone.
        bases = (cls,)
        if not issubclass(cls, AsyncMockMixin):
            wanted = spec_set if spec_set is not None else spec
            if wanted is not None and _is_async(wanted) and not isinstance(wanted, (type, list)):
                bases = (AsyncMockMixin, cls)
        made = type(cls.__name__, bases, {"__doc__": cls.__doc__, "__module__": cls.__module__})
        return object.__new__(made)

    def __init__(self, spec=None, wraps=None, name=None, spec_set=None, parent=None, _spec_state=None, _new_name="",
                 _new_parent=None, _spec_as_instance=False, _eat_self=None, unsafe=False, **kwargs):
        if _new_parent is None:
            _new_parent = parent
        attributes = self.__dict__
        attributes["_mock_parent"] = parent
        attributes["_mock_name"] = name
        attributes["_mock_new_name"] = _new_name
        attributes["_mock_new_parent"] = _new_parent
        attributes["_mock_sealed"] = False
        attributes["_mock_children"] = {}
        attributes["_mock_wraps"] = wraps
        attributes["_mock_delegate"] = None
        attributes["_mock_called"] = False
        attributes["_mock_call_args"] = None
        attributes["_mock_call_count"] = 0
        attributes["_mock_call_args_list"] = _CallList()
        attributes["_mock_mock_calls"] = _CallList()
        attributes["method_calls"] = _CallList()
        attributes["_mock_unsafe"] = unsafe
        attributes["_mock_return_value"] = DEFAULT
        attributes["_mock_side_effect"] = None
        if spec_set is not None:
            spec, spec_set = spec_set, True
        self._mock_add_spec(spec, spec_set, _spec_as_instance)
        if kwargs:
            self.configure_mock(**kwargs)

    def _mock_add_spec(self, spec, spec_set, as_instance=False):
        if isinstance(spec, NonCallableMock):
            raise InvalidSpecError(f"Cannot spec a Mock object. [object={spec!r}]")
        spec_class = signature = methods = None
        asyncs = []
        if spec is not None:
            if isinstance(spec, (list, tuple)):
                methods = list(spec)
            else:
                spec_class = spec if isinstance(spec, type) else type(spec)
                signature = _signature_of(spec if not as_instance else getattr(spec, "__call__", None), as_instance)
                methods = dir(spec)
                for attr in methods:
                    if inspect.iscoroutinefunction(inspect.getattr_static(spec, attr, None)):
                        asyncs.append(attr)
        attributes = self.__dict__
        attributes["_spec_class"] = spec_class
        attributes["_spec_set"] = spec_set
        attributes["_spec_signature"] = signature
        attributes["_mock_methods"] = methods
        attributes["_spec_asyncs"] = asyncs

    def mock_add_spec(self, spec, spec_set=False):
        """Let the mock have the attributes of another object only."""
        self._mock_add_spec(spec, spec_set)

    called = _delegating("called")
    call_count = _delegating("call_count")
    call_args = _delegating("call_args")
    call_args_list = _delegating("call_args_list")
    mock_calls = _delegating("mock_calls")

    @property
    def return_value(self):
        if self._mock_delegate is not None:
            return self._mock_delegate.return_value
        value = self._mock_return_value
        if value is DEFAULT and self._mock_wraps is None:
            value = self._get_child_mock(_new_parent=self, _new_name="()")
            self.return_value = value
        return value

    @return_value.setter
    def return_value(self, value):
        if self._mock_delegate is not None:
            self._mock_delegate.return_value = value
        else:
            self.__dict__["_mock_return_value"] = value
            _attach(self, value, None, "()")

    @property
    def side_effect(self):
        return self._mock_side_effect if self._mock_delegate is None else self._mock_delegate.side_effect

    @side_effect.setter
    def side_effect(self, value):
        if value is not None and not callable(value) and not _is_exception(value):
            try:
                value = iter(value)
            except TypeError:
                pass
        if self._mock_delegate is None:
            self.__dict__["_mock_side_effect"] = value
        else:
            self._mock_delegate.side_effect = value

    @property
    def __class__(self):
        return type(self) if self._spec_class is None else self._spec_class

    def reset_mock(self, visited=None, *, return_value=False, side_effect=False):
        """Forget all calls."""
        visited = [] if visited is None else visited
        if id(self) in visited:
            return
        visited.append(id(self))
        self.called = False
        self.call_args = None
        self.call_count = 0
        self.mock_calls = _CallList()
        self.call_args_list = _CallList()
        self.__dict__["method_calls"] = _CallList()
        if return_value:
            self.__dict__["_mock_return_value"] = DEFAULT
        if side_effect:
            self.__dict__["_mock_side_effect"] = None
        for child in self._mock_children.values():
            if child is not _deleted and isinstance(child, NonCallableMock):
                child.reset_mock(visited, return_value=return_value, side_effect=side_effect)
        made = self._mock_return_value
        if isinstance(made, NonCallableMock) and made is not self:
            made.reset_mock(visited)

    def configure_mock(self, /, **kwargs):
        """Set attributes; a name may have dots."""
        for name, value in sorted(kwargs.items(), key=lambda item: item[0].count(".")):
            *parts, last = name.split(".")
            obj = self
            for part in parts:
                obj = getattr(obj, part)
            setattr(obj, last, value)

    def __getattr__(self, name):
        if name in _PRIVATE:
            raise AttributeError(name)
        methods = self._mock_methods
        if methods is not None:
            if name not in methods or name in ("__isabstractmethod__",) or _is_magic(name) and name not in _magics:
                raise AttributeError(f"Mock object has no attribute {name!r}")
        elif _is_magic(name):
            raise AttributeError(name)
        if not self._mock_unsafe and (methods is None or name not in methods) \
                and name.startswith(("assert", "assret", "asert", "aseert", "assrt")):
            raise AttributeError(f"{name!r} is not a valid assertion. Use a spec for the mock if {name!r} is meant to be an "
                                 "attribute.")
        found = self._mock_children.get(name)
        if found is _deleted:
            raise AttributeError(name)
        if found is None:
            wraps = None
            if self._mock_wraps is not None:
                wraps = getattr(self._mock_wraps, name)
            found = self._get_child_mock(parent=self, name=name, wraps=wraps, _new_name=name, _new_parent=self)
            self._mock_children[name] = found
        elif isinstance(found, _Autospec):
            found = found.make(self, name)
            self._mock_children[name] = found
        return found

    def __setattr__(self, name, value):
        kind = type(self)
        if name in _PRIVATE:
            self.__dict__[name] = value
            return
        if isinstance(getattr(NonCallableMock, name, None), property) or isinstance(inspect.getattr_static(kind, name, None), property) \
                or name == "side_effect" or name == "return_value":
            object.__setattr__(self, name, value)
            return
        if self._spec_set and self._mock_methods is not None and name not in self._mock_methods and name not in self.__dict__:
            raise AttributeError(f"Mock object has no attribute '{name}'")
        if _is_magic(name) and name in _magics:
            if self._mock_methods is not None and name not in self._mock_methods:
                raise AttributeError(f"Mock object has no attribute '{name}'")
            if not isinstance(value, NonCallableMock):
                function = value
                setattr(kind, name, lambda self, /, *args, **kwargs: function(self, *args, **kwargs)) if callable(value) \
                    else setattr(kind, name, value)
            else:
                _attach(self, value, None, name)
                setattr(kind, name, _MagicMethod(name))
            self._mock_children[name] = value
            return
        if self._mock_sealed and not hasattr(self, name):
            raise AttributeError(f"Cannot set {self._extract_mock_name()}.{name}")
        if _attach(self, value, name, name):
            self._mock_children[name] = value
            self.__dict__.pop(name, None)
            return
        if isinstance(value, PropertyMock):
            self.__dict__[name] = value
            return
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        if _is_magic(name) and name in type(self).__dict__:
            delattr(type(self), name)
            if name not in self.__dict__:
                return
        found = self._mock_children.get(name, _missing)
        if name in self.__dict__:
            object.__delattr__(self, name)
        elif found is _deleted:
            raise AttributeError(name)
        self._mock_children[name] = _deleted

    def __dir__(self):
        if not FILTER_DIR:
            return object.__dir__(self)
        extras = self._mock_methods or []
        children = [name for name, value in self._mock_children.items() if value is not _deleted]
        return sorted({name for name in dir(type(self)) if not name.startswith("_") or _is_magic(name)} | set(extras)
                      | {name for name in self.__dict__ if name not in _PRIVATE} | set(children))

    def _extract_mock_name(self):
        line = _line_of(self)
        text = ""
        for part in reversed([mock._mock_new_name for mock in line if mock._mock_new_name]):
            text += part if part.startswith("()") or not text else "." + part
        first = line[-1]._mock_name or "mock"
        if not text:
            return first
        if line[-1]._mock_new_name:
            return text
        return first + (text if text.startswith("()") else "." + text)

    def __repr__(self):
        name = self._extract_mock_name()
        shown = "" if name in ("mock", "mock.") and self._mock_name is None else f" name={name!r}"
        spec = ""
        if self._spec_class is not None:
            spec = f" {'spec_set' if self._spec_set else 'spec'}={self._spec_class.__name__!r}"
        return f"<{type(self).__name__}{shown}{spec} id='{id(self)}'>"

    def _get_child_mock(self, /, **kw):
        if self._mock_sealed:
            name = f".{kw['name']}" if kw.get("name") else "()"
            raise AttributeError(self._extract_mock_name() + name)
        if kw.get("_new_name") in self._spec_asyncs:
            return AsyncMock(**kw)
        kind = type(self).__mro__[1]
        if kind is AsyncMockMixin:
            kind = type(self).__mro__[2]
        if issubclass(kind, AsyncMock):
            if self._mock_methods and kw.get("_new_name") in self._mock_methods:
                kind = MagicMock
        elif not issubclass(kind, CallableMixin):
            kind = MagicMock if issubclass(kind, NonCallableMagicMock) else Mock
        return kind(**kw)

    def _format_call(self, args, kwargs):
        return _signature_text(self._mock_name or "mock", args, kwargs)

    def _calls_repr(self):
        return f"\nCalls: {self.mock_calls!r}." if self.mock_calls else ""

    def _call_matcher(self, made):
        """Return a call in the form in which calls are compared: bound to the signature of the spec."""
        signature = self._spec_signature
        if signature is None:
            return made
        name = "" if len(made) == 2 else made[0]
        try:
            bound = signature.bind(*made.args, **made.kwargs)
        except TypeError as e:
            return e.with_traceback(None)
        return _Call((name, bound.args, bound.kwargs))

    def assert_not_called(self):
        """Fail if there was a call."""
        if self.call_count:
            raise AssertionError(f"Expected '{self._mock_name or 'mock'}' to not have been called. "
                                 f"Called {self.call_count} times.{self._calls_repr()}")

    def assert_called(self):
        """Fail if there was no call."""
        if not self.call_count:
            raise AssertionError(f"Expected '{self._mock_name or 'mock'}' to have been called.")

    def assert_called_once(self):
        """Fail if there was not one call."""
        if self.call_count != 1:
            raise AssertionError(f"Expected '{self._mock_name or 'mock'}' to have been called once. "
                                 f"Called {self.call_count} times.{self._calls_repr()}")

    def _not_found(self, expected, actual, action="call"):
        return f"expected {action} not found.\nExpected: {expected}\n  Actual: {actual}"

    def assert_called_with(self, /, *args, **kwargs):
        """Fail if the last call was another."""
        if self.call_args is None:
            raise AssertionError(self._not_found(self._format_call(args, kwargs), "not called."))
        expected = self._call_matcher(_Call((args, kwargs), two=True))
        actual = self._call_matcher(self.call_args)
        if actual != expected:
            cause = expected if isinstance(expected, Exception) else None
            raise AssertionError(self._not_found(self._format_call(args, kwargs),
                                                 self._format_call(*self.call_args))) from cause

    def assert_called_once_with(self, /, *args, **kwargs):
        """Fail if there was not one call, or another."""
        if self.call_count != 1:
            raise AssertionError(f"Expected '{self._mock_name or 'mock'}' to be called once. "
                                 f"Called {self.call_count} times.{self._calls_repr()}")
        return self.assert_called_with(*args, **kwargs)

    def assert_has_calls(self, calls, any_order=False):
        """Fail if the calls are not there, one after another."""
        expected = [self._call_matcher(c) for c in calls]
        cause = next((e for e in expected if isinstance(e, Exception)), None)
        actual = _CallList(self._call_matcher(c) for c in self.mock_calls)
        if not any_order:
            if expected not in actual:
                problem = "Calls not found." if cause is None else f"Error processing expected calls.\nErrors: " \
                    f"{[e if isinstance(e, Exception) else None for e in expected]}"
                raise AssertionError(f"{problem}\nExpected: {_CallList(calls)}\n  Actual: {list(self.mock_calls)!r}") from cause
            return
        left = list(actual)
        missing = []
        for kall in expected:
            try:
                left.remove(kall)
            except ValueError:
                missing.append(kall)
        if missing:
            raise AssertionError(f"{self._mock_name or 'mock'!r} does not contain all of {tuple(calls)!r} in its call list, "
                                 f"found {list(self.mock_calls)!r} instead") from cause

    def assert_any_call(self, /, *args, **kwargs):
        """Fail if there was no such call."""
        expected = self._call_matcher(_Call((args, kwargs), two=True))
        cause = expected if isinstance(expected, Exception) else None
        if cause or expected not in [self._call_matcher(c) for c in self.call_args_list]:
            raise AssertionError(f"{self._format_call(args, kwargs)} call not found") from cause

    def attach_mock(self, mock, attribute):
        """Let a mock be an attribute, so that its calls are remembered here too."""
        inner = _own_mock(mock)
        inner._mock_parent = None
        inner._mock_new_parent = None
        inner._mock_name = ""
        inner._mock_new_name = None
        setattr(self, attribute, mock)


def _line_of(mock):
    """Return a mock and the mocks it comes from."""
    line = [mock]
    while (parent := mock.__dict__["_mock_new_parent"]) is not None and len(line) < 1000:
        line.append(parent)
        mock = parent
    return line


def _own_mock(value):
    """Return the mock of a value that is one, or a function that stands for one."""
    if isinstance(value, NonCallableMock):
        return value
    return getattr(value, "mock", None)


def _attach(parent, value, name, new_name):
    """Let a mock belong to another; return whether it does now."""
    if type(value).__name__ == "function" and isinstance(getattr(value, "mock", None), NonCallableMock):
        value = value.mock
    elif not _is_mock(value):
        return False
    if value._mock_name or value._mock_new_name or value._mock_parent is not None or value._mock_new_parent is not None:
        return False
    above = parent
    while above is not None:
        if above is value:
            return False
        above = above._mock_new_parent
    if new_name:
        value.__dict__["_mock_new_parent"] = parent
        value.__dict__["_mock_new_name"] = new_name
    if name:
        value.__dict__["_mock_parent"] = parent
        value.__dict__["_mock_name"] = name
    return True


def _is_mock(value):
    return issubclass(type(value), NonCallableMock)


class CallableMixin:
    """The calls of a mock."""

    def __init__(self, spec=None, side_effect=None, return_value=DEFAULT, wraps=None, name=None, spec_set=None, parent=None,
                 _spec_state=None, _new_name="", _new_parent=None, **kwargs):
        NonCallableMock.__init__(self, spec, wraps, name, spec_set, parent, _spec_state, _new_name, _new_parent, **kwargs)
        self.__dict__["_mock_return_value"] = return_value
        if return_value is not DEFAULT:
            _attach(self, return_value, None, "()")
        self.side_effect = side_effect

    def __call__(self, /, *args, **kwargs):
        if self._spec_signature is not None and self.__dict__.get("_mock_check"):
            self._spec_signature.bind(*args, **kwargs)
        self._remember(args, kwargs)
        return self._execute(args, kwargs)

    def _remember(self, args, kwargs):
        self.called = True
        self.call_count += 1
        made = _Call((args, kwargs), two=True)
        self.call_args = made
        self.call_args_list.append(made)
        self.mock_calls.append(_Call(("", args, kwargs)))
        name = self._mock_new_name
        direct = self._mock_name  # as an attribute of the parent
        method = self._mock_parent is not None
        parent = self._mock_new_parent
        method_name = self._mock_name or ""
        above_name = name
        is_call = name == "()"
        while parent is not None:
            if method:
                parent.method_calls.append(_Call((method_name, args, kwargs)))
                method = parent._mock_parent is not None
                if method:
                    method_name = f"{parent._mock_name}.{method_name}"
            parent.mock_calls.append(_Call((above_name, args, kwargs)))
            if parent._mock_new_name:
                dot = "" if is_call else "."
                is_call = parent._mock_new_name == "()"
                above_name = f"{parent._mock_new_name}{dot}{above_name}"
            parent = parent._mock_new_parent

    def _execute(self, args, kwargs):
        effect = self.side_effect
        if effect is not None:
            if _is_exception(effect):
                raise effect
            if not callable(effect):
                result = next(effect)
                if _is_exception(result):
                    raise result
            else:
                result = effect(*args, **kwargs)
            if result is not DEFAULT:
                return result
        if self._mock_return_value is not DEFAULT:
            return self.return_value
        if self._mock_delegate is not None and self._mock_delegate.return_value is not DEFAULT:
            return self._mock_delegate.return_value
        if self._mock_wraps is not None:
            return self._mock_wraps(*args, **kwargs)
        return self.return_value


class Mock(CallableMixin, NonCallableMock):
    """An object that can be called, has all attributes, and remembers how it was used."""


class MagicMixin:
    """Special methods that work from the beginning."""

    def _make_magic(self, name):
        kind = AsyncMock if name in _async_magics else MagicMock
        made = kind(name=name, parent=self, _new_name=name, _new_parent=self)
        if name in _results:
            made.return_value = _results[name]
        elif name in _default_results:
            made.return_value = _default_results[name](self)
        elif name == "__eq__":
            made.side_effect = lambda other: True if made._mock_return_value is DEFAULT and self is other else \
                NotImplemented if made._mock_return_value is DEFAULT else made._mock_return_value
        elif name == "__ne__":
            made.side_effect = lambda other: NotImplemented if made._mock_return_value is DEFAULT else made._mock_return_value
        elif name == "__iter__":
            made.side_effect = lambda: iter([]) if made._mock_return_value is DEFAULT else iter(made._mock_return_value)
        elif name == "__aiter__":
            made.side_effect = lambda: _AsyncIterator(iter([] if made._mock_return_value is DEFAULT
                                                           else made._mock_return_value))
        return made

    def _install_magics(self):
        wanted = _supported
        if self._mock_methods is not None:
            wanted = wanted & set(self._mock_methods)
        kind = type(self)
        for name in wanted:
            setattr(kind, name, _MagicMethod(name))


class _AsyncIterator:

    def __init__(self, iterator):
        self.iterator = iterator

    async def __anext__(self):
        for item in self.iterator:
            return item
        raise StopAsyncIteration

    def __aiter__(self):
        return self


class NonCallableMagicMock(MagicMixin, NonCallableMock):
    """A mock with special methods that is not called."""

    def __init__(self, /, *args, **kw):
        self.__dict__["_mock_methods"] = None
        NonCallableMock.__init__(self, *args, **kw)
        self._install_magics()


class MagicMock(MagicMixin, Mock):
    """A mock with special methods."""

    def __init__(self, /, *args, **kw):
        self.__dict__["_mock_methods"] = None
        Mock.__init__(self, *args, **kw)
        self._install_magics()

    def reset_mock(self, /, *args, return_value=False, **kwargs):
        super().reset_mock(*args, return_value=return_value, **kwargs)


class AsyncMockMixin:
    """Calls that return coroutines, and what is known of their awaits."""

    def _awaits(self):
        attributes = self.__dict__
        if "_mock_await_count" not in attributes:
            attributes["_mock_await_count"] = 0
            attributes["_mock_await_args"] = None
            attributes["_mock_await_args_list"] = _CallList()
        return attributes

    @property
    def await_count(self):
        return self._awaits()["_mock_await_count"]

    @property
    def await_args(self):
        return self._awaits()["_mock_await_args"]

    @property
    def await_args_list(self):
        return self._awaits()["_mock_await_args_list"]

    def __call__(self, /, *args, **kwargs):
        self._remember(args, kwargs)

        async def execute():
            made = _Call((args, kwargs), two=True)
            attributes = self._awaits()
            attributes["_mock_await_count"] += 1
            attributes["_mock_await_args"] = made
            attributes["_mock_await_args_list"].append(made)
            effect = self.side_effect
            if effect is not None:
                if _is_exception(effect):
                    raise effect
                if not callable(effect):
                    try:
                        result = next(effect)
                    except StopIteration:
                        raise StopAsyncIteration
                    if _is_exception(result):
                        raise result
                elif inspect.iscoroutinefunction(effect):
                    result = await effect(*args, **kwargs)
                else:
                    result = effect(*args, **kwargs)
                if result is not DEFAULT:
                    return result
            if self._mock_return_value is not DEFAULT:
                return self.return_value
            if self._mock_wraps is not None:
                if inspect.iscoroutinefunction(self._mock_wraps):
                    return await self._mock_wraps(*args, **kwargs)
                return self._mock_wraps(*args, **kwargs)
            return self.return_value
        return execute()

    def _awaited_name(self):
        return self._mock_name or "mock"

    def assert_awaited(self):
        if self.await_count == 0:
            raise AssertionError(f"Expected {self._awaited_name()} to have been awaited.")

    def assert_awaited_once(self):
        if self.await_count != 1:
            raise AssertionError(f"Expected {self._awaited_name()} to have been awaited once. "
                                 f"Awaited {self.await_count} times.")

    def assert_awaited_with(self, /, *args, **kwargs):
        if self.await_args is None:
            raise AssertionError(f"Expected await: {self._format_call(args, kwargs)}\nNot awaited")
        if self.await_args != _Call((args, kwargs), two=True):
            raise AssertionError(self._not_found(self._format_call(args, kwargs), self._format_call(*self.await_args), "await"))

    def assert_awaited_once_with(self, /, *args, **kwargs):
        if self.await_count != 1:
            raise AssertionError(f"Expected {self._awaited_name()} to have been awaited once. "
                                 f"Awaited {self.await_count} times.")
        return self.assert_awaited_with(*args, **kwargs)

    def assert_any_await(self, /, *args, **kwargs):
        if _Call((args, kwargs), two=True) not in list(self.await_args_list):
            raise AssertionError(f"{self._format_call(args, kwargs)} await not found")

    def assert_has_awaits(self, calls, any_order=False):
        if list(calls) not in self.await_args_list:
            raise AssertionError(f"Awaits not found.\nExpected: {_CallList(calls)}\nActual: {self.await_args_list}")

    def assert_not_awaited(self):
        if self.await_count != 0:
            raise AssertionError(f"Expected {self._awaited_name()} to not have been awaited. "
                                 f"Awaited {self.await_count} times.")

    def reset_mock(self, /, *args, **kwargs):
        super().reset_mock(*args, **kwargs)
        self.__dict__.pop("_mock_await_count", None)


class AsyncMock(AsyncMockMixin, MagicMixin, Mock):
    """A mock whose calls are awaited."""

    def __init__(self, /, *args, **kw):
        self.__dict__["_mock_methods"] = None
        Mock.__init__(self, *args, **kw)
        self._install_magics()


class PropertyMock(Mock):
    """A mock that is a property of a class."""

    def _get_child_mock(self, /, **kwargs):
        return MagicMock(**kwargs)

    def __get__(self, obj, obj_type=None):
        return self()

    def __set__(self, obj, val):
        self(val)


# Patching

def _import(target):
    """Return the module or object at a dotted name."""
    parts = target.split(".")
    module = __import__(parts[0])
    path = parts[0]
    for part in parts[1:]:
        path += "." + part
        try:
            module = getattr(module, part)
        except AttributeError:
            __import__(path)
            module = getattr(module, part)
    return module


def _target(target):
    try:
        target, attribute = target.rsplit(".", 1)
    except (TypeError, ValueError, AttributeError):
        raise TypeError(f"Need a valid target to patch. You supplied: {target!r}")
    return (lambda: _import(target)), attribute


class _Patch:
    """Puts an object in the place of an attribute, for a while."""

    active = []

    def __init__(self, getter, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs):
        if new_callable is not None:
            if new is not DEFAULT:
                raise ValueError("Cannot use 'new' and 'new_callable' together")
            if autospec is not None:
                raise ValueError("Cannot use 'autospec' and 'new_callable' together")
        self.getter = getter
        self.attribute = attribute
        self.new = new
        self.spec = spec
        self.create = create
        self.spec_set = spec_set
        self.autospec = autospec
        self.new_callable = new_callable
        self.kwargs = kwargs
        self.attribute_name = None
        self.additional = []
        self.in_place = False

    def copy(self):
        made = _Patch(self.getter, self.attribute, self.new, self.spec, self.create, self.spec_set, self.autospec,
                      self.new_callable, self.kwargs)
        made.attribute_name = self.attribute_name
        made.additional = [patcher.copy() for patcher in self.additional]
        return made

    def __call__(self, func):
        if isinstance(func, type):
            return self._decorate_class(func)
        import functools
        if hasattr(func, "patchings"):
            func.patchings.append(self)
            return func
        if inspect.iscoroutinefunction(func):
            @functools.wraps(func)
            async def patched(*args, **keywargs):
                import contextlib
                with contextlib.ExitStack() as stack:
                    args, keywargs = _enter_all(patched, stack, args, keywargs)
                    return await func(*args, **keywargs)
        else:
            @functools.wraps(func)
            def patched(*args, **keywargs):
                import contextlib
                with contextlib.ExitStack() as stack:
                    args, keywargs = _enter_all(patched, stack, args, keywargs)
                    return func(*args, **keywargs)
        patched.patchings = [self]
        return patched

    def _decorate_class(self, cls):
        for name in dir(cls):
            if not name.startswith(patch.TEST_PREFIX):
                continue
            value = getattr(cls, name)
            if hasattr(value, "__call__"):
                setattr(cls, name, self.copy()(value))
        return cls

    def _original(self):
        target = self.getter()
        name = self.attribute
        try:
            original, local = target.__dict__[name], True
        except (AttributeError, KeyError):
            original, local = getattr(target, name, DEFAULT), False
        import builtins
        if hasattr(builtins, name) and inspect.ismodule(target):
            self.create = True
        if not self.create and original is DEFAULT:
            raise AttributeError(f"{target} does not have the attribute {name!r}")
        return original, local

    def __enter__(self):
        if self.in_place:
            raise RuntimeError("Patch is already started")
        new, spec, spec_set, autospec = self.new, self.spec, self.spec_set, self.autospec
        kwargs = self.kwargs
        self.target = self.getter()
        original, local = self._original()
        if spec is False:
            spec = None
        if spec_set is False:
            spec_set = None
        if autospec is False:
            autospec = None
        if spec is not None and autospec is not None:
            raise TypeError("Can't specify spec and autospec")
        if (spec is not None or autospec is not None) and spec_set not in (True, None):
            raise TypeError("Can't provide explicit spec_set *and* spec or autospec")
        if new is DEFAULT and autospec is None:
            if spec is True:
                spec = original
                if spec_set is True:
                    spec_set, spec = original, None
            elif spec is not None and spec_set is True:
                spec_set, spec = spec, None
            elif spec_set is True:
                spec_set = original
            if self.new_callable is not None:
                kind = self.new_callable
            elif spec is None and spec_set is None and _is_async(original):
                kind = AsyncMock
            elif (spec is not None or spec_set is not None) and not callable(spec if spec is not None else spec_set):
                kind = NonCallableMagicMock
            else:
                kind = MagicMock
            options = {}
            if spec is not None:
                options["spec"] = spec
            if spec_set is not None:
                options["spec_set"] = spec_set
            if isinstance(kind, type) and issubclass(kind, NonCallableMock) and self.attribute:
                options["name"] = self.attribute
            options.update(kwargs)
            new = kind(**options)
        elif autospec is not None:
            if new is not DEFAULT:
                raise TypeError("autospec creates the mock for you. Can't specify autospec and new.")
            if original is DEFAULT:
                raise TypeError("Can't use 'autospec' with create=True")
            if autospec is True:
                autospec = original
            new = create_autospec(autospec, spec_set=bool(spec_set), _name=self.attribute, **kwargs)
        elif kwargs:
            raise TypeError("Can't pass kwargs to a mock we aren't creating")
        self.temp_original = original
        self.is_local = local
        self.in_place = True
        import contextlib
        self._stack = contextlib.ExitStack()
        try:
            setattr(self.target, self.attribute, new)
            if self.attribute_name is not None:
                extra = {}
                if self.new is DEFAULT:
                    extra[self.attribute_name] = new
                for patcher in self.additional:
                    made = self._stack.enter_context(patcher)
                    if patcher.new is DEFAULT:
                        extra.update(made)
                return extra
            return new
        except BaseException:
            self.__exit__(None, None, None)
            raise

    def __exit__(self, *exc_info):
        if not self.in_place:
            raise RuntimeError("stop called on unstarted patcher") if exc_info == (None, None, None) else RuntimeError
        self.in_place = False
        if self.is_local and self.temp_original is not DEFAULT:
            setattr(self.target, self.attribute, self.temp_original)
        else:
            delattr(self.target, self.attribute)
            if not self.create and (not hasattr(self.target, self.attribute) or self.attribute in (
                    "__doc__", "__module__", "__defaults__", "__annotations__", "__kwdefaults__")):
                setattr(self.target, self.attribute, self.temp_original)
        del self.temp_original, self.is_local, self.target
        return self._stack.__exit__(*exc_info)

    def start(self):
        """Put the object in its place; return it."""
        result = self.__enter__()
        self.active.append(self)
        return result

    def stop(self):
        """Put back what was there."""
        try:
            self.active.remove(self)
        except ValueError:
            return None
        return self.__exit__(None, None, None)


def _enter_all(patched, stack, args, keywargs):
    extra = []
    for patching in patched.patchings:
        arg = stack.enter_context(patching)
        if patching.attribute_name is not None:
            keywargs.update(arg)
        elif patching.new is DEFAULT:
            extra.append(arg)
    return args + tuple(extra), keywargs


def _patch_object(target, attribute, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None,
                  new_callable=None, **kwargs):
    if isinstance(target, str):
        raise TypeError(f"{target!r} must be the actual object to be patched, not a str")
    return _Patch(lambda: target, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs)


def _patch_multiple(target, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **kwargs):
    getter = (lambda: _import(target)) if isinstance(target, str) else (lambda: target)
    if not kwargs:
        raise ValueError("Must supply at least one keyword argument with patch.multiple")
    patches = []
    for attribute, new in kwargs.items():
        made = _Patch(getter, attribute, new, spec, create, spec_set, autospec, new_callable, {})
        made.attribute_name = attribute
        patches.append(made)
    first = patches[0]
    first.additional = patches[1:]
    return first


def patch(target, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **kwargs):
    """Return what puts a mock in the place of a dotted name: a decorator and a context."""
    getter, attribute = _target(target)
    return _Patch(getter, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs)


class _PatchDict:
    """Changes a dictionary for a while."""

    def __init__(self, in_dict, values=(), clear=False, **kwargs):
        self.in_dict = in_dict
        self.values = dict(values)
        self.values.update(kwargs)
        self.clear = clear
        self._original = None

    def __call__(self, f):
        if isinstance(f, type):
            for name in dir(f):
                value = getattr(f, name)
                if name.startswith(patch.TEST_PREFIX) and hasattr(value, "__call__"):
                    setattr(f, name, _PatchDict(self.in_dict, self.values, self.clear)(value))
            return f
        import functools
        if inspect.iscoroutinefunction(f):
            @functools.wraps(f)
            async def inner(*args, **kw):
                with self:
                    return await f(*args, **kw)
        else:
            @functools.wraps(f)
            def inner(*args, **kw):
                with self:
                    return f(*args, **kw)
        return inner

    def __enter__(self):
        if isinstance(self.in_dict, str):
            self.in_dict = _import(self.in_dict)
        target = self.in_dict
        try:
            self._original = target.copy()
        except AttributeError:
            self._original = {key: target[key] for key in target}
        if self.clear:
            _clear(target)
        try:
            target.update(self.values)
        except AttributeError:
            for key in self.values:
                target[key] = self.values[key]
        return target

    def __exit__(self, *args):
        if self._original is not None:
            target = self.in_dict
            _clear(target)
            try:
                target.update(self._original)
            except AttributeError:
                for key in self._original:
                    target[key] = self._original[key]
            self._original = None
        return False

    def start(self):
        result = self.__enter__()
        _Patch.active.append(self)
        return result

    def stop(self):
        try:
            _Patch.active.remove(self)
        except ValueError:
            return None
        return self.__exit__(None, None, None)


def _clear(target):
    try:
        target.clear()
    except AttributeError:
        for key in list(target):
            del target[key]


def _stop_all():
    """Put everything back that was started."""
    for made in reversed(_Patch.active[:]):
        made.stop()


patch.object = _patch_object
patch.dict = _PatchDict
patch.multiple = _patch_multiple
patch.stopall = _stop_all
patch.TEST_PREFIX = "test"


# Mocks with the attributes and signatures of others

class _Autospec:
    """Stands for an attribute of an autospec until it is asked for."""

    def __init__(self, spec, spec_set, is_method):
        self.spec = spec
        self.spec_set = spec_set
        self.is_method = is_method

    def make(self, parent, name):
        return create_autospec(self.spec, self.spec_set, False, parent, name, _is_method=self.is_method)


def create_autospec(spec, spec_set=False, instance=False, _parent=None, _name=None, *, unsafe=False, _is_method=False, **kwargs):
    """Return a mock with the attributes of another object, whose calls must fit its signature."""
    if isinstance(spec, list):
        spec = type(spec)
    is_type = isinstance(spec, type)
    if isinstance(spec, NonCallableMock):
        raise InvalidSpecError(f"Cannot autospec attr {_name!r} as the object has already been mocked out. [object={spec!r}]")
    is_async = inspect.iscoroutinefunction(spec)
    options = {"spec_set" if spec_set else "spec": spec}
    if spec is None:
        options = {}
    is_function = inspect.isfunction(spec) or inspect.ismethod(spec) or inspect.isbuiltin(spec) or inspect.ismethoddescriptor(spec)
    kind = MagicMock
    if is_async:
        kind = AsyncMock
    elif not callable(spec):
        kind = NonCallableMagicMock
    elif is_type and instance and "__call__" not in dir(spec):
        kind = NonCallableMagicMock
    name = options.pop("name", _name)
    made = kind(parent=_parent, _new_parent=_parent, _new_name=_name or "", name=name, **options, **kwargs)
    signature = _signature_of(spec, _is_method) if not (is_type and instance) else \
        _signature_of(getattr(spec, "__call__", None), True)
    made.__dict__["_spec_signature"] = signature
    made.__dict__["_mock_check"] = True
    if is_type and not instance and "return_value" not in kwargs:
        made.return_value = create_autospec(spec, spec_set, instance=True, _name="()", _parent=made)
    result = made
    if is_function and not is_async and _parent is None:
        result = _function_for(made, spec)
    for entry in dir(spec):
        if _is_magic(entry) or is_function and not is_type:
            continue
        try:
            original = getattr(spec, entry)
        except AttributeError:
            continue
        if entry in kwargs:
            continue
        static = inspect.getattr_static(spec, entry, None)
        if callable(original):
            # A method takes the instance itself where the spec is a class.
            bound = is_type and not isinstance(static, (staticmethod, classmethod)) and inspect.isfunction(original)
            made._mock_children[entry] = _Autospec(original, spec_set, bound)
        else:
            made._mock_children[entry] = NonCallableMagicMock(spec=original, name=entry, parent=made, _new_name=entry,
                                                              _new_parent=made) \
                if not spec_set else NonCallableMagicMock(spec_set=original, name=entry, parent=made, _new_name=entry,
                                                          _new_parent=made)
    return result


def _function_for(mock, original):
    """Return a function with the signature of another that hands over to a mock."""
    import functools

    @functools.wraps(original)
    def function(*args, **kwargs):
        return mock(*args, **kwargs)
    function.mock = mock
    for name in ("assert_called_with", "assert_called_once_with", "assert_called_once", "assert_any_call", "assert_has_calls",
                 "assert_called", "assert_not_called", "reset_mock"):
        setattr(function, name, getattr(mock, name))
    mock.__dict__["_mock_delegate"] = function
    function.called = False
    function.call_count = 0
    function.call_args = None
    function.call_args_list = _CallList()
    function.method_calls = _CallList()
    function.mock_calls = _CallList()
    function.return_value = mock.__dict__["_mock_return_value"]
    function.side_effect = mock.__dict__["_mock_side_effect"]
    return function


def seal(mock):
    """Let a mock have no further attributes."""
    mock.__dict__["_mock_sealed"] = True
    for child in list(mock._mock_children.values()):
        if isinstance(child, NonCallableMock) and child._mock_new_parent is mock:
            seal(child)
    made = mock.__dict__["_mock_return_value"]
    if isinstance(made, NonCallableMock):
        seal(made)


def mock_open(mock=None, read_data=""):
    """Return a mock for open, whose files have some data."""
    import io

    def fresh():
        return io.BytesIO(read_data) if isinstance(read_data, bytes) else io.StringIO(read_data)
    state = [fresh()]
    if mock is None:
        mock = MagicMock(name="open")
    handle = MagicMock()
    handle.__enter__.return_value = handle
    handle.__exit__.return_value = None
    handle.write.return_value = None
    handle.read.side_effect = lambda *args, **kwargs: state[0].read(*args, **kwargs)
    handle.readline.side_effect = lambda *args, **kwargs: state[0].readline(*args, **kwargs)
    handle.readlines.side_effect = lambda *args, **kwargs: state[0].readlines(*args, **kwargs)
    handle.__iter__.side_effect = lambda: iter(state[0])
    handle.__next__ = lambda self: next(state[0])

    def reset(*args, **kwargs):
        state[0] = fresh()
        return DEFAULT
    mock.side_effect = reset
    mock.return_value = handle
    return mock
