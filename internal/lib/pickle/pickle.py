# Writing. A pickle is a program for a machine with a stack and a memo: each opcode is a
# byte, with its argument after it.

from copyreg import _extension_registry, dispatch_table
from struct import pack

__all__ = [
    "PickleError", "PicklingError", "UnpicklingError", "Pickler", "Unpickler", "dump", "dumps", "load", "loads",
    "HIGHEST_PROTOCOL", "DEFAULT_PROTOCOL", "PickleBuffer",
]

HIGHEST_PROTOCOL = 5
DEFAULT_PROTOCOL = 4
format_version = "4.0"
compatible_formats = ["1.0", "1.1", "1.2", "1.3", "2.0", "3.0", "4.0", "5.0"]


class PickleError(Exception):
    """What can go wrong with pickles."""


class PicklingError(PickleError):
    """An object that can not be pickled."""


class UnpicklingError(PickleError):
    """A pickle that is damaged, or asks for what may not be made."""


class PickleBuffer:
    # A buffer that protocol 5 may keep outside the pickle.
    def __init__(self, obj):
        self._view = memoryview(obj)

    def raw(self):
        return self._view.cast("B")

    def release(self):
        self._view.release()


_FRAME_MIN = 4
_BATCH = 1000
_absent = object()


# Modules and their names by those that Python 2 knew them under, as protocols below 3 write them.
_NEW_MODULES = {
    "__builtin__": "builtins", "copy_reg": "copyreg", "Queue": "queue", "ConfigParser": "configparser", "repr": "reprlib",
    "thread": "_thread", "htmlentitydefs": "html.entities", "HTMLParser": "html.parser", "Cookie": "http.cookies",
    "urlparse": "urllib.parse", "cPickle": "pickle", "_elementtree": "xml.etree.ElementTree", "_abcoll": "collections.abc",
    "UserDict": "collections", "UserList": "collections", "UserString": "collections", "StringIO": "io", "cStringIO": "io",
}
_RENAMED = frozenset(("UserDict", "UserList", "UserString", "StringIO", "cStringIO"))
_OLD_MODULES = {new: old for old, new in _NEW_MODULES.items() if old not in _RENAMED}
_NEW_NAMES = {
    ("__builtin__", "xrange"): ("builtins", "range"), ("__builtin__", "reduce"): ("functools", "reduce"),
    ("__builtin__", "intern"): ("sys", "intern"), ("__builtin__", "unichr"): ("builtins", "chr"),
    ("__builtin__", "unicode"): ("builtins", "str"), ("__builtin__", "long"): ("builtins", "int"),
    ("itertools", "izip"): ("builtins", "zip"), ("itertools", "imap"): ("builtins", "map"),
    ("itertools", "ifilter"): ("builtins", "filter"), ("itertools", "ifilterfalse"): ("itertools", "filterfalse"),
    ("itertools", "izip_longest"): ("itertools", "zip_longest"),
    ("UserDict", "IterableUserDict"): ("collections", "UserDict"), ("UserList", "UserList"): ("collections", "UserList"),
    ("UserString", "UserString"): ("collections", "UserString"),
}
for _name in ("quote", "quote_plus", "unquote", "unquote_plus", "urlencode"):
    _NEW_NAMES["urllib", _name] = "urllib.parse", _name
for _name in """ArithmeticError AssertionError AttributeError BaseException BufferError BytesWarning DeprecationWarning EOFError
        EnvironmentError Exception FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning
        IndentationError IndexError KeyError KeyboardInterrupt LookupError MemoryError NameError NotImplementedError OSError
        OverflowError PendingDeprecationWarning ReferenceError RuntimeError RuntimeWarning StopIteration SyntaxError
        SyntaxWarning SystemError SystemExit TabError TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError
        UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning ZeroDivisionError""".split():
    _NEW_NAMES["exceptions", _name] = "builtins", _name
_OLD_NAMES = {new: old for old, new in _NEW_NAMES.items()}
# What Python 2 had one name for.
_NEW_NAMES.update({
    ("__builtin__", "basestring"): ("builtins", "str"), ("exceptions", "StandardError"): ("builtins", "Exception"),
    ("UserDict", "UserDict"): ("collections", "UserDict"),
})
_OLD_NAMES["builtins", "ModuleNotFoundError"] = "exceptions", "ImportError"
for _name in """BrokenPipeError ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError
        ConnectionResetError FileExistsError FileNotFoundError InterruptedError IsADirectoryError NotADirectoryError
        PermissionError ProcessLookupError TimeoutError""".split():
    _OLD_NAMES["builtins", _name] = "exceptions", "OSError"
del _name


def encode_long(x):
    """The fewest bytes of an int, two's complement, lowest first."""
    if x == 0:
        return b""
    n = (x.bit_length() >> 3) + 1
    data = x.to_bytes(n, "little", signed=True)
    if x < 0 and n > 1 and data[-1] == 0xFF and data[-2] & 0x80:
        data = data[:-1]
    return data


def decode_long(data):
    """The int of bytes in two's complement, lowest first."""
    return int.from_bytes(data, "little", signed=True)


def _find_name(obj, dotted):
    # The object that a dotted name leads to, and what has it.
    parent = None
    for part in dotted.split("."):
        if part == "<locals>":
            raise AttributeError(f"Can't get local attribute {dotted!r} on {obj!r}")
        try:
            parent = obj
            obj = getattr(obj, part)
        except AttributeError:
            raise AttributeError(f"Can't get attribute {dotted!r} on {parent!r}") from None
    return obj, parent


def whichmodule(obj, name):
    """The name of the module where an object can be found."""
    import sys
    module = getattr(obj, "__module__", None)
    # An object of a built-in class has none of its own: that of its class is of no use.
    if module is not None and (module != "builtins" or isinstance(obj, type) or hasattr(sys.modules["builtins"], name)):
        return module
    for module_name, m in [*sys.modules.items()]:
        if module_name == "__main__" or m is None:
            continue
        try:
            if _find_name(m, name)[0] is obj:
                return module_name
        except AttributeError:
            pass
    return "__main__"


class Pickler:
    """Writes pickles to a binary file."""

    def __init__(self, file, protocol=None, *, fix_imports=True, buffer_callback=None):
        if protocol is None:
            protocol = DEFAULT_PROTOCOL
        if protocol < 0:
            protocol = HIGHEST_PROTOCOL
        elif protocol > HIGHEST_PROTOCOL:
            raise ValueError(f"pickle protocol must be <= {HIGHEST_PROTOCOL}")
        if buffer_callback is not None and protocol < 5:
            raise ValueError("buffer_callback needs protocol >= 5")
        try:
            self._file_write = file.write
        except AttributeError:
            raise TypeError("file must have a 'write' attribute")
        self._buffer_callback = buffer_callback
        self._old_names = fix_imports and protocol < 3
        self._out = []
        self.memo = {}
        self.proto = int(protocol)
        self.bin = protocol >= 1
        self.fast = 0

    def clear_memo(self):
        """Forget what was written: it is written again if it comes again."""
        self.memo.clear()

    def dump(self, obj):
        """Write the pickle of obj."""
        out = self._out = []
        if self.proto >= 2:
            start = pack("<BB", 0x80, self.proto)
        else:
            start = b""
        self.save(obj)
        out.append(b".")
        body = b"".join(out)
        self._out = []
        if self.proto >= 4 and len(body) >= _FRAME_MIN:
            body = b"\x95" + pack("<Q", len(body)) + body
        self._file_write(start + body)

    def write(self, data):
        self._out.append(data)

    def memoize(self, obj):
        """Let later occurrences of an object refer to this one."""
        if self.fast:
            return
        i = len(self.memo)
        self.write(self.put(i))
        self.memo[id(obj)] = i, obj

    def put(self, i):
        if self.proto >= 4:
            return b"\x94"
        if self.bin:
            return b"q" + pack("<B", i) if i < 256 else b"r" + pack("<I", i)
        return f"p{i}\n".encode()

    def get(self, i):
        if self.bin:
            return b"h" + pack("<B", i) if i < 256 else b"j" + pack("<I", i)
        return f"g{i}\n".encode()

    def persistent_id(self, obj):
        return None

    def save(self, obj, save_persistent_id=True):
        if save_persistent_id:
            pid = self.persistent_id(obj)
            if pid is not None:
                self._save_persistent(pid)
                return
        known = self.memo.get(id(obj))
        if known is not None:
            self.write(self.get(known[0]))
            return
        t = type(obj)
        rv = NotImplemented
        reduce = getattr(self, "reducer_override", None)
        if reduce is not None:
            rv = reduce(obj)
        if rv is NotImplemented:
            f = _savers.get(t)
            if f is not None:
                f(self, obj)
                return
            reduce = getattr(self, "dispatch_table", dispatch_table).get(t)
            if reduce is not None:
                rv = reduce(obj)
            elif issubclass(t, type):
                self._save_global(obj)
                return
            else:
                reduce = getattr(obj, "__reduce_ex__", _absent)
                if reduce is not _absent:
                    rv = reduce(self.proto)
                else:
                    reduce = getattr(obj, "__reduce__", _absent)
                    if reduce is _absent:
                        raise PicklingError(f"Can't pickle {t.__name__!r} object: {obj!r}")
                    rv = reduce()
        if isinstance(rv, str):
            self._save_global(obj, rv)
            return
        if not isinstance(rv, tuple):
            raise PicklingError(f"{reduce} must return string or tuple")
        if not 2 <= len(rv) <= 6:
            raise PicklingError(f"Tuple returned by {reduce} must have two to six elements")
        self._save_reduce(*rv, obj=obj)

    def _save_persistent(self, pid):
        if self.bin:
            self.save(pid, save_persistent_id=False)
            self.write(b"Q")
        else:
            try:
                self.write(f"P{pid}\n".encode("ascii"))
            except UnicodeEncodeError:
                raise PicklingError("persistent IDs in protocol 0 must be ASCII strings")

    def _save_reduce(self, func, args, state=None, listitems=None, dictitems=None, state_setter=None, *, obj=None):
        if not isinstance(args, tuple):
            raise PicklingError("args from save_reduce() must be a tuple")
        if not callable(func):
            raise PicklingError("func from save_reduce() must be callable")
        name = getattr(func, "__name__", "")
        if self.proto >= 2 and name == "__newobj_ex__":
            cls, args, kwargs = args
            if not hasattr(cls, "__new__"):
                raise PicklingError("args[0] from __newobj_ex__ args has no __new__")
            if obj is not None and cls is not obj.__class__:
                raise PicklingError("args[0] from __newobj_ex__ args has the wrong class")
            if self.proto >= 4:
                self.save(cls)
                self.save(args)
                self.save(kwargs)
                self.write(b"\x92")
            else:
                from functools import partial
                self.save(partial(cls.__new__, cls, *args, **kwargs))
                self.save(())
                self.write(b"R")
        elif self.proto >= 2 and name == "__newobj__":
            cls = args[0]
            if not hasattr(cls, "__new__"):
                raise PicklingError("args[0] from __newobj__ args has no __new__")
            if obj is not None and cls is not obj.__class__:
                raise PicklingError("args[0] from __newobj__ args has the wrong class")
            self.save(cls)
            self.save(args[1:])
            self.write(b"\x81")
        else:
            self.save(func)
            self.save(args)
            self.write(b"R")
        if obj is not None:
            known = self.memo.get(id(obj))
            if known is not None:
                # It was reached again through its own arguments.
                self.write(b"0" + self.get(known[0]))
            else:
                self.memoize(obj)
        if listitems is not None:
            self._batch_appends(listitems)
        if dictitems is not None:
            self._batch_setitems(dictitems)
        if state is not None:
            if state_setter is None:
                self.save(state)
                self.write(b"b")
            else:
                self.save(state_setter)
                self.save(obj)
                self.save(state)
                self.write(b"\x86R0")

    def _batches(self, items):
        batch = []
        for x in items:
            batch.append(x)
            if len(batch) == _BATCH:
                yield batch
                batch = []
        if batch:
            yield batch

    def _batch_appends(self, items):
        if not self.bin:
            for x in items:
                self.save(x)
                self.write(b"a")
            return
        for batch in self._batches(items):
            if len(batch) > 1:
                self.write(b"(")
                for x in batch:
                    self.save(x)
                self.write(b"e")
            else:
                self.save(batch[0])
                self.write(b"a")

    def _batch_setitems(self, items):
        if not self.bin:
            for k, v in items:
                self.save(k)
                self.save(v)
                self.write(b"s")
            return
        for batch in self._batches(items):
            if len(batch) > 1:
                self.write(b"(")
                for k, v in batch:
                    self.save(k)
                    self.save(v)
                self.write(b"u")
            else:
                k, v = batch[0]
                self.save(k)
                self.save(v)
                self.write(b"s")

    def _save_global(self, obj, name=None):
        if name is None:
            name = getattr(obj, "__qualname__", None)
            if name is None:
                name = obj.__name__
        module_name = whichmodule(obj, name)
        import sys
        try:
            if module_name not in sys.modules:
                __import__(module_name)
            module = sys.modules[module_name]
        except (ImportError, KeyError):
            raise PicklingError(f"Can't pickle {obj!r}: import of module {module_name!r} failed") from None
        if "<locals>" in name.split("."):
            raise AttributeError(f"Can't get local object {name!r}")
        try:
            found, parent = _find_name(module, name)
        except AttributeError:
            raise PicklingError(f"Can't pickle {obj!r}: attribute lookup {name} on {module_name} failed") from None
        if found is not obj:
            raise PicklingError(f"Can't pickle {obj!r}: it's not the same object as {module_name}.{name}")
        if self.proto >= 2:
            code = _extension_registry.get((module_name, name))
            if code:
                if code <= 0xFF:
                    self.write(b"\x82" + pack("<B", code))
                elif code <= 0xFFFF:
                    self.write(b"\x83" + pack("<H", code))
                else:
                    self.write(b"\x84" + pack("<i", code))
                return
        if self.proto >= 4:
            self.save(module_name)
            self.save(name)
            self.write(b"\x93")
        elif "." in name:
            self._save_reduce(getattr, (parent, name.rpartition(".")[2]))
        else:
            if self._old_names:
                if (module_name, name) in _OLD_NAMES:
                    module_name, name = _OLD_NAMES[module_name, name]
                else:
                    module_name = _OLD_MODULES.get(module_name, module_name)
            self.write(f"c{module_name}\n{name}\n".encode("utf-8" if self.proto >= 3 else "ascii"))
        self.memoize(obj)


# How values of built-in classes are written.


def _save_none(p, obj):
    p.write(b"N")


def _save_bool(p, obj):
    if p.proto >= 2:
        p.write(b"\x88" if obj else b"\x89")
    else:
        p.write(b"I01\n" if obj else b"I00\n")


def _save_int(p, obj):
    if p.bin:
        if 0 <= obj <= 0xFF:
            p.write(b"K" + pack("<B", obj))
            return
        if 0 <= obj <= 0xFFFF:
            p.write(b"M" + pack("<H", obj))
            return
    if -0x80000000 <= obj <= 0x7FFFFFFF:
        p.write(b"J" + pack("<i", obj) if p.bin else f"I{obj}\n".encode())
        return
    if p.proto >= 2:
        data = encode_long(obj)
        if len(data) < 256:
            p.write(b"\x8a" + pack("<B", len(data)) + data)
        else:
            p.write(b"\x8b" + pack("<i", len(data)) + data)
        return
    p.write(f"L{obj}L\n".encode())


def _save_float(p, obj):
    if p.bin:
        p.write(b"G" + pack(">d", obj))
    else:
        p.write(f"F{obj!r}\n".encode())


def _save_bytes(p, obj):
    if p.proto < 3:
        if not obj:
            p._save_reduce(bytes, (), obj=obj)
        else:
            from _codecs import encode
            p._save_reduce(encode, (str(obj, "latin1"), "latin1"), obj=obj)
        return
    n = len(obj)
    if n <= 0xFF:
        p.write(b"C" + pack("<B", n) + obj)
    elif n > 0xFFFFFFFF and p.proto >= 4:
        p.write(b"\x8e" + pack("<Q", n) + obj)
    else:
        p.write(b"B" + pack("<I", n) + obj)
    p.memoize(obj)


def _save_bytearray(p, obj):
    if p.proto < 5:
        if not obj:
            p._save_reduce(bytearray, (), obj=obj)
        else:
            p._save_reduce(bytearray, (bytes(obj),), obj=obj)
        return
    p.write(b"\x96" + pack("<Q", len(obj)) + bytes(obj))
    p.memoize(obj)


def _save_buffer(p, obj):
    if p.proto < 5:
        raise PicklingError("PickleBuffer can only be pickled with protocol >= 5")
    in_band = True
    if p._buffer_callback is not None:
        in_band = bool(p._buffer_callback(obj))
    m = obj.raw()
    if in_band:
        (_save_bytes if m.readonly else _save_bytearray)(p, m.tobytes() if m.readonly else bytearray(m))
    else:
        p.write(b"\x97")
        if m.readonly:
            p.write(b"\x98")


def _save_str(p, obj):
    if p.bin:
        data = obj.encode("utf-8", "surrogatepass")
        n = len(data)
        if n <= 0xFF and p.proto >= 4:
            p.write(b"\x8c" + pack("<B", n) + data)
        elif n > 0xFFFFFFFF and p.proto >= 4:
            p.write(b"\x8d" + pack("<Q", n) + data)
        else:
            p.write(b"X" + pack("<I", n) + data)
    else:
        text = obj.replace("\\", "\\u005c").replace("\0", "\\u0000").replace("\n", "\\u000a")
        text = text.replace("\r", "\\u000d").replace("\x1a", "\\u001a")
        p.write(b"V" + text.encode("raw-unicode-escape") + b"\n")
    p.memoize(obj)


def _save_tuple(p, obj):
    if not obj:
        p.write(b")" if p.bin else b"(t")
        return
    n = len(obj)
    memo = p.memo
    if n <= 3 and p.proto >= 2:
        for x in obj:
            p.save(x)
        if id(obj) in memo:
            p.write(b"0" * n + p.get(memo[id(obj)][0]))
        else:
            p.write((b"\x85", b"\x86", b"\x87")[n - 1])
            p.memoize(obj)
        return
    p.write(b"(")
    for x in obj:
        p.save(x)
    if id(obj) in memo:
        # A tuple that holds itself: what was put on the stack goes again.
        got = p.get(memo[id(obj)][0])
        p.write(b"1" + got if p.bin else b"0" * (n + 1) + got)
        return
    p.write(b"t")
    p.memoize(obj)


def _save_list(p, obj):
    p.write(b"]" if p.bin else b"(l")
    p.memoize(obj)
    p._batch_appends(obj)


def _save_dict(p, obj):
    p.write(b"}" if p.bin else b"(d")
    p.memoize(obj)
    p._batch_setitems(obj.items())


def _save_set(p, obj):
    if p.proto < 4:
        p._save_reduce(set, ([*obj],), obj=obj)
        return
    p.write(b"\x8f")
    p.memoize(obj)
    for batch in p._batches(obj):
        p.write(b"(")
        for x in batch:
            p.save(x)
        p.write(b"\x90")


def _save_frozenset(p, obj):
    if p.proto < 4:
        p._save_reduce(frozenset, ([*obj],), obj=obj)
        return
    p.write(b"(")
    for x in obj:
        p.save(x)
    if id(obj) in p.memo:
        p.write(b"1" + p.get(p.memo[id(obj)][0]))
        return
    p.write(b"\x91")
    p.memoize(obj)


def _save_type(p, obj):
    for value in (None, NotImplemented, ...):
        if obj is type(value):
            p._save_reduce(type, (value,), obj=obj)
            return
    p._save_global(obj)


def _save_named(p, obj):
    p._save_global(obj)


def _save_constant(p, obj):
    p._save_global(obj, "Ellipsis" if obj is ... else "NotImplemented")


def _save_method(p, obj):
    # A bound method is found again on its object.
    owner = obj.__self__
    if owner is None or type(owner).__name__ == "module":
        p._save_global(obj)
    else:
        p._save_reduce(getattr, (owner, obj.__name__), obj=obj)


class _Here:
    def method(self):
        pass


_savers = {
    type(None): _save_none, bool: _save_bool, int: _save_int, float: _save_float, bytes: _save_bytes,
    bytearray: _save_bytearray, PickleBuffer: _save_buffer, str: _save_str, tuple: _save_tuple, list: _save_list,
    dict: _save_dict, set: _save_set, frozenset: _save_frozenset, type: _save_type, type(_save_type): _save_named,
    type(len): _save_method, type(_Here().method): _save_method, type(...): _save_constant,
    type(NotImplemented): _save_constant,
}


class _Collector:
    # A file that keeps what is written.
    def __init__(self):
        self.parts = []

    def write(self, data):
        self.parts.append(data)


def dump(obj, file, protocol=None, *, fix_imports=True, buffer_callback=None):
    """Write the pickle of obj to a binary file."""
    Pickler(file, protocol, fix_imports=fix_imports, buffer_callback=buffer_callback).dump(obj)


def dumps(obj, protocol=None, *, fix_imports=True, buffer_callback=None):
    """The pickle of obj as bytes."""
    f = _Collector()
    Pickler(f, protocol, fix_imports=fix_imports, buffer_callback=buffer_callback).dump(obj)
    return b"".join(f.parts)


def load(file, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
    """The object of the next pickle in a binary file."""
    return Unpickler(file, fix_imports=fix_imports, buffers=buffers, encoding=encoding, errors=errors).load()


class _Source:
    # Bytes as a file.
    def __init__(self, data):
        self.data = data
        self.at = 0

    def read(self, n):
        at = self.at
        self.at = at + n
        return self.data[at : at + n]

    def readline(self):
        at = self.at
        end = self.data.find(b"\n", at) + 1
        self.at = end or len(self.data)
        return self.data[at : self.at]


def loads(data, /, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
    """The object of a pickle."""
    if isinstance(data, str):
        raise TypeError("a bytes-like object is required, not 'str'")
    return Unpickler(_Source(bytes(data)), fix_imports=fix_imports, buffers=buffers, encoding=encoding, errors=errors).load()


from _pickle_read import Unpickler

_Pickler, _Unpickler = Pickler, Unpickler
_dump, _dumps, _load, _loads = dump, dumps, load, loads
