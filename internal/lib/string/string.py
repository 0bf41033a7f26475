"""Constants of characters, templates with $ and the machinery of str.format."""

__all__ = ["ascii_letters", "ascii_lowercase", "ascii_uppercase", "capwords", "digits", "hexdigits", "octdigits",
           "printable", "punctuation", "whitespace", "Formatter", "Template"]

whitespace = " \t\n\r\v\f"
ascii_lowercase = "abcdefghijklmnopqrstuvwxyz"
ascii_uppercase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ascii_letters = ascii_lowercase + ascii_uppercase
digits = "0123456789"
hexdigits = digits + "abcdefABCDEF"
octdigits = "01234567"
punctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
printable = digits + ascii_letters + punctuation + whitespace


def capwords(s, sep=None):
    """Capitalize the words of s and join them again by sep, or by single spaces."""
    return (sep or " ").join([word.capitalize() for word in s.split(sep)])


_absent = {}


class _LazyPattern:
    """The compiled pattern of Template itself, made when it is first used."""

    def __get__(self, obj, cls):
        return _compile_pattern(cls)


def _compile_pattern(cls):
    import re
    pattern = cls.__dict__.get("pattern")
    if pattern is None or isinstance(pattern, _LazyPattern):
        delim = re.escape(cls.delimiter)
        ident = cls.idpattern
        braced = cls.braceidpattern or ident
        pattern = (f"{delim}(?:(?P<escaped>{delim})|(?P<named>{ident})|{{(?P<braced>{braced})}}|(?P<invalid>))")
    flags = re.IGNORECASE if cls.flags is None else cls.flags
    cls.pattern = compiled = re.compile(pattern, flags | re.VERBOSE)
    return compiled


class Template:
    """A text in which $name and ${name} stand for values."""

    delimiter = "$"
    idpattern = r"(?a:[_a-z][_a-z0-9]*)"
    braceidpattern = None
    flags = None
    pattern = _LazyPattern()

    def __init_subclass__(cls):
        super().__init_subclass__()
        _compile_pattern(cls)

    def __init__(self, template):
        self.template = template

    def _invalid(self, mo):
        i = mo.start("invalid")
        lines = self.template[:i].splitlines(keepends=True)
        if lines:
            colno = i - len("".join(lines[:-1]))
            lineno = len(lines)
        else:
            colno = lineno = 1
        raise ValueError(f"Invalid placeholder in string: line {lineno}, col {colno}")

    def substitute(self, mapping=_absent, /, **kws):
        """Return the text with the values of the names; a name without one is a KeyError."""
        mapping = _merged(mapping, kws)

        def convert(mo):
            named = mo.group("named") or mo.group("braced")
            if named is not None:
                return str(mapping[named])
            if mo.group("escaped") is not None:
                return self.delimiter
            if mo.group("invalid") is not None:
                self._invalid(mo)
            raise ValueError("Unrecognized named group in pattern", self.pattern)

        return self.pattern.sub(convert, self.template)

    def safe_substitute(self, mapping=_absent, /, **kws):
        """Return the text with the values of the names; one without stays as it is."""
        mapping = _merged(mapping, kws)

        def convert(mo):
            named = mo.group("named") or mo.group("braced")
            if named is not None:
                try:
                    return str(mapping[named])
                except KeyError:
                    return mo.group()
            if mo.group("escaped") is not None:
                return self.delimiter
            if mo.group("invalid") is not None:
                return mo.group()
            raise ValueError("Unrecognized named group in pattern", self.pattern)

        return self.pattern.sub(convert, self.template)

    def is_valid(self):
        """Return whether no placeholder is invalid."""
        for mo in self.pattern.finditer(self.template):
            if mo.group("invalid") is not None:
                return False
            if mo.group("named") is None and mo.group("braced") is None and mo.group("escaped") is None:
                raise ValueError("Unrecognized named group in pattern", self.pattern)
        return True

    def get_identifiers(self):
        """Return the names that stand in the template, in their order."""
        names = []
        for mo in self.pattern.finditer(self.template):
            named = mo.group("named") or mo.group("braced")
            if named is not None:
                if named not in names:
                    names.append(named)
            elif mo.group("invalid") is None and mo.group("escaped") is None:
                raise ValueError("Unrecognized named group in pattern", self.pattern)
        return names


def _merged(mapping, kws):
    if mapping is _absent:
        return kws
    if kws:
        from collections import ChainMap
        return ChainMap(kws, mapping)
    return mapping


class Formatter:
    """What str.format does, in methods that can be overridden."""

    def format(self, format_string, /, *args, **kwargs):
        return self.vformat(format_string, args, kwargs)

    def vformat(self, format_string, args, kwargs):
        used = set()
        result, _ = self._vformat(format_string, args, kwargs, used, 2)
        self.check_unused_args(used, args, kwargs)
        return result

    def _vformat(self, format_string, args, kwargs, used_args, recursion_depth, auto_arg_index=0):
        if recursion_depth < 0:
            raise ValueError("Max string recursion exceeded")
        result = []
        for literal, field, spec, conversion in self.parse(format_string):
            if literal:
                result.append(literal)
            if field is None:
                continue
            field_first, _ = _split_first(field)
            if field_first == "":
                if auto_arg_index is False:
                    raise ValueError("cannot switch from manual field specification to automatic field numbering")
                field = str(auto_arg_index) + field
                auto_arg_index += 1
            elif isinstance(field_first, int):
                if auto_arg_index:
                    raise ValueError("cannot switch from manual field specification to automatic field numbering")
                auto_arg_index = False
            obj, used = self.get_field(field, args, kwargs)
            used_args.add(used)
            obj = self.convert_field(obj, conversion)
            spec, auto_arg_index = self._vformat(spec, args, kwargs, used_args, recursion_depth - 1, auto_arg_index)
            result.append(self.format_field(obj, spec))
        return "".join(result), auto_arg_index

    def get_value(self, key, args, kwargs):
        return args[key] if isinstance(key, int) else kwargs[key]

    def check_unused_args(self, used_args, args, kwargs):
        pass

    def format_field(self, value, format_spec):
        return format(value, format_spec)

    def convert_field(self, value, conversion):
        if conversion is None:
            return value
        if conversion == "s":
            return str(value)
        if conversion == "r":
            return repr(value)
        if conversion == "a":
            return ascii(value)
        raise ValueError(f"Unknown conversion specifier {conversion!s}")

    def parse(self, format_string):
        """Yield (literal text, field name, format specification, conversion)."""
        if not isinstance(format_string, str):
            raise TypeError(f"expected str, got {type(format_string).__name__}")
        return _parse(format_string)

    def get_field(self, field_name, args, kwargs):
        if not isinstance(field_name, str):
            raise TypeError(f"expected str, got {type(field_name).__name__}")
        first, rest = _split_first(field_name)
        obj = self.get_value(first, args, kwargs)
        for is_attr, key in _split_rest(rest):
            obj = getattr(obj, key) if is_attr else obj[key]
        return obj, first


def _parse(text):
    i = 0
    n = len(text)
    while i < n:
        start = i
        c = ""
        while i < n:
            c = text[i]
            i += 1
            if c in "{}":
                break
        else:
            yield text[start:], None, None, None
            return
        doubled = i < n and text[i] == c
        if c == "}" and not doubled:
            raise ValueError("Single '}' encountered in format string")
        if c == "{" and i == n:
            raise ValueError("Single '{' encountered in format string")
        if doubled:
            yield text[start:i], None, None, None
            i += 1
            continue
        literal = text[start:i - 1]
        field, spec, conversion, i = _parse_field(text, i)
        yield literal, field, spec, conversion


def _parse_field(text, i):
    start = i
    n = len(text)
    c = ""
    while i < n:
        c = text[i]
        i += 1
        if c == "{":
            raise ValueError("unexpected '{' in field name")
        if c == "[":
            while i < n and text[i] != "]":
                i += 1
        elif c in "}:!":
            break
    if c == "}":
        return text[start:i - 1], "", None, i
    if c not in ("!", ":"):
        raise ValueError("expected '}' before end of string")
    field = text[start:i - 1]
    conversion = None
    if c == "!":
        if i >= n:
            raise ValueError("end of string while looking for conversion specifier")
        conversion = text[i]
        i += 1
        if i < n:
            c = text[i]
            i += 1
            if c == "}":
                return field, "", conversion, i
            if c != ":":
                raise ValueError("expected ':' after conversion specifier")
    start = i
    depth = 1
    while i < n:
        c = text[i]
        i += 1
        if c == "{":
            depth += 1
        elif c == "}":
            depth -= 1
            if not depth:
                return field, text[start:i - 1], conversion, i
    raise ValueError("unmatched '{' in format spec")


def _split_first(name):
    """Split a field name: its first part, an int if it is a number, and the rest."""
    i = 0
    while i < len(name) and name[i] not in ".[":
        i += 1
    first = name[:i]
    return int(first) if first.isdecimal() and first.isascii() else first, name[i:]


def _split_rest(rest):
    """Yield (is attribute, key) for the rest of a field name."""
    i = 0
    n = len(rest)
    while i < n:
        c = rest[i]
        i += 1
        start = i
        if c == ".":
            while i < n and rest[i] not in ".[":
                i += 1
            key = rest[start:i]
        elif c == "[":
            while i < n and rest[i] != "]":
                i += 1
            if i == n:
                raise ValueError("Missing ']' in format string")
            key = rest[start:i]
            i += 1
        else:
            raise ValueError("Only '.' or '[' may follow ']' in format field specifier")
        if not key:
            raise ValueError("Empty attribute in format string")
        yield c == ".", int(key) if c == "[" and key.isdecimal() and key.isascii() else key
