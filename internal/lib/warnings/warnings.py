# Filters are tuples (action, message, category, module, line), the first that fits decides.
# A message or a module is None, a pattern, or text that has to be equal.

__all__ = [
    "warn", "warn_explicit", "showwarning", "formatwarning", "filterwarnings", "simplefilter", "resetwarnings",
    "catch_warnings", "deprecated",
]

filters = [
    ("default", None, DeprecationWarning, "__main__", 0),
    ("ignore", None, DeprecationWarning, None, 0),
    ("ignore", None, PendingDeprecationWarning, None, 0),
    ("ignore", None, ImportWarning, None, 0),
    ("ignore", None, ResourceWarning, None, 0),
]
defaultaction = _defaultaction = "default"
onceregistry = _onceregistry = {}
_version = 0
_ACTIONS = ("error", "ignore", "always", "default", "module", "once")


def _filters_mutated():
    global _version
    _version += 1


# Showing warnings. showwarning and formatwarning may be replaced by scripts.


class WarningMessage:
    def __init__(self, message, category, filename, lineno, file=None, line=None, source=None):
        self.message = message
        self.category = category
        self.filename = filename
        self.lineno = lineno
        self.file = file
        self.line = line
        self.source = source
        self._category_name = category.__name__ if category else None

    def __str__(self):
        return (
            f"{{message : {self.message!r}, category : {self._category_name!r}, filename : {self.filename!r}, "
            f"lineno : {self.lineno!r}, line : {self.line!r}}}"
        )


_WARNING_DETAILS = ("message", "category", "filename", "lineno", "file", "line", "source")
WarningMessage._WARNING_DETAILS = _WARNING_DETAILS


def showwarning(message, category, filename, lineno, file=None, line=None):
    _showwarnmsg_impl(WarningMessage(message, category, filename, lineno, file, line))


def formatwarning(message, category, filename, lineno, line=None):
    return _formatwarnmsg_impl(WarningMessage(message, category, filename, lineno, None, line))


_showwarning_orig = showwarning
_formatwarning_orig = formatwarning


def _showwarnmsg_impl(msg):
    file = msg.file
    if file is None:
        import sys
        file = sys.stderr
        if file is None:
            return
    try:
        file.write(_formatwarnmsg(msg))
    except OSError:
        pass


def _formatwarnmsg_impl(msg):
    category = msg.category.__name__
    text = f"{msg.filename}:{msg.lineno}: {category}: {msg.message}\n"
    line = msg.line
    if line is None:
        import linecache
        line = linecache.getline(msg.filename, msg.lineno)
    if line:
        text += f"  {line.strip()}\n"
    if msg.source is not None:
        text += f"{category}: Enable tracemalloc to get the object allocation traceback\n"
    return text


def _showwarnmsg(msg):
    if showwarning is _showwarning_orig:
        _showwarnmsg_impl(msg)
        return
    if not callable(showwarning):
        raise TypeError("warnings.showwarning() must be set to a function or method")
    showwarning(msg.message, msg.category, msg.filename, msg.lineno, msg.file, msg.line)


def _formatwarnmsg(msg):
    if formatwarning is _formatwarning_orig:
        return _formatwarnmsg_impl(msg)
    return formatwarning(msg.message, msg.category, msg.filename, msg.lineno, msg.line)


# Filters.


def _check(action, category, lineno):
    if action not in _ACTIONS:
        raise ValueError(f"invalid action: {action!r}")
    if not isinstance(lineno, int):
        raise TypeError("lineno must be an int")
    if lineno < 0:
        raise ValueError("lineno must be an int >= 0")


def filterwarnings(action, message="", category=Warning, module="", lineno=0, append=False):
    if action not in _ACTIONS:
        raise ValueError(f"invalid action: {action!r}")
    if not isinstance(message, str):
        raise TypeError("message must be a string")
    if not isinstance(category, type) or not issubclass(category, Warning):
        raise TypeError("category must be a Warning subclass")
    if not isinstance(module, str):
        raise TypeError("module must be a string")
    _check(action, category, lineno)
    if message or module:
        import re
    _add_filter(
        action, re.compile(message, re.I) if message else None, category, re.compile(module) if module else None, lineno,
        append=append,
    )


def simplefilter(action, category=Warning, lineno=0, append=False):
    _check(action, category, lineno)
    _add_filter(action, None, category, None, lineno, append=append)


def _add_filter(*item, append):
    if append:
        if item not in filters:
            filters.append(item)
    else:
        try:
            filters.remove(item)
        except ValueError:
            pass
        filters.insert(0, item)
    _filters_mutated()


def resetwarnings():
    filters[:] = []
    _filters_mutated()


class catch_warnings:
    def __init__(self, *, record=False, module=None, action=None, category=Warning, lineno=0, append=False):
        import sys
        self._record = record
        self._module = sys.modules["warnings"] if module is None else module
        self._entered = False
        self._filter = None if action is None else (action, category, lineno, append)

    def __repr__(self):
        import sys
        args = []
        if self._record:
            args.append("record=True")
        if self._module is not sys.modules["warnings"]:
            args.append(f"module={self._module!r}")
        return f"{type(self).__name__}({', '.join(args)})"

    def __enter__(self):
        if self._entered:
            raise RuntimeError(f"Cannot enter {self!r} twice")
        self._entered = True
        module = self._module
        self._filters = module.filters
        module.filters = self._filters[:]
        module._filters_mutated()
        self._showwarning = module.showwarning
        self._showwarnmsg_impl = module._showwarnmsg_impl
        log = None
        if self._record:
            log = []
            module._showwarnmsg_impl = log.append
            # The message then goes to the list whoever had replaced showwarning before.
            module.showwarning = module._showwarning_orig
        if self._filter is not None:
            simplefilter(*self._filter)
        return log

    def __exit__(self, *exc_info):
        if not self._entered:
            raise RuntimeError(f"Cannot exit {self!r} without entering first")
        module = self._module
        module.filters = self._filters
        module._filters_mutated()
        module.showwarning = self._showwarning
        module._showwarnmsg_impl = self._showwarnmsg_impl


# Warning.


def _warn(message, category, stacklevel, source, skip_file_prefixes):
    if isinstance(message, Warning):
        category = type(message)
    elif category is None:
        category = UserWarning
    if not isinstance(category, type) or not issubclass(category, Warning):
        raise TypeError(f"category must be a Warning subclass, not '{type(category).__name__}'")
    if not isinstance(skip_file_prefixes, tuple):
        raise TypeError(f"warn() argument 'skip_file_prefixes' must be tuple, not {type(skip_file_prefixes).__name__}")
    where = _warn_frame(stacklevel, skip_file_prefixes)
    if where is None:
        import sys
        where = (sys.__dict__, "<sys>", 0)
    scope, filename, lineno = where
    _warn_at(
        message, category, filename, lineno, scope.get("__name__", "<string>"),
        scope.setdefault("__warningregistry__", {}), source,
    )


def _warn_explicit(message, category, filename, lineno, module, registry, module_globals, source):
    lineno = _index(lineno)
    if module is None:
        module = filename or "<unknown>"
        if module[-3:].lower() == ".py":
            module = module[:-3]
    if module_globals is not None and not isinstance(module_globals, dict):
        raise TypeError(f"module_globals must be a dict, not '{type(module_globals).__name__}'")
    if registry is not None and not isinstance(registry, dict):
        raise TypeError(f"'registry' must be a dict or None, not '{type(registry).__name__}'")
    if isinstance(message, Warning):
        category = type(message)
    _warn_at(message, category, filename, lineno, module, registry, source)


def _warned(registry, key):
    # Whether the warning is known in the registry, which holds for one state of the filters.
    if registry.get("version", 0) != _version or "version" not in registry:
        registry.clear()
        registry["version"] = _version
        return False
    return registry.get(key, False)


def _warn_at(message, category, filename, lineno, module, registry, source):
    if isinstance(message, Warning):
        text = str(message)
    else:
        text = message
        message = category(message)
    key = (text, category, lineno)
    if registry is not None and _warned(registry, key):
        return
    action, item = _action(category, text, lineno, module)
    if action == "error":
        raise message
    if action == "ignore":
        return
    if action != "always":
        if registry is not None:
            registry[key] = True
        if action == "once" or action == "module":
            key = (text, category) if action == "once" else (text, category, 0)
            seen = onceregistry if action == "once" or registry is None else registry
            if _warned(seen, key):
                return
            seen[key] = True
        elif action != "default":
            raise RuntimeError(f"Unrecognized action ({action!r}) in warnings.filters:\n {item!r}")
    _showwarnmsg(WarningMessage(message, category, filename, lineno, source=source))


def _action(category, text, lineno, module):
    for item in filters:
        if not isinstance(item, tuple) or len(item) != 5:
            raise ValueError(f"warnings.filters item {filters.index(item)} isn't a 5-tuple")
        action, message, kind, where, line = item
        if (
            (line == 0 or line == lineno)
            and issubclass(category, kind)
            and (message is None or _fits(message, text))
            and (where is None or _fits(where, module))
        ):
            return action, item
    return defaultaction, None


def _fits(wanted, text):
    if type(wanted) is str:
        return wanted == text
    return wanted.match(text) is not None


class deprecated:
    def __init__(self, message, /, *, category=DeprecationWarning, stacklevel=1):
        if not isinstance(message, str):
            raise TypeError(f"Expected an object of type str for 'message', not {type(message).__name__!r}")
        self.message = message
        self.category = category
        self.stacklevel = stacklevel

    def __call__(self, arg, /):
        message = self.message
        if self.category is None:
            arg.__deprecated__ = message
            return arg
        if isinstance(arg, type):
            _deprecate_class(arg, message, self.category, self.stacklevel + 1)
            arg.__deprecated__ = arg.__new__.__deprecated__ = arg.__init_subclass__.__deprecated__ = message
            return arg
        if not callable(arg):
            raise TypeError(
                f"@deprecated decorator with non-None category must be applied to a class or callable, not {arg!r}"
            )
        wrapper = _deprecate_call(arg, message, self.category, self.stacklevel + 1)
        from inspect import iscoroutinefunction, markcoroutinefunction
        if iscoroutinefunction(arg):
            wrapper = markcoroutinefunction(wrapper)
        arg.__deprecated__ = wrapper.__deprecated__ = message
        return wrapper


def _deprecate_call(function, message, category, stacklevel):
    from functools import wraps

    @wraps(function)
    def wrapper(*args, **kwargs):
        warn(message, category, stacklevel)
        return function(*args, **kwargs)

    return wrapper


def _deprecate_class(cls, message, category, stacklevel):
    from functools import wraps
    from types import MethodType
    new = cls.__new__

    @wraps(new)
    def __new__(kind, /, *args, **kwargs):
        if kind is cls:
            warn(message, category, stacklevel)
        if new is not object.__new__:
            return new(kind, *args, **kwargs)
        if cls.__init__ is object.__init__ and (args or kwargs):
            raise TypeError(f"{kind.__name__}() takes no arguments")
        return new(kind)

    cls.__new__ = staticmethod(__new__)
    hook = cls.__init_subclass__
    if isinstance(hook, MethodType):
        cls.__init_subclass__ = classmethod(_deprecate_call(hook.__func__, message, category, stacklevel))
    else:
        cls.__init_subclass__ = _deprecate_call(hook, message, category, stacklevel)
