"""Regular expressions."""

__all__ = [
    "match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer", "compile", "purge", "escape",
    "error", "Pattern", "Match", "A", "I", "L", "M", "S", "X", "U", "ASCII", "IGNORECASE", "LOCALE", "MULTILINE",
    "DOTALL", "VERBOSE", "UNICODE", "NOFLAG", "RegexFlag", "PatternError",
]

__version__ = "2.2.1"

del callable_iterator, SRE_Scanner, _Substitution


class PatternError(Exception):
    """A pattern, or a replacement template, is wrong: msg, pattern, pos, lineno and colno."""

    __module__ = "re"

    def __init__(self, msg, pattern=None, pos=None):
        self.msg = msg
        self.pattern = pattern
        self.pos = pos
        if pattern is not None and pos is not None:
            msg = f"{msg} at position {pos}"
            newline = "\n" if isinstance(pattern, str) else b"\n"
            self.lineno = pattern.count(newline, 0, pos) + 1
            self.colno = pos - pattern.rfind(newline, 0, pos)
            if newline in pattern:
                msg = f"{msg} (line {self.lineno}, column {self.colno})"
        else:
            self.lineno = self.colno = None
        super().__init__(msg)


error = PatternError


def _raise(msg, pattern, pos):
    raise PatternError(msg, pattern, pos)


class _FlagMeta(type):
    """The class of RegexFlag: it is a collection of the flags, as an enumeration is."""

    def __iter__(cls):
        return iter([flag for name, flag in cls.__members__.items() if len(name) > 1 and flag])

    def __len__(cls):
        return 8

    def __getitem__(cls, name):
        return cls.__members__[name]

    def __contains__(cls, value):
        return isinstance(value, cls) or isinstance(value, int) and 0 <= value < 512 and not value & 1

    def __call__(cls, value):
        if not isinstance(value, int):
            raise ValueError(f"{value!r} is not a valid RegexFlag")
        value = int(value)
        known = cls._known
        if value < 0:
            value += max(512, 1 << value.bit_length())
        flag = known.get(value)
        if flag is None:
            flag = int.__new__(cls, value)
            known[value] = flag
        return flag

    def __repr__(cls):
        return f"<flag {cls.__name__!r}>"


class RegexFlag(int, metaclass=_FlagMeta):
    """The flags of a pattern."""

    _known = {}
    __module__ = "re"

    @property
    def value(self):
        return int(self)

    _value_ = value

    @property
    def name(self):
        names, rest = _flag_parts(self)
        if rest or not self:
            return "NOFLAG" if not self else None
        return "|".join(names)

    _name_ = name

    def __repr__(self):
        if not self:
            return "re.NOFLAG"
        names, rest = _flag_parts(self)
        parts = ["re." + name for name in names]
        if rest:
            parts.append(hex(rest))
        return "|".join(parts)

    __str__ = __repr__

    def __format__(self, spec):
        return format(str(self), spec) if not spec or spec[-1] not in "bcdeEfFgGnoxX%" else int.__format__(self, spec)

    def __or__(self, other):
        return RegexFlag(int(self) | int(other)) if isinstance(other, int) else NotImplemented

    def __and__(self, other):
        return RegexFlag(int(self) & int(other)) if isinstance(other, int) else NotImplemented

    def __xor__(self, other):
        return RegexFlag(int(self) ^ int(other)) if isinstance(other, int) else NotImplemented

    __ror__ = __or__
    __rand__ = __and__
    __rxor__ = __xor__

    def __invert__(self):
        return RegexFlag(~int(self))

    def __contains__(self, other):
        return int(self) & int(other) == int(other)

    def __iter__(self):
        return iter([flag for flag in RegexFlag if int(self) & int(flag)])

    def __len__(self):
        return int(self).bit_count()

    def __bool__(self):
        return int(self) != 0

    def __reduce__(self):
        return RegexFlag, (int(self),)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


def _flag_parts(value):
    names = []
    rest = int(value)
    for name, bit in _FLAG_BITS:
        if rest & bit:
            names.append(name)
            rest &= ~bit
    return names, rest


_FLAG_BITS = (("ASCII", 256), ("IGNORECASE", 2), ("LOCALE", 4), ("UNICODE", 32), ("MULTILINE", 8), ("DOTALL", 16),
              ("VERBOSE", 64), ("DEBUG", 128))

RegexFlag.__members__ = {"NOFLAG": RegexFlag(0)}
for _name, _bit in _FLAG_BITS:
    _flag = RegexFlag(_bit)
    RegexFlag.__members__[_name] = _flag
    if _bit != 128:
        RegexFlag.__members__["X" if _bit == 64 else "S" if _bit == 16 else _name[0]] = _flag
for _name, _flag in RegexFlag.__members__.items():
    setattr(RegexFlag, _name, _flag)
del _name, _bit, _flag

NOFLAG = RegexFlag.NOFLAG
A = ASCII = RegexFlag.ASCII
I = IGNORECASE = RegexFlag.IGNORECASE
L = LOCALE = RegexFlag.LOCALE
U = UNICODE = RegexFlag.UNICODE
M = MULTILINE = RegexFlag.MULTILINE
S = DOTALL = RegexFlag.DOTALL
X = VERBOSE = RegexFlag.VERBOSE
DEBUG = RegexFlag.DEBUG


def _warn(warned, pattern, method, args):
    import builtins
    import warnings
    for category, msg in warned:
        warnings.warn(msg, getattr(builtins, category), stacklevel=2)
    return getattr(pattern, method)(*args) if method else pattern


class _Zero(int):
    """A zero that tells a default from an argument."""


_zero = _Zero()


def compile(pattern, flags=0):
    return _compile(pattern, flags)


def match(pattern, string, flags=0):
    "Return a Match of the pattern at the start of the string, or None."
    return _match(pattern, string, flags)


def fullmatch(pattern, string, flags=0):
    "Return a Match of the pattern with all of the string, or None."
    return _fullmatch(pattern, string, flags)


def search(pattern, string, flags=0):
    "Return the first Match of the pattern anywhere in the string, or None."
    return _search(pattern, string, flags)


def findall(pattern, string, flags=0):
    "Return a list of what all matches in the string, or their groups, have matched."
    return _findall(pattern, string, flags)


def finditer(pattern, string, flags=0):
    "Return an iterator of the Matches in the string."
    return _finditer(pattern, string, flags)


def split(pattern, string, *args, maxsplit=_zero, flags=_zero):
    "Return a list of the parts of the string between the matches."
    if args:
        maxsplit, flags = _positional("split", "maxsplit", 2, args, maxsplit, flags)
    return _split(pattern, string, maxsplit, flags)


def sub(pattern, repl, string, *args, count=_zero, flags=_zero):
    "Return the string with the matches replaced: by a template, or what a function returns for them."
    if args:
        count, flags = _positional("sub", "count", 3, args, count, flags)
    return _sub(pattern, repl, string, count, flags)


def subn(pattern, repl, string, *args, count=_zero, flags=_zero):
    "Return what sub returns and the number of replacements."
    if args:
        count, flags = _positional("subn", "count", 3, args, count, flags)
    return _subn(pattern, repl, string, count, flags)


def _positional(name, key, required, args, limit, flags):
    """The limit and the flags of a function whose optional arguments were given by position."""
    if len(args) > 2:
        raise TypeError(f"{name}() takes from {required} to {required + 2} positional arguments but {required + len(args)} were given")
    if limit is not _zero:
        raise TypeError(f"{name}() got multiple values for argument {key!r}")
    if len(args) == 2:
        if flags is not _zero:
            raise TypeError(f"{name}() got multiple values for argument 'flags'")
        flags = args[1]
    import warnings
    warnings.warn(f"{key!r} is passed as positional argument", DeprecationWarning, stacklevel=3)
    return args[0], flags


def escape(pattern):
    "Return the pattern that matches just the given text."
    return _escape(pattern)


def purge():
    "Forget all compiled patterns."
    _purge()


def _substitute(state, repl, counted):
    m = state.next()
    while m is not None:
        m = state.next(repl(m))
    text = state.end()
    return (text, state.count()) if counted else text


def _indexed(method, match, groups):
    """Call a method of a match with groups that objects with __index__ name."""
    return getattr(match, method)(*[g.__index__() if hasattr(type(g), "__index__") else -1 for g in groups])


def _pattern_repr(source, flags):
    text = repr(source)
    if len(text) > 200:
        text = text[:200]
    return f"re.compile({text}, {flags})" if flags else f"re.compile({text})"


def _match_repr(start, end, text):
    return f"<re.Match object; span=({start}, {end}), match={repr(text)[:50]}>"


def _reduce(source, flags):
    return compile, (source, flags)


def _alias(cls, item):
    from types import GenericAlias
    return GenericAlias(cls, item)


class Scanner:
    """Splits a text by a lexicon of patterns and actions."""

    def __init__(self, lexicon, flags=0):
        self.lexicon = lexicon
        self._flags = int(flags)
        parts = []
        groups = 0
        self._owner = {}
        for i, (phrase, action) in enumerate(lexicon):
            part = compile(phrase, flags)
            groups += 1
            self._owner[groups] = i
            parts.append(f"({phrase})")
            groups += part.groups
        self.scanner = compile("|".join(parts), flags)

    def scan(self, string):
        """Return the list of the actions' results and the rest of the text."""
        results = []
        end = 0
        next_token = self.scanner.scanner(string).match
        while (token := next_token()) and token.end() > end:
            end = token.end()
            action = self.lexicon[self._owner[_first_group(token, self._owner)]][1]
            if callable(action):
                self.match = token
                action = action(self, token.group())
            if action is not None:
                results.append(action)
        return results, string[end:]


def _first_group(m, owner):
    for group in owner:
        if m.start(group) >= 0:
            return group
