import functools
import sys
import types

_signature_names = (
    "ArgInfo", "BoundArguments", "FullArgSpec", "Parameter", "Signature", "formatannotation", "formatannotationrelativeto",
    "formatargvalues", "getargs", "getargvalues", "getcallargs", "getfullargspec", "signature", "_ParameterKind", "_empty",
)

__all__ = [
    "ArgInfo", "Attribute", "BoundArguments", "CORO_CLOSED", "CORO_CREATED",
    "CORO_RUNNING", "CORO_SUSPENDED", "CO_ASYNC_GENERATOR", "CO_COROUTINE", "CO_GENERATOR", "CO_ITERABLE_COROUTINE",
    "CO_NESTED", "CO_NEWLOCALS", "CO_NOFREE", "CO_OPTIMIZED", "CO_VARARGS", "CO_VARKEYWORDS", "ClassFoundException",
    "ClosureVars", "FrameInfo", "FullArgSpec", "GEN_CLOSED", "GEN_CREATED", "GEN_RUNNING", "GEN_SUSPENDED",
    "Parameter", "Signature", "Traceback", "classify_class_attrs", "cleandoc", "currentframe", "findsource",
    "formatannotation", "formatannotationrelativeto", "formatargvalues", "get_annotations", "getabsfile", "getargs",
    "getargvalues", "getasyncgenlocals", "getasyncgenstate", "getattr_static", "getblock", "getcallargs", "getclasstree",
    "getclosurevars", "getcomments", "getcoroutinelocals", "getcoroutinestate", "getdoc", "getfile", "getframeinfo",
    "getfullargspec", "getgeneratorlocals", "getgeneratorstate", "getinnerframes", "getlineno", "getmembers",
    "getmembers_static", "getmodule", "getmodulename", "getmro", "getouterframes", "getsource", "getsourcefile",
    "getsourcelines", "indentsize", "isabstract", "isasyncgen", "isasyncgenfunction", "isawaitable", "isbuiltin", "isclass",
    "iscode", "iscoroutine", "iscoroutinefunction", "isdatadescriptor", "isframe", "isfunction", "isgenerator",
    "isgeneratorfunction", "isgetsetdescriptor", "ismemberdescriptor", "ismethod", "ismethoddescriptor", "ismethodwrapper",
    "ismodule", "isroutine", "istraceback", "markcoroutinefunction", "signature", "stack", "trace", "unwrap", "walktree",
]


def __getattr__(name):
    if name in _signature_names:
        import _inspect_signature
        scope = sys.modules["inspect"].__dict__
        for n in _signature_names:
            scope[n] = getattr(_inspect_signature, n)
        return scope[name]
    if name in ("Attribute", "ClosureVars", "FrameInfo", "Traceback", "_FrameInfo"):
        _make_tuples()
        return sys.modules["inspect"].__dict__[name]
    raise AttributeError(f"module 'inspect' has no attribute {name!r}")


def __dir__():
    return sorted({*sys.modules["inspect"].__dict__, *_signature_names, "Attribute", "ClosureVars", "FrameInfo", "Traceback"})


def _make_tuples():
    global Attribute, ClosureVars, FrameInfo, Traceback, _FrameInfo
    from collections import namedtuple
    Attribute = namedtuple("Attribute", "name kind defining_class object", module="inspect")
    ClosureVars = namedtuple("ClosureVars", "nonlocals globals builtins unbound", module="inspect")

    def with_positions(base):
        class Info(base):
            def __new__(cls, *fields, positions=None):
                self = super().__new__(cls, *fields)
                self.positions = positions
                return self

            def __repr__(self):
                fields = ", ".join([f"{n}={getattr(self, n)!r}" for n in (*self._fields, "positions")])
                return f"{type(self).__name__}({fields})"

        Info.__name__ = Info.__qualname__ = base.__name__.lstrip("_")
        return Info

    fields = "filename lineno function code_context index"
    Traceback = with_positions(namedtuple("_Traceback", fields, module="inspect"))
    _FrameInfo = namedtuple("_FrameInfo", "frame " + fields, module="inspect")
    FrameInfo = with_positions(_FrameInfo)


CO_OPTIMIZED = 1
CO_NEWLOCALS = 2
CO_VARARGS = 4
CO_VARKEYWORDS = 8
CO_NESTED = 16
CO_GENERATOR = 32
CO_NOFREE = 64
CO_COROUTINE = 128
CO_ITERABLE_COROUTINE = 256
CO_ASYNC_GENERATOR = 512
TPFLAGS_IS_ABSTRACT = 1 << 20


# What an object is.


def ismodule(object):
    return isinstance(object, types.ModuleType)


def isclass(object):
    return isinstance(object, type)


def ismethod(object):
    return isinstance(object, types.MethodType)


def isfunction(object):
    return isinstance(object, types.FunctionType)


def _own_kind(object):
    return isclass(object) or ismethod(object) or isfunction(object)


def ismethoddescriptor(object):
    """Return true if the object is a method descriptor, but not a method, class or function."""
    if _own_kind(object):
        return False
    t = type(object)
    return hasattr(t, "__get__") and not hasattr(t, "__set__") and not hasattr(t, "__delete__")


def isdatadescriptor(object):
    if _own_kind(object):
        return False
    t = type(object)
    return hasattr(t, "__set__") or hasattr(t, "__delete__")


def ismemberdescriptor(object):
    return isinstance(object, types.MemberDescriptorType)


def isgetsetdescriptor(object):
    return isinstance(object, types.GetSetDescriptorType)


def _has_flag(f, flag):
    while True:
        if isinstance(f, functools.partialmethod):
            f = f.func
        elif ismethod(f):
            f = f.__func__
        elif isinstance(f, functools.partial):
            f = f.func
        else:
            break
    return isfunction(f) and bool(f.__code__.co_flags & flag)


def isgeneratorfunction(obj):
    return _has_flag(obj, CO_GENERATOR)


_is_coroutine_mark = object()


def markcoroutinefunction(func):
    if hasattr(func, "__func__"):
        func = func.__func__
    func._is_coroutine_mark = _is_coroutine_mark
    return func


def iscoroutinefunction(obj):
    return _has_flag(obj, CO_COROUTINE) or _marked(obj)


def _marked(f):
    while isinstance(f, functools.partial) or ismethod(f):
        f = f.func if isinstance(f, functools.partial) else f.__func__
    return getattr(f, "_is_coroutine_mark", None) is _is_coroutine_mark


def isasyncgenfunction(obj):
    return _has_flag(obj, CO_ASYNC_GENERATOR)


def isasyncgen(object):
    return isinstance(object, types.AsyncGeneratorType)


def isgenerator(object):
    return isinstance(object, types.GeneratorType)


def iscoroutine(object):
    return isinstance(object, types.CoroutineType)


def isawaitable(object):
    """Return true if object can be passed to an await expression."""
    if isinstance(object, types.CoroutineType):
        return True
    if isinstance(object, types.GeneratorType):
        return bool(object.gi_code.co_flags & CO_ITERABLE_COROUTINE)
    from collections.abc import Awaitable
    return isinstance(object, Awaitable)


def istraceback(object):
    return isinstance(object, types.TracebackType)


def isframe(object):
    return isinstance(object, types.FrameType)


def iscode(object):
    return isinstance(object, types.CodeType)


def isbuiltin(object):
    return isinstance(object, types.BuiltinFunctionType)


def ismethodwrapper(object):
    return isinstance(object, types.MethodWrapperType)


def isroutine(object):
    return isbuiltin(object) or isfunction(object) or ismethod(object) or ismethoddescriptor(object) or ismethodwrapper(object)


def isabstract(object):
    return isinstance(object, type) and bool(getattr(object, "__abstractmethods__", None))


# Members.


def getmro(cls):
    return cls.__mro__


def getmembers(object, predicate=None):
    """The attributes of an object as sorted pairs of name and value."""
    return _members(object, predicate, getattr)


def getmembers_static(object, predicate=None):
    """Return all members of an object without triggering dynamic lookup."""
    return _members(object, predicate, getattr_static)


def _members(object, predicate, get):
    found = []
    names = dir(object)
    mro = object.__mro__ if isclass(object) else ()
    for base in mro[1:] and object.__bases__:
        for name, value in base.__dict__.items():
            if isinstance(value, types.DynamicClassAttribute):
                names.append(name)
    seen = set()
    for name in names:
        try:
            value = get(object, name)
            known = name not in seen
        except AttributeError:
            known = False
        if not known:
            for base in mro:
                if name in base.__dict__:
                    value = base.__dict__[name]
                    break
            else:
                continue
        if predicate is None or predicate(value):
            found.append((name, value))
        seen.add(name)
    found.sort(key=lambda pair: pair[0])
    return found


def classify_class_attrs(cls):
    mro = cls.__mro__
    meta = type(cls).__mro__
    metabases = tuple(c for c in meta if c not in (type, object))
    names = [*dir(cls)]
    for base in mro:
        for name, value in base.__dict__.items():
            if isinstance(value, types.DynamicClassAttribute) and value.fget is not None:
                names.append(name)
    out = []
    seen = set()
    for name in names:
        if name in seen:
            continue
        seen.add(name)
        home = got = own = None
        if name != "__dict__":
            try:
                got = getattr(cls, name)
            except Exception:
                pass
            else:
                home = getattr(got, "__objclass__", None)
                if home not in (*mro, *meta):
                    home = None
                    for base in (*mro, *metabases):
                        if name in base.__dict__ and getattr(base, name, None) is got:
                            home = base
        for base in mro:
            if name in base.__dict__:
                own = base.__dict__[name]
                if home not in metabases:
                    home = base
                break
        if home is None:
            continue
        value = got if got is not None else own
        if isinstance(own, (staticmethod, types.BuiltinMethodType)):
            kind, value = "static method", own
        elif isinstance(own, (classmethod, types.ClassMethodDescriptorType)):
            kind, value = "class method", own
        elif isinstance(own, property):
            kind, value = "property", own
        else:
            kind = "method" if isroutine(value) else "data"
        out.append(__getattr__("Attribute")(name, kind, home, value))
    return out


def unwrap(func, *, stop=None):
    """Follow __wrapped__ to the innermost function."""
    start = func
    seen = {id(start): start}
    while not isinstance(func, type) and hasattr(func, "__wrapped__"):
        if stop is not None and stop(func):
            break
        func = func.__wrapped__
        if id(func) in seen or len(seen) >= sys.getrecursionlimit():
            raise ValueError(f"wrapper loop when unwrapping {start!r}")
        seen[id(func)] = func
    return func


_missing = object()


def _class_dict(cls):
    return type.__getattribute__(cls, "__dict__")


def _find_static(cls, name):
    for base in type.__getattribute__(cls, "__mro__"):
        d = _class_dict(base)
        if name in d:
            return d[name]
    return _missing


def getattr_static(obj, attr, default=_missing):
    """Retrieve attributes without triggering dynamic lookup."""
    own = _missing
    cls = type(obj)
    is_class = issubclass(cls, type)
    if is_class:
        cls = obj
    else:
        shown = _find_static(cls, "__dict__")
        if shown is _missing or isinstance(shown, (types.GetSetDescriptorType, types.MemberDescriptorType)):
            try:
                own = object.__getattribute__(obj, "__dict__").get(attr, _missing)
            except AttributeError:
                pass
    found = _find_static(cls, attr)
    if own is not _missing and found is not _missing:
        t = type(found)
        if _find_static(t, "__get__") is not _missing and (
            _find_static(t, "__set__") is not _missing or _find_static(t, "__delete__") is not _missing
        ):
            return found
    if own is not _missing:
        return own
    if found is not _missing:
        return found
    if is_class:
        found = _find_static(type(cls), attr)
        if found is not _missing:
            return found
    if default is not _missing:
        return default
    raise AttributeError(attr)


def walktree(classes, children, parent):
    tree = []
    classes.sort(key=lambda cls: (cls.__module__, cls.__name__))
    for cls in classes:
        tree.append((cls, cls.__bases__))
        below = children.get(cls)
        if below is not None:
            tree.append(walktree(below, children, cls))
    return tree


def getclasstree(classes, unique=False):
    below = {}
    top = []
    for cls in classes:
        if not cls.__bases__ and cls not in top:
            top.append(cls)
        for base in cls.__bases__:
            subclasses = below.setdefault(base, [])
            if cls not in subclasses:
                subclasses.append(cls)
            if unique and base in classes:
                break
    top += [base for base in below if base not in classes]
    return walktree(top, below, None)


def get_annotations(obj, *, globals=None, locals=None, eval_str=False, format=1):
    from annotationlib import get_annotations as found
    return found(obj, globals=globals, locals=locals, eval_str=eval_str, format=format)


def getclosurevars(func):
    if ismethod(func):
        func = func.__func__
    if not isfunction(func):
        raise TypeError(f"{func!r} is not a Python function")
    code = func.__code__
    nonlocals = {}
    for name, cell in zip(code.co_freevars, func.__closure__ or ()):
        try:
            nonlocals[name] = cell.cell_contents
        except ValueError:
            pass
    scope = func.__globals__
    builtin = scope.get("__builtins__")
    if builtin is None:
        import builtins as builtin
    if ismodule(builtin):
        builtin = builtin.__dict__
    used = {}
    used_builtins = {}
    unbound = set()
    for name in code.co_names:
        if name in scope:
            used[name] = scope[name]
        elif name in builtin:
            used_builtins[name] = builtin[name]
        else:
            unbound.add(name)
    return __getattr__("ClosureVars")(nonlocals, used, used_builtins, unbound)


# Documentation.


def indentsize(line):
    line = line.expandtabs()
    return len(line) - len(line.lstrip())


def cleandoc(doc):
    """Take the common indentation out of a docstring."""
    lines = doc.expandtabs().split("\n")
    margins = [len(line) - len(line.lstrip(" ")) for line in lines[1:] if line.strip(" ")]
    margin = min(margins, default=0)
    lines = [lines[0].lstrip(" "), *[line[margin:] for line in lines[1:]]]
    while lines and not lines[-1]:
        lines.pop()
    start = 0
    while start < len(lines) and not lines[start]:
        start += 1
    return "\n".join(lines[start:])


def getdoc(object):
    """The docstring of an object, inherited if need be."""
    try:
        doc = object.__doc__
    except AttributeError:
        return None
    if doc is None:
        try:
            doc = _inherited_doc(object)
        except (AttributeError, TypeError):
            return None
    if not isinstance(doc, str):
        return None
    return cleandoc(doc)


def _class_of(func):
    cls = sys.modules.get(func.__module__)
    if cls is None:
        return None
    for name in func.__qualname__.split(".")[:-1]:
        cls = getattr(cls, name)
    return cls if isclass(cls) else None


def _inherited_doc(obj):
    if isclass(obj):
        for base in obj.__mro__:
            if base is not object and base.__doc__ is not None:
                return base.__doc__
        return None
    if ismethod(obj):
        name = obj.__func__.__name__
        owner = obj.__self__
        cls = owner if isclass(owner) and getattr(getattr(owner, name, None), "__func__", None) is obj.__func__ else owner.__class__
    elif isfunction(obj):
        name = obj.__name__
        cls = _class_of(obj)
        if cls is None or getattr(cls, name) is not obj:
            return None
    elif isbuiltin(obj):
        name = obj.__name__
        owner = obj.__self__
        cls = owner if isclass(owner) and owner.__qualname__ + "." + name == obj.__qualname__ else owner.__class__
    elif isinstance(obj, (property, functools.cached_property)):
        func = obj.fget if isinstance(obj, property) else obj.func
        name = func.__name__
        cls = _class_of(func)
        if cls is None or getattr(cls, name) is not obj:
            return None
    elif ismethoddescriptor(obj) or isdatadescriptor(obj):
        name = obj.__name__
        cls = obj.__objclass__
        if getattr(cls, name) is not obj:
            return None
    else:
        return None
    for base in cls.__mro__:
        try:
            doc = getattr(base, name).__doc__
        except AttributeError:
            continue
        if doc is not None:
            return doc
    return None


# Source.


def _code_of(object):
    # The code object behind a function, frame or the like, or None.
    if ismethod(object):
        object = object.__func__
    if isfunction(object):
        object = object.__code__
    if istraceback(object):
        object = object.tb_frame
    if isframe(object):
        object = object.f_code
    return object if iscode(object) else None


def getfile(object):
    if ismodule(object):
        if getattr(object, "__file__", None):
            return object.__file__
        raise TypeError(f"{object!r} is a built-in module")
    if isclass(object):
        module = sys.modules.get(getattr(object, "__module__", None))
        if getattr(module, "__file__", None):
            return module.__file__
        if object.__module__ == "__main__":
            file = _file_of_main(object)
            if file is not None:
                return file
            raise OSError("source code not available")
        raise TypeError(f"{object!r} is a built-in class")
    code = _code_of(object)
    if code is not None:
        return code.co_filename
    raise TypeError(
        "module, class, method, function, traceback, frame, or "
        f"code object was expected, got {type(object).__name__}"
    )


def _file_of_main(cls):
    for value in cls.__dict__.values():
        code = _code_of(getattr(value, "__func__", value))
        if code is not None and value.__module__ == cls.__module__:
            return code.co_filename
    frame = sys._getframe()
    while frame is not None:
        if frame.f_globals.get("__name__") == cls.__module__:
            return frame.f_code.co_filename
        frame = frame.f_back
    return None


def getmodulename(path):
    name = path.rpartition("/")[2]
    return name[:-3] if name.endswith(".py") else None


def getsourcefile(object):
    return getfile(object)


def getabsfile(object, _filename=None):
    return getfile(object) if _filename is None else _filename


def getmodule(object, _filename=None):
    if ismodule(object):
        return object
    if hasattr(object, "__module__"):
        return sys.modules.get(object.__module__)
    code = _code_of(object)
    if code is not None:
        for module in [*sys.modules.values()]:
            if getattr(module, "__file__", None) == code.co_filename:
                return module
        main = sys.modules.get("__main__")
        found = getattr(main, code.co_name, None)
        if _code_of(found) is code:
            return main
    return None


def _text_of(object):
    # The text of the program an object was defined in, and the code object or None.
    code = _code_of(object)
    text = None
    if code is not None:
        text = _code_text(code)
    if text is None:
        import linecache
        file = getfile(object)
        linecache.checkcache(file)
        text = "".join(linecache.getlines(file))
    if not text:
        raise OSError("could not get source code")
    return text, code


def _lines(text):
    lines = [line + "\n" for line in text.split("\n")]
    if lines[-1] == "\n":
        lines.pop()
    return lines


def findsource(object):
    text, code = _text_of(object)
    lines = _lines(text)
    if ismodule(object):
        return lines, 0
    if isclass(object):
        line = object.__dict__.get("__firstlineno__")
        if line is None:
            names = [name for name in object.__qualname__.split(".") if name != "<locals>"]
            line = _class_line(text, tuple(names))
        if line is None:
            raise OSError("could not find class definition")
        return lines, line - 1
    line = code.co_firstlineno - 1
    if line >= len(lines):
        raise OSError("lineno is out of bounds")
    return lines, line


def getblock(lines):
    from textwrap import dedent
    text = "".join(lines)
    found = _block(dedent(text), 1)
    while found is None and len(lines) > 1:
        # What follows the block may be dedented further than it.
        lines = lines[:-1]
        found = _block(dedent("".join(lines)), 1)
    return lines[:1] if found is None else lines[: found[1]]


def getsourcelines(object):
    object = unwrap(object)
    lines, start = findsource(object)
    if istraceback(object):
        object = object.tb_frame
    if ismodule(object) or isframe(object) and object.f_code.co_name == "<module>":
        return lines, 0
    found = _block("".join(lines), start + 1)
    if found is None:
        raise OSError("could not get source code")
    return lines[start : found[1]], start + 1


def getsource(object):
    """The source text of an object."""
    return "".join(getsourcelines(object)[0])


def getcomments(object):
    try:
        lines, start = findsource(object)
    except (OSError, TypeError):
        return None
    end = start
    if ismodule(object):
        while end < len(lines) and lines[end].strip() in ("", "#"):
            end += 1
        start = end
        while end < len(lines) and lines[end].lstrip()[:1] == "#":
            end += 1
    else:
        indent = indentsize(lines[start])
        while start > 0 and lines[start - 1].lstrip()[:1] == "#" and indentsize(lines[start - 1]) == indent:
            start -= 1
    if start == end:
        return None
    return "".join([line.expandtabs().lstrip() if not ismodule(object) else line.expandtabs() for line in lines[start:end]])


# Frames and the states of generators.


def getlineno(frame):
    return frame.f_lineno


def getframeinfo(frame, context=1):
    if istraceback(frame):
        place = _place(frame)
        frame = frame.tb_frame
    elif isframe(frame):
        place = _place(frame)
    else:
        raise TypeError(f"{frame!r} is not a frame or traceback object")
    lineno = place[0]
    lines = index = None
    if context > 0:
        try:
            lines, _ = findsource(frame)
        except OSError:
            pass
        else:
            start = max(0, min(lineno - 1 - context // 2, len(lines) - context))
            lines = lines[start : start + context]
            index = lineno - 1 - start
    code = frame.f_code
    return __getattr__("Traceback")(code.co_filename, lineno, code.co_name, lines, index, positions=place)


def _frame_infos(frames, context):
    out = []
    for frame, place in frames:
        info = getframeinfo(place, context)
        out.append(__getattr__("FrameInfo")(frame, *info, positions=info.positions))
    return out


def getouterframes(frame, context=1):
    frames = []
    while frame is not None:
        frames.append((frame, frame))
        frame = frame.f_back
    return _frame_infos(frames, context)


def getinnerframes(tb, context=1):
    frames = []
    while tb is not None:
        frames.append((tb.tb_frame, tb))
        tb = tb.tb_next
    return _frame_infos(frames, context)


def currentframe():
    return sys._getframe()


def stack(context=1):
    return getouterframes(sys._getframe(), context)


def trace(context=1):
    exc = sys.exception()
    return getinnerframes(None if exc is None else exc.__traceback__, context)


GEN_CREATED = "GEN_CREATED"
GEN_RUNNING = "GEN_RUNNING"
GEN_SUSPENDED = "GEN_SUSPENDED"
GEN_CLOSED = "GEN_CLOSED"
CORO_CREATED = "CORO_CREATED"
CORO_RUNNING = "CORO_RUNNING"
CORO_SUSPENDED = "CORO_SUSPENDED"
CORO_CLOSED = "CORO_CLOSED"
AGEN_CREATED = "AGEN_CREATED"
AGEN_RUNNING = "AGEN_RUNNING"
AGEN_SUSPENDED = "AGEN_SUSPENDED"
AGEN_CLOSED = "AGEN_CLOSED"


def _state(prefix, running, suspended, frame):
    if running:
        return prefix + "RUNNING"
    if suspended:
        return prefix + "SUSPENDED"
    return prefix + ("CLOSED" if frame is None else "CREATED")


def getgeneratorstate(generator):
    return _state("GEN_", generator.gi_running, generator.gi_suspended, generator.gi_frame)


def getcoroutinestate(coroutine):
    return _state("CORO_", coroutine.cr_running, coroutine.cr_suspended, coroutine.cr_frame)


def getasyncgenstate(agen):
    return _state("AGEN_", agen.ag_running, agen.ag_suspended, agen.ag_frame)


def getgeneratorlocals(generator):
    if not isgenerator(generator):
        raise TypeError(f"{generator!r} is not a Python generator")
    frame = generator.gi_frame
    return {} if frame is None else frame.f_locals


def getcoroutinelocals(coroutine):
    frame = getattr(coroutine, "cr_frame", None)
    return {} if frame is None else frame.f_locals


def getasyncgenlocals(agen):
    if not isasyncgen(agen):
        raise TypeError(f"{agen!r} is not a Python async generator")
    frame = agen.ag_frame
    return {} if frame is None else frame.f_locals
