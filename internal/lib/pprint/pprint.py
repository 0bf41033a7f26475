"""Representations of data that are laid out to be read."""

import sys as _sys

__all__ = ["pprint", "pformat", "isreadable", "isrecursive", "saferepr", "PrettyPrinter", "pp"]


def pprint(object, stream=None, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True,
           underscore_numbers=False):
    """Print a laid out representation to a stream, sys.stdout by default."""
    PrettyPrinter(indent, width, depth, stream, compact=compact, sort_dicts=sort_dicts,
                  underscore_numbers=underscore_numbers).pprint(object)


def pformat(object, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
    """Return a laid out representation."""
    return PrettyPrinter(indent, width, depth, compact=compact, sort_dicts=sort_dicts,
                         underscore_numbers=underscore_numbers).pformat(object)


def pp(object, *args, sort_dicts=False, **kwargs):
    """Print a laid out representation, dicts in their order."""
    pprint(object, *args, sort_dicts=sort_dicts, **kwargs)


def saferepr(object):
    """Return a representation of one line that shows where an object contains itself."""
    return PrettyPrinter()._safe_repr(object, {}, None, 0)[0]


def isreadable(object):
    """Return whether the representation could be read back."""
    return PrettyPrinter()._safe_repr(object, {}, None, 0)[1]


def isrecursive(object):
    """Return whether the object contains itself."""
    return PrettyPrinter()._safe_repr(object, {}, None, 0)[2]


class _safe_key:
    """A key to sort by that is in order with any other."""

    __slots__ = ("obj",)

    def __init__(self, obj):
        self.obj = obj

    def __lt__(self, other):
        try:
            return self.obj < other.obj
        except TypeError:
            return (str(type(self.obj)), id(self.obj)) < (str(type(other.obj)), id(other.obj))


def _safe_tuple(pair):
    return _safe_key(pair[0]), _safe_key(pair[1])


class _Writer:
    """A stream that keeps what is written to it."""

    def __init__(self):
        self.parts = []
        self.write = self.parts.append


def _recursion(object):
    return f"<Recursion on {type(object).__name__} with id={id(object)}>"


class PrettyPrinter:
    """Lays representations out; the arguments say how."""

    def __init__(self, indent=1, width=80, depth=None, stream=None, *, compact=False, sort_dicts=True,
                 underscore_numbers=False):
        indent = int(indent)
        width = int(width)
        if indent < 0:
            raise ValueError("indent must be >= 0")
        if depth is not None and depth <= 0:
            raise ValueError("depth must be > 0")
        if not width:
            raise ValueError("width must be != 0")
        self._depth = depth
        self._indent_per_level = indent
        self._width = width
        self._stream = stream if stream is not None else _sys.stdout
        self._compact = bool(compact)
        self._sort_dicts = sort_dicts
        self._underscore_numbers = underscore_numbers

    def pprint(self, object):
        if self._stream is not None:
            self._format(object, self._stream, 0, 0, {}, 0)
            self._stream.write("\n")

    def pformat(self, object):
        out = _Writer()
        self._format(object, out, 0, 0, {}, 0)
        return "".join(out.parts)

    def isrecursive(self, object):
        return self.format(object, {}, 0, 0)[2]

    def isreadable(self, object):
        _, readable, recursive = self.format(object, {}, 0, 0)
        return readable and not recursive

    def format(self, object, context, maxlevels, level):
        """Return the representation of one line, and whether it is readable and recursive."""
        return self._safe_repr(object, context, maxlevels, level)

    _dispatch = {}

    def _format(self, object, stream, indent, allowance, context, level):
        key = id(object)
        if key in context:
            stream.write(_recursion(object))
            self._recursive = True
            self._readable = False
            return
        rep = self._repr(object, context, level)
        if len(rep) > self._width - indent - allowance:
            write = _printer(self, object)
            if write is not None:
                context[key] = 1
                write(self, object, stream, indent, allowance, context, level + 1)
                del context[key]
                return
        stream.write(rep)

    def _repr(self, object, context, level):
        rep, readable, recursive = self.format(object, context.copy(), self._depth, level)
        if not readable:
            self._readable = False
        if recursive:
            self._recursive = True
        return rep

    def _pad(self, stream):
        if self._indent_per_level > 1:
            stream.write((self._indent_per_level - 1) * " ")

    def _pprint_dict(self, object, stream, indent, allowance, context, level):
        stream.write("{")
        self._pad(stream)
        if len(object):
            items = sorted(object.items(), key=_safe_tuple) if self._sort_dicts else object.items()
            self._format_dict_items(items, stream, indent, allowance + 1, context, level)
        stream.write("}")

    def _pprint_ordered_dict(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        name = object.__class__.__name__
        stream.write(name + "(")
        self._format(list(object.items()), stream, indent + len(name) + 1, allowance + 1, context, level)
        stream.write(")")

    def _pprint_list(self, object, stream, indent, allowance, context, level):
        stream.write("[")
        self._format_items(object, stream, indent, allowance + 1, context, level)
        stream.write("]")

    def _pprint_tuple(self, object, stream, indent, allowance, context, level):
        stream.write("(")
        end = ",)" if len(object) == 1 else ")"
        self._format_items(object, stream, indent, allowance + len(end), context, level)
        stream.write(end)

    def _pprint_set(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        cls = object.__class__
        if cls is set:
            stream.write("{")
            end = "}"
        else:
            stream.write(cls.__name__ + "({")
            end = "})"
            indent += len(cls.__name__) + 1
        self._format_items(sorted(object, key=_safe_key), stream, indent, allowance + len(end), context, level)
        stream.write(end)

    def _pprint_str(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        if level == 1:
            indent += 1
            allowance += 1
        chunks = _string_chunks(object, self._width - indent, allowance)
        if len(chunks) == 1:
            stream.write(chunks[0])
            return
        if level == 1:
            stream.write("(")
        stream.write(("\n" + " " * indent).join(chunks))
        if level == 1:
            stream.write(")")

    def _pprint_bytes(self, object, stream, indent, allowance, context, level):
        if len(object) <= 4:
            stream.write(repr(object))
            return
        if level == 1:
            indent += 1
            allowance += 1
            stream.write("(")
        stream.write(("\n" + " " * indent).join(_bytes_chunks(object, self._width - indent, allowance)))
        if level == 1:
            stream.write(")")

    def _pprint_bytearray(self, object, stream, indent, allowance, context, level):
        stream.write("bytearray(")
        self._pprint_bytes(bytes(object), stream, indent + 10, allowance + 1, context, level + 1)
        stream.write(")")

    def _pprint_mappingproxy(self, object, stream, indent, allowance, context, level):
        stream.write("mappingproxy(")
        self._format(object.copy(), stream, indent + 13, allowance + 1, context, level)
        stream.write(")")

    def _pprint_simplenamespace(self, object, stream, indent, allowance, context, level):
        from types import SimpleNamespace
        name = "namespace" if type(object) is SimpleNamespace else object.__class__.__name__
        stream.write(name + "(")
        self._format_namespace_items(object.__dict__.items(), stream, indent + len(name) + 1, allowance, context, level)
        stream.write(")")

    def _pprint_dataclass(self, object, stream, indent, allowance, context, level):
        from dataclasses import fields
        name = object.__class__.__name__
        items = [(f.name, getattr(object, f.name)) for f in fields(object) if f.repr]
        stream.write(name + "(")
        self._format_namespace_items(items, stream, indent + len(name) + 1, allowance, context, level)
        stream.write(")")

    def _pprint_default_dict(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        name = object.__class__.__name__
        factory = self._repr(object.default_factory, context, level)
        indent += len(name) + 1
        stream.write(f"{name}({factory},\n{' ' * indent}")
        self._pprint_dict(object, stream, indent, allowance + 1, context, level)
        stream.write(")")

    def _pprint_counter(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        name = object.__class__.__name__
        stream.write(name + "({")
        self._pad(stream)
        self._format_dict_items(object.most_common(), stream, indent + len(name) + 1, allowance + 2, context, level)
        stream.write("})")

    def _pprint_chain_map(self, object, stream, indent, allowance, context, level):
        if not len(object.maps):
            stream.write(repr(object))
            return
        name = object.__class__.__name__
        stream.write(name + "(")
        indent += len(name) + 1
        last = len(object.maps) - 1
        for i, m in enumerate(object.maps):
            self._format(m, stream, indent, allowance + 1 if i == last else 1, context, level)
            stream.write(")" if i == last else ",\n" + " " * indent)

    def _pprint_deque(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        name = object.__class__.__name__
        stream.write(name + "([")
        indent += len(name) + 1
        if object.maxlen is None:
            self._format_items(object, stream, indent, allowance + 2, context, level)
            stream.write("])")
        else:
            self._format_items(object, stream, indent, 2, context, level)
            stream.write(f"],\n{' ' * indent}maxlen={self._repr(object.maxlen, context, level)})")

    def _pprint_user(self, object, stream, indent, allowance, context, level):
        self._format(object.data, stream, indent, allowance, context, level - 1)

    def _format_dict_items(self, items, stream, indent, allowance, context, level):
        indent += self._indent_per_level
        last = len(items) - 1
        for i, (key, value) in enumerate(items):
            rep = self._repr(key, context, level)
            stream.write(rep + ": ")
            self._format(value, stream, indent + len(rep) + 2, allowance if i == last else 1, context, level)
            if i != last:
                stream.write(",\n" + " " * indent)

    def _format_namespace_items(self, items, stream, indent, allowance, context, level):
        last = len(items) - 1
        for i, (key, value) in enumerate(items):
            stream.write(key + "=")
            if id(value) in context:
                stream.write("...")
            else:
                self._format(value, stream, indent + len(key) + 1, allowance if i == last else 1, context, level)
            if i != last:
                stream.write(",\n" + " " * indent)

    def _format_items(self, items, stream, indent, allowance, context, level):
        indent += self._indent_per_level
        self._pad(stream)
        newline = ",\n" + " " * indent
        delim = ""
        width = max_width = self._width - indent + 1
        items = list(items)
        last = len(items) - 1
        for i, item in enumerate(items):
            if i == last:
                max_width -= allowance
                width -= allowance
            if self._compact:
                rep = self._repr(item, context, level)
                w = len(rep) + 2
                if width < w:
                    width = max_width
                    if delim:
                        delim = newline
                if width >= w:
                    width -= w
                    stream.write(delim + rep)
                    delim = ", "
                    continue
            stream.write(delim)
            delim = newline
            self._format(item, stream, indent, allowance if i == last else 1, context, level)

    def _safe_repr(self, object, context, maxlevels, level):
        cls = type(object)
        if cls in _scalars:
            return repr(object), True, False
        r = cls.__repr__
        if r is int.__repr__ and issubclass(cls, int):
            return f"{object:_d}" if self._underscore_numbers else repr(object), True, False
        if r is dict.__repr__ and issubclass(cls, dict):
            return self._safe_dict(object, context, maxlevels, level)
        if r is list.__repr__ and issubclass(cls, list):
            return self._safe_sequence(object, "[%s]", context, maxlevels, level)
        if r is tuple.__repr__ and issubclass(cls, tuple):
            return self._safe_sequence(object, "(%s,)" if len(object) == 1 else "(%s)", context, maxlevels, level)
        rep = repr(object)
        return rep, bool(rep) and not rep.startswith("<"), False

    def _safe_dict(self, object, context, maxlevels, level):
        if not object:
            return "{}", True, False
        key = id(object)
        if maxlevels and level >= maxlevels:
            return "{...}", False, key in context
        if key in context:
            return _recursion(object), False, True
        context[key] = 1
        readable = True
        recursive = False
        parts = []
        items = sorted(object.items(), key=_safe_tuple) if self._sort_dicts else object.items()
        for k, v in items:
            krep, kread, krec = self.format(k, context, maxlevels, level + 1)
            vrep, vread, vrec = self.format(v, context, maxlevels, level + 1)
            parts.append(f"{krep}: {vrep}")
            readable = readable and kread and vread
            recursive = recursive or krec or vrec
        del context[key]
        return "{" + ", ".join(parts) + "}", readable, recursive

    def _safe_sequence(self, object, form, context, maxlevels, level):
        if not object:
            return form % "", True, False
        key = id(object)
        if maxlevels and level >= maxlevels:
            return form % "...", False, key in context
        if key in context:
            return _recursion(object), False, True
        context[key] = 1
        readable = True
        recursive = False
        parts = []
        for o in object:
            rep, read, rec = self.format(o, context, maxlevels, level + 1)
            parts.append(rep)
            readable = readable and read
            recursive = recursive or rec
        del context[key]
        return form % ", ".join(parts), readable, recursive


_scalars = frozenset({str, bytes, bytearray, float, complex, bool, type(None)})

_builtin = PrettyPrinter._dispatch
_builtin[dict.__repr__] = PrettyPrinter._pprint_dict
_builtin[list.__repr__] = PrettyPrinter._pprint_list
_builtin[tuple.__repr__] = PrettyPrinter._pprint_tuple
_builtin[set.__repr__] = PrettyPrinter._pprint_set
_builtin[frozenset.__repr__] = PrettyPrinter._pprint_set
_builtin[str.__repr__] = PrettyPrinter._pprint_str
_builtin[bytes.__repr__] = PrettyPrinter._pprint_bytes
_builtin[bytearray.__repr__] = PrettyPrinter._pprint_bytearray

# The classes of modules that are asked about once the module was imported.
_others = {
    "collections": [("OrderedDict", "ordered_dict"), ("defaultdict", "default_dict"), ("Counter", "counter"),
                    ("ChainMap", "chain_map"), ("deque", "deque"), ("UserDict", "user"), ("UserList", "user"),
                    ("UserString", "user")],
    "types": [("MappingProxyType", "mappingproxy"), ("SimpleNamespace", "simplenamespace")],
}


def _printer(printer, object):
    """The method that lays out an object, None if there is none."""
    for name in [name for name in _others if name in _sys.modules]:
        for cls, method in _others.pop(name):
            cls = getattr(_sys.modules[name], cls, None)
            if cls is not None:
                PrettyPrinter._dispatch.setdefault(cls.__repr__, getattr(PrettyPrinter, "_pprint_" + method))
    cls = type(object)
    method = printer._dispatch.get(cls.__repr__)
    if method is None and hasattr(cls, "__dataclass_fields__") and not isinstance(object, type):
        wrapped = getattr(cls.__repr__, "__wrapped__", None)
        if object.__dataclass_params__.repr and wrapped is not None and "__create_fn__" in wrapped.__qualname__:
            return PrettyPrinter._pprint_dataclass
    return method


def _string_chunks(text, width, allowance):
    """The representations of pieces of text that fit lines, the last with its allowance."""
    import re
    chunks = []
    lines = text.splitlines(True)
    room = width
    for i, line in enumerate(lines):
        last_line = i == len(lines) - 1
        rep = repr(line)
        if last_line:
            room -= allowance
        if len(rep) <= room:
            chunks.append(rep)
            continue
        parts = re.findall(r"\S+\s*|\s+", line)
        current = ""
        limit = width
        for j, part in enumerate(parts):
            if last_line and j == len(parts) - 1:
                limit -= allowance
            if len(repr(current + part)) > limit:
                if current:
                    chunks.append(repr(current))
                current = part
            else:
                current += part
        if current:
            chunks.append(repr(current))
    return chunks


def _bytes_chunks(data, width, allowance):
    chunks = []
    current = b""
    last = len(data) // 4 * 4
    for i in range(0, len(data), 4):
        part = data[i:i + 4]
        if i == last:
            width -= allowance
        if len(repr(current + part)) > width:
            if current:
                chunks.append(repr(current))
            current = part
        else:
            current += part
    if current:
        chunks.append(repr(current))
    return chunks
