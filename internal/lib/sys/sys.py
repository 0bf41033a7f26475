from _structseq import SimpleNamespace, build, make

byteorder = "little"
maxsize = 9223372036854775807
maxunicode = 1114111
platform = "linux"
version = "3.14.0 (gilliam) [Go]"
hexversion = 0x030E00F0
api_version = 1013
copyright = "gilliam runs Python in a sandbox."
executable = ""
_base_executable = ""
prefix = exec_prefix = base_prefix = base_exec_prefix = ""
platlibdir = "lib"
abiflags = ""
float_repr_style = "short"
pycache_prefix = None
dont_write_bytecode = True
path = []
meta_path = []
path_hooks = []
path_importer_cache = {}
orig_argv = argv[:]
warnoptions = []
_xoptions = {}
stdlib_module_names = frozenset(n for n in builtin_module_names if "." not in n)

version_info = build(
    make("sys.version_info", ("major", "minor", "micro", "releaselevel", "serial"), open=False), (3, 14, 0, "final", 0)
)
float_info = build(
    make(
        "sys.float_info",
        ("max", "max_exp", "max_10_exp", "min", "min_exp", "min_10_exp", "dig", "mant_dig", "epsilon", "radix", "rounds"),
        open=False,
    ),
    (1.7976931348623157e308, 1024, 308, 2.2250738585072014e-308, -1021, -307, 15, 53, 2.220446049250313e-16, 2, 1),
)
int_info = build(
    make(
        "sys.int_info",
        ("bits_per_digit", "sizeof_digit", "default_max_str_digits", "str_digits_check_threshold"),
        open=False,
    ),
    (30, 4, 4300, 640),
)
hash_info = build(
    make(
        "sys.hash_info",
        ("width", "modulus", "inf", "nan", "imag", "algorithm", "hash_bits", "seed_bits", "cutoff"),
        open=False,
    ),
    (64, 2305843009213693951, 314159, 0, 1000003, "gilliam", 64, 0, 0),
)
thread_info = build(make("sys.thread_info", ("name", "lock", "version"), open=False), ("none", None, None))
flags = build(
    make(
        "sys.flags",
        (
            "debug", "inspect", "interactive", "optimize", "dont_write_bytecode", "no_user_site", "no_site",
            "ignore_environment", "verbose", "bytes_warning", "quiet", "hash_randomization", "isolated", "dev_mode",
            "utf8_mode", "warn_default_encoding", "safe_path", "int_max_str_digits",
        ),
        open=False,
    ),
    (0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, False, 1, 0, True, 4300),
)


implementation = SimpleNamespace(name="gilliam", cache_tag=None, version=version_info, hexversion=hexversion)


# The standard streams.


class TextIOWrapper:
    encoding = "utf-8"
    newlines = None
    line_buffering = False
    write_through = False

    def __init__(self, name, mode, errors):
        d = self.__dict__
        d["name"] = name
        d["mode"] = mode
        d["errors"] = errors
        d["closed"] = False
        d["_rest"] = ""
        d["_raw"] = None

    def __setattr__(self, name, value):
        self.__dict__[name] = value
        if self is __stdout__:
            _patched()

    def __repr__(self):
        return f"<_io.TextIOWrapper name={self.name!r} mode={self.mode!r} encoding='utf-8'>"

    @property
    def buffer(self):
        if self._raw is None:
            self.__dict__["_raw"] = BufferedStream(self)
        return self._raw

    def _check(self, mode):
        if self.closed:
            raise ValueError("I/O operation on closed file.")
        if self.mode != mode:
            from io import UnsupportedOperation
            raise UnsupportedOperation("not readable" if mode == "r" else "not writable")

    def write(self, text, /):
        self._check("w")
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        _write(self.name == "<stderr>", text)
        return len(text)

    def writelines(self, lines, /):
        for line in lines:
            self.write(line)

    def _line(self):
        rest = self._rest
        if rest:
            end = rest.find("\n") + 1
            if end:
                self.__dict__["_rest"] = rest[end:]
                return rest[:end]
            self.__dict__["_rest"] = ""
            return rest + (_readline() or "")
        return _readline() or ""

    def readline(self, size=-1, /):
        self._check("r")
        line = self._line()
        if 0 <= size < len(line):
            self.__dict__["_rest"] = line[size:] + self._rest
            line = line[:size]
        return line

    def read(self, size=-1, /):
        self._check("r")
        parts = []
        n = 0
        while size is None or size < 0 or n < size:
            line = self._line()
            if not line:
                break
            parts.append(line)
            n += len(line)
        text = "".join(parts)
        if size is not None and 0 <= size < n:
            self.__dict__["_rest"] = text[size:] + self._rest
            text = text[:size]
        return text

    def readlines(self, hint=-1, /):
        return [*self]

    def __iter__(self):
        self._check("r")
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def flush(self):
        if self.closed:
            raise ValueError("I/O operation on closed file.")

    def close(self):
        self.__dict__["closed"] = True
        if self is __stdout__:
            _patched()

    def reconfigure(self, *, encoding=None, errors=None, newline=None, line_buffering=None, write_through=None):
        if errors is not None:
            self.__dict__["errors"] = errors

    def readable(self):
        return self.mode == "r"

    def writable(self):
        return self.mode == "w"

    def seekable(self):
        return False

    def isatty(self):
        if self.closed:
            raise ValueError("I/O operation on closed file")
        return False

    def fileno(self):
        return ("<stdin>", "<stdout>", "<stderr>").index(self.name)

    def detach(self):
        return self.buffer

    def seek(self, *args):
        from io import UnsupportedOperation
        raise UnsupportedOperation("underlying stream is not seekable")

    tell = truncate = seek

    def __enter__(self):
        self._check(self.mode)
        return self

    def __exit__(self, *exc):
        self.close()


class BufferedStream:
    # The bytes below a text stream.
    def __init__(self, text):
        self._text = text
        self.name = text.name
        self.mode = text.mode + "b"
        self.raw = self

    def __repr__(self):
        kind = "Reader" if self.mode == "rb" else "Writer"
        return f"<_io.Buffered{kind} name={self.name!r}>"

    @property
    def closed(self):
        return self._text.closed

    def write(self, data, /):
        self._text._check("w")
        if isinstance(data, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        data = bytes(data)
        _write(self.name == "<stderr>", data)
        return len(data)

    def writelines(self, lines, /):
        for line in lines:
            self.write(line)

    def read(self, size=-1, /):
        return self._text.read(size).encode("utf-8", "surrogateescape")

    read1 = read

    def readline(self, size=-1, /):
        return self._text.readline(size).encode("utf-8", "surrogateescape")

    def readlines(self, hint=-1, /):
        return [*self]

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def flush(self):
        self._text.flush()

    def close(self):
        self._text.close()

    def readable(self):
        return self.mode == "rb"

    def writable(self):
        return self.mode == "wb"

    def seekable(self):
        return False

    def isatty(self):
        return False

    def fileno(self):
        return self._text.fileno()


TextIOWrapper.__module__ = BufferedStream.__module__ = "_io"
__stdout__ = None
__stdin__ = stdin = TextIOWrapper("<stdin>", "r", "strict")
__stderr__ = stderr = TextIOWrapper("<stderr>", "w", "backslashreplace")
stdout = TextIOWrapper("<stdout>", "w", "strict")
__stdout__ = stdout
_own_stdout(stdout)


# Leaving, hooks.


def exit(status=None, /):
    if status is None:
        raise SystemExit
    if isinstance(status, tuple):
        raise SystemExit(*status)
    raise SystemExit(status)


def displayhook(object, /):
    if object is None:
        return
    import builtins
    builtins._ = None
    stdout.write(repr(object))
    stdout.write("\n")
    builtins._ = object


def excepthook(exctype, value, traceback, /):
    import traceback as tb
    tb.print_exception(exctype, value, traceback)


def unraisablehook(unraisable, /):
    import traceback as tb
    where = unraisable.err_msg or "Exception ignored in"
    if unraisable.object is not None:
        try:
            where = f"{where}: {unraisable.object!r}"
        except BaseException:
            where = f"{where}: <object repr() failed>"
    lines = [where + (":\n" if unraisable.err_msg else "\n")]
    if unraisable.exc_traceback is not None:
        lines.append("Traceback (most recent call last):\n")
        for f in tb.extract_tb(unraisable.exc_traceback):
            lines.append(f'  File "{f.filename}", line {f.lineno}, in {f.name}\n')
            if f.line:
                lines.append(f"    {f.line}\n")
    lines += tb.format_exception_only(unraisable.exc_type, unraisable.exc_value)
    if stderr is not None:
        stderr.write("".join(lines))


_unraisable_class = None


def _unraisable(exc, message, obj):
    # What unraisablehook is called with for an exception that nobody can catch.
    global _unraisable_class
    if _unraisable_class is None:
        _unraisable_class = make("UnraisableHookArgs", ("exc_type", "exc_value", "exc_traceback", "err_msg", "object"), open=False)
    return build(_unraisable_class, (type(exc), exc, exc.__traceback__, message, obj))


def breakpointhook(*args, **kws):
    raise RuntimeError("there is no debugger in the sandbox")


__displayhook__ = displayhook
__excepthook__ = excepthook
__unraisablehook__ = unraisablehook
__breakpointhook__ = breakpointhook


# What a script may ask.


def getsizeof(object, default=NotImplemented):
    t = _type(object)
    m = _lookup(t, "__sizeof__")
    try:
        n = _bind(m, object, t)()
        if not isinstance(n, int):
            raise TypeError(f"'{_type(n).__name__}' object cannot be interpreted as an integer")
    except TypeError:
        if default is NotImplemented:
            raise
        return default
    if n < 0:
        raise ValueError("__sizeof__() should return >= 0")
    return n + _collected(object)


def getdefaultencoding():
    return "utf-8"


def getfilesystemencoding():
    return "utf-8"


def getfilesystemencodeerrors():
    return "surrogateescape"


def is_finalizing():
    return False


def getswitchinterval():
    return _state["switch"]


def setswitchinterval(interval, /):
    interval = float(interval)
    if interval <= 0:
        raise ValueError("switch interval must be strictly positive")
    _state["switch"] = interval


def gettrace():
    return None


def getprofile():
    return None


def settrace(function, /):
    if function is not None:
        raise RuntimeError("the interpreter has no tracing")


def setprofile(function, /):
    if function is not None:
        raise RuntimeError("the interpreter has no profiling")


def audit(event, /, *args):
    if not isinstance(event, str):
        raise TypeError(f"audit() argument 1 must be str, not {type(event).__name__}")


def _clear_type_cache():
    pass


def _clear_internal_caches():
    pass


def _is_gil_enabled():
    return True


def get_coroutine_origin_tracking_depth():
    return _state["origin"]


def set_coroutine_origin_tracking_depth(depth):
    if depth < 0:
        raise ValueError("depth must be >= 0")
    _state["origin"] = depth


_state = {"switch": 0.005, "origin": 0}


def get_asyncgen_hooks():
    return _hooks(_agen_hooks() or (None, None))


def set_asyncgen_hooks(firstiter=NotImplemented, finalizer=NotImplemented):
    new = [*(_agen_hooks() or (None, None))]
    for i, name, hook in ((1, "finalizer", finalizer), (0, "firstiter", firstiter)):
        if hook is NotImplemented:
            continue
        if hook is not None and not callable(hook):
            raise TypeError(f"callable {name} expected, got {type(hook).__name__}")
        new[i] = hook
    _set_agen_hooks(None if new == [None, None] else (*new,))


_hook_class = None


def _hooks(values):
    global _hook_class
    if _hook_class is None:
        _hook_class = make("sys.asyncgen_hooks", ("firstiter", "finalizer"), open=False)
    return build(_hook_class, values)
