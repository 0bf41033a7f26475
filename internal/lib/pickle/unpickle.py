# Reading.

import sys
from copyreg import _extension_cache, _inverted_registry
from struct import unpack

__name__ = "pickle"


class _Stop(Exception):
    def __init__(self, value):
        self.value = value


class Unpickler:
    """Reads pickles from a binary file."""

    def __init__(self, file, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
        try:
            self._file_read = file.read
            self._file_readline = file.readline
        except AttributeError:
            raise TypeError("file must have 'read' and 'readline' attributes") from None
        self._buffers = iter(buffers) if buffers is not None else None
        self.memo = {}
        self._old_names = fix_imports
        self.encoding = encoding
        self.errors = errors
        self.proto = 0

    def read(self, n):
        data = self._file_read(n)
        if len(data) < n:
            raise EOFError("Ran out of input") if not data else _error("pickle data was truncated")
        return data

    def readline(self):
        data = self._file_readline()
        if not data:
            raise EOFError("Ran out of input")
        if data[-1] != 10:
            raise _error("pickle data was truncated")
        return data[:-1]

    def load(self):
        """The object of the next pickle."""
        if not hasattr(self, "_file_read"):
            raise _error(f"Unpickler.__init__() was not called by {type(self).__name__}.__init__()")
        self.metastack = []
        self.stack = []
        ops = _ops
        try:
            while True:
                key = self.read(1)
                op = ops.get(key[0])
                if op is None:
                    raise _error(f"invalid load key, {_shown_key(key)}.")
                op(self)
        except _Stop as stop:
            return stop.value
        except IndexError:
            if not self.stack:
                raise _error("unpickling stack underflow") from None
            raise

    def pop_mark(self):
        if not self.metastack:
            raise _error("could not find MARK")
        items = self.stack
        self.stack = self.metastack.pop()
        return items

    def persistent_load(self, pid):
        raise _error("unsupported persistent id encountered")

    def find_class(self, module, name):
        # Subclasses may say what may be named.
        if self.proto < 3 and self._old_names:
            from pickle import _NEW_MODULES, _NEW_NAMES
            if (module, name) in _NEW_NAMES:
                module, name = _NEW_NAMES[module, name]
            else:
                module = _NEW_MODULES.get(module, module)
        m = sys.modules.get(module)
        if m is None:
            __import__(module)
            m = sys.modules[module]
        if self.proto >= 4 and "." in name:
            obj = m
            for part in name.split("."):
                if part == "<locals>":
                    raise AttributeError(f"Can't get local attribute {name!r} on {m!r}")
                obj = getattr(obj, part)
            return obj
        try:
            return getattr(m, name)
        except AttributeError:
            raise AttributeError(f"Can't get attribute {name!r} on {m!r}") from None


def _error(text):
    from pickle import UnpicklingError
    return UnpicklingError(text)


def _shown_key(key):
    c = chr(key[0])
    return repr(c) if 32 <= key[0] < 127 else f"'\\x{key[0]:02x}'"


# The opcodes. Each takes its argument from the file and works on the stack.


def _proto(u):
    n = u.read(1)[0]
    if n > 5:
        raise ValueError(f"unsupported pickle protocol: {n}")
    u.proto = n


def _frame(u):
    (n,) = unpack("<Q", u.read(8))
    if n > sys.maxsize:
        raise ValueError(f"frame size > sys.maxsize: {n}")


def _stop(u):
    raise _Stop(u.stack.pop())


def _mark(u):
    u.metastack.append(u.stack)
    u.stack = []


def _pop(u):
    if u.stack:
        u.stack.pop()
    else:
        u.pop_mark()


def _constant(value):
    return lambda u: u.stack.append(value)


def _int_text(u):
    data = u.readline()
    if data == b"00":
        value = False
    elif data == b"01":
        value = True
    else:
        value = int(data, 0)
    u.stack.append(value)


def _long_text(u):
    data = u.readline()
    if data[-1:] == b"L":
        data = data[:-1]
    u.stack.append(int(data, 0))


def _number(fmt, size):
    return lambda u: u.stack.append(unpack(fmt, u.read(size))[0])


def _long(fmt, size):
    def op(u):
        (n,) = unpack(fmt, u.read(size))
        if n < 0:
            raise _error("LONG pickle has negative byte count")
        u.stack.append(int.from_bytes(u.read(n), "little", signed=True))

    return op


def _text(u, data):
    return data if u.encoding == "bytes" else data.decode(u.encoding, u.errors)


def _string(u):
    data = u.readline()
    if len(data) >= 2 and data[0] == data[-1] and data[0] in b"\"'":
        data = data[1:-1]
    else:
        raise _error("the STRING opcode argument must be quoted")
    from codecs import escape_decode
    u.stack.append(_text(u, escape_decode(data)[0]))


def _sized(fmt, size, make):
    def op(u):
        (n,) = unpack(fmt, u.read(size))
        if n < 0:
            raise _error("BINSTRING pickle has negative byte count")
        if n > sys.maxsize:
            raise _error(f"the argument exceeds system's maximum size of {sys.maxsize} bytes")
        u.stack.append(make(u, u.read(n) if n else b""))

    return op


def _as_bytes(u, data):
    return data


def _as_bytearray(u, data):
    return bytearray(data)


def _as_str(u, data):
    return data.decode("utf-8", "surrogatepass")


def _unicode(u):
    u.stack.append(u.readline().decode("raw-unicode-escape"))


def _next_buffer(u):
    if u._buffers is None:
        raise _error("pickle stream refers to out-of-band data but no *buffers* argument was given")
    for b in u._buffers:
        u.stack.append(b)
        return
    raise _error("not enough out-of-band buffers")


def _readonly(u):
    with memoryview(u.stack[-1]) as m:
        if not m.readonly:
            u.stack[-1] = m.toreadonly()


def _tuple(u):
    items = u.pop_mark()
    u.stack.append(tuple(items))


def _tuple_of(n):
    def op(u):
        s = u.stack
        if len(s) < n:
            raise _error("unpickling stack underflow")
        s[-n:] = [tuple(s[-n:])]

    return op


def _fresh(make):
    return lambda u: u.stack.append(make())


def _list(u):
    items = u.pop_mark()
    u.stack.append(items)


def _pairs(items):
    return {items[i]: items[i + 1] for i in range(0, len(items) - 1, 2)}


def _dict(u):
    items = u.pop_mark()
    u.stack.append(_pairs(items))


def _frozenset(u):
    items = u.pop_mark()
    u.stack.append(frozenset(items))


def _append(u):
    value = u.stack.pop()
    u.stack[-1].append(value)


def _appends(u):
    items = u.pop_mark()
    target = u.stack[-1]
    extend = getattr(target, "extend", None)
    if extend is not None:
        extend(items)
        return
    for x in items:
        target.append(x)


def _setitem(u):
    value = u.stack.pop()
    key = u.stack.pop()
    u.stack[-1][key] = value


def _setitems(u):
    items = u.pop_mark()
    target = u.stack[-1]
    for i in range(0, len(items), 2):
        target[items[i]] = items[i + 1]


def _additems(u):
    items = u.pop_mark()
    target = u.stack[-1]
    if isinstance(target, set):
        target.update(items)
    else:
        for x in items:
            target.add(x)


def _global(u):
    module = u.readline().decode("utf-8")
    name = u.readline().decode("utf-8")
    u.stack.append(u.find_class(module, name))


def _stack_global(u):
    name = u.stack.pop()
    module = u.stack.pop()
    if type(name) is not str or type(module) is not str:
        raise _error("STACK_GLOBAL requires str")
    u.stack.append(u.find_class(module, name))


def _extension(fmt, size):
    def op(u):
        (code,) = unpack(fmt, u.read(size))
        if code in _extension_cache:
            u.stack.append(_extension_cache[code])
            return
        key = _inverted_registry.get(code)
        if not key:
            if code <= 0:
                raise _error("EXT specifies code <= 0")
            raise ValueError(f"unregistered extension code {code}")
        obj = _extension_cache[code] = u.find_class(*key)
        u.stack.append(obj)

    return op


def _instantiate(u, cls, args):
    if not args and isinstance(cls, type) and not hasattr(cls, "__getinitargs__"):
        return cls.__new__(cls)
    return cls(*args)


def _inst(u):
    module = u.readline().decode("ascii")
    name = u.readline().decode("ascii")
    cls = u.find_class(module, name)
    u.stack.append(_instantiate(u, cls, u.pop_mark()))


def _obj(u):
    args = u.pop_mark()
    cls = args.pop(0)
    u.stack.append(_instantiate(u, cls, args))


def _newobj(u):
    args = u.stack.pop()
    cls = u.stack.pop()
    u.stack.append(cls.__new__(cls, *args))


def _newobj_ex(u):
    kwargs = u.stack.pop()
    args = u.stack.pop()
    cls = u.stack.pop()
    u.stack.append(cls.__new__(cls, *args, **kwargs))


def _reduce(u):
    args = u.stack.pop()
    u.stack[-1] = u.stack[-1](*args)


def _build(u):
    state = u.stack.pop()
    inst = u.stack[-1]
    setstate = getattr(inst, "__setstate__", None)
    if setstate is not None:
        setstate(state)
        return
    slots = None
    if isinstance(state, tuple) and len(state) == 2:
        state, slots = state
    if state:
        d = inst.__dict__
        for k, v in state.items():
            d[sys.intern(k) if type(k) is str else k] = v
    if slots:
        for k, v in slots.items():
            setattr(inst, k, v)


def _persistent_text(u):
    try:
        pid = u.readline().decode("ascii")
    except UnicodeDecodeError:
        raise _error("persistent IDs in protocol 0 must be ASCII strings")
    u.stack.append(u.persistent_load(pid))


def _persistent(u):
    u.stack.append(u.persistent_load(u.stack.pop()))


def _dup(u):
    u.stack.append(u.stack[-1])


def _got(u, i):
    try:
        u.stack.append(u.memo[i])
    except KeyError:
        raise _error(f"Memo value not found at index {i}") from None


def _get_text(u):
    _got(u, int(u.readline()))


def _get(fmt, size):
    return lambda u: _got(u, unpack(fmt, u.read(size))[0])


def _put_text(u):
    i = int(u.readline())
    if i < 0:
        raise ValueError("negative PUT argument")
    u.memo[i] = u.stack[-1]


def _put(fmt, size):
    def op(u):
        u.memo[unpack(fmt, u.read(size))[0]] = u.stack[-1]

    return op


def _memoize(u):
    u.memo[len(u.memo)] = u.stack[-1]


def _pop_mark(u):
    u.pop_mark()


_ops = {
    ord("("): _mark, ord("."): _stop, ord("0"): _pop, ord("1"): _pop_mark, ord("2"): _dup,
    ord("F"): lambda u: u.stack.append(float(u.readline())), ord("I"): _int_text, ord("J"): _number("<i", 4),
    ord("K"): _number("<B", 1), ord("L"): _long_text, ord("M"): _number("<H", 2), ord("N"): _constant(None),
    ord("P"): _persistent_text, ord("Q"): _persistent, ord("R"): _reduce, ord("S"): _string,
    ord("T"): _sized("<i", 4, _text), ord("U"): _sized("<B", 1, _text), ord("V"): _unicode,
    ord("X"): _sized("<I", 4, _as_str), ord("a"): _append, ord("b"): _build, ord("c"): _global, ord("d"): _dict,
    ord("}"): _fresh(dict), ord("e"): _appends, ord("g"): _get_text, ord("h"): _get("<B", 1), ord("i"): _inst,
    ord("j"): _get("<I", 4), ord("l"): _list, ord("]"): _fresh(list), ord("o"): _obj, ord("p"): _put_text,
    ord("q"): _put("<B", 1), ord("r"): _put("<I", 4), ord("s"): _setitem, ord("t"): _tuple, ord(")"): _fresh(tuple),
    ord("u"): _setitems, ord("G"): _number(">d", 8), ord("B"): _sized("<I", 4, _as_bytes),
    ord("C"): _sized("<B", 1, _as_bytes), 0x80: _proto, 0x81: _newobj, 0x82: _extension("<B", 1),
    0x83: _extension("<H", 2), 0x84: _extension("<i", 4), 0x85: _tuple_of(1), 0x86: _tuple_of(2), 0x87: _tuple_of(3),
    0x88: _constant(True), 0x89: _constant(False), 0x8A: _long("<B", 1), 0x8B: _long("<i", 4),
    0x8C: _sized("<B", 1, _as_str), 0x8D: _sized("<Q", 8, _as_str), 0x8E: _sized("<Q", 8, _as_bytes),
    0x8F: _fresh(set), 0x90: _additems, 0x91: _frozenset, 0x92: _newobj_ex, 0x93: _stack_global, 0x94: _memoize,
    0x95: _frame, 0x96: _sized("<Q", 8, _as_bytearray), 0x97: _next_buffer, 0x98: _readonly,
}
