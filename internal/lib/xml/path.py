"""The paths with which elements are searched: a part of XPath."""

import re

_TOKENS = re.compile(r"('[^']*'|\"[^\"]*\"|::|//?|\.\.|\(\)|!=|[/.*:\[\]()@=])|((?:\{[^}]+\})?[^/\[\]()@!=\s]+)|\s+")
_INDEX = re.compile(r"-?[0-9]+$")
_cache = {}


def xpath_tokenizer(pattern, namespaces=None):
    """Yield pairs of a sign and a name, of which one is empty; prefixes of names are replaced."""
    default = namespaces.get("") if namespaces else None
    attribute = False
    for m in _TOKENS.finditer(pattern):
        sign, tag = m.groups(default="")
        if tag and tag[0] != "{":
            prefix, colon, name = tag.partition(":")
            if colon:
                if not namespaces or prefix not in namespaces:
                    raise SyntaxError(f"prefix {prefix!r} not found in prefix map") from None
                tag = f"{{{namespaces[prefix]}}}{name}"
            elif default and not attribute:
                tag = f"{{{default}}}{tag}"
        if sign or tag:
            yield sign, tag
            attribute = sign == "@"
        else:
            yield m.group(), ""


def _tag_test(tag):
    """Return a function that says whether a tag is meant, None if only the tag itself is."""
    if tag == "{*}*":
        return lambda other: isinstance(other, str)
    if tag == "{}*":
        return lambda other: isinstance(other, str) and other[:1] != "{"
    if tag[:3] == "{*}":
        name = tag[2:]
        local = tag[3:]
        return lambda other: other == local or isinstance(other, str) and other[:1] == "{" and other.endswith(name)
    if tag[-2:] == "}*":
        start = tag[:-1]
        return lambda other: isinstance(other, str) and other.startswith(start)
    return None


def _children(tag):
    if tag[:2] == "{}" and tag != "{}*":
        tag = tag[2:]
    test = _tag_test(tag)

    def select(context, elements):
        for element in elements:
            for child in element:
                if child.tag == tag if test is None else test(child.tag):
                    yield child
    return select


def _all_children(context, elements):
    for element in elements:
        yield from element


def _themselves(context, elements):
    yield from elements


def _descendants(tag):
    if tag[:2] == "{}" and tag != "{}*":
        tag = tag[2:]
    test = _tag_test(tag)

    def select(context, elements):
        for element in elements:
            if test is None:
                for found in element.iter(tag):
                    if found is not element:
                        yield found
            else:
                for found in element.iter():
                    if found is not element and test(found.tag):
                        yield found
    return select


def _parents(context, elements):
    parents = context.parents()
    seen = set()
    for element in elements:
        parent = parents.get(element)
        if parent is not None and parent not in seen:
            seen.add(parent)
            yield parent


def _text_of(element):
    return "".join(element.itertext())


def _predicate(next_token, first):
    """Read a predicate up to its bracket."""
    kinds = []
    values = []
    while True:
        try:
            token = next_token()
        except StopIteration:
            return None
        if token[0] == "]":
            break
        if token == (" ", "") or token[0] and not token[0].strip():
            continue
        if token[0] and token[0][:1] in "'\"":
            token = "'", token[0][1:-1]
        kinds.append(token[0] or "-")
        values.append(token[1])
    kind = "".join(kinds)
    if kind == "@-":
        key = values[1]

        def select(context, elements):
            for element in elements:
                if element.get(key) is not None:
                    yield element
        return select
    if kind in ("@-='", "@-!='"):
        key, value, equal = values[1], values[-1], kind == "@-='"

        def select(context, elements):
            for element in elements:
                there = element.get(key)
                if there is not None and (there == value) is equal:
                    yield element
        return select
    if kind == "-" and not _INDEX.match(values[0]):
        tag = values[0]

        def select(context, elements):
            for element in elements:
                if element.find(tag) is not None:
                    yield element
        return select
    if kind in (".='", ".!='") or kind in ("-='", "-!='") and not _INDEX.match(values[0]):
        tag, value, equal = values[0], values[-1], "!" not in kind

        def select(context, elements):
            for element in elements:
                candidates = element.findall(tag) if tag else (element,)
                for candidate in candidates:
                    if (_text_of(candidate) == value) is equal:
                        yield element
                        break
        return select
    if kind in ("-", "-()", "-()-"):
        if kind == "-":
            index = int(values[0]) - 1
            if index < 0:
                raise SyntaxError("XPath position >= 1 expected")
        else:
            if values[0] != "last":
                raise SyntaxError("unsupported function")
            index = -1
            if kind == "-()-":
                try:
                    index = int(values[2]) - 1
                except ValueError:
                    raise SyntaxError("unsupported expression")
                if index > -2:
                    raise SyntaxError("XPath offset from last() must be negative")

        def select(context, elements):
            parents = context.parents()
            for element in elements:
                parent = parents.get(element)
                if parent is not None:
                    same = list(parent.findall(element.tag))
                    if -len(same) <= index < len(same) and same[index] is element:
                        yield element
        return select
    raise SyntaxError("invalid predicate")


class _Context:
    """Where a search begins, and the parents of what is below."""

    def __init__(self, root):
        self.root = root
        self.map = None

    def parents(self):
        if self.map is None:
            self.map = {child: parent for parent in self.root.iter() for child in parent}
        return self.map


def _compile(path, namespaces):
    """Return the steps of a path as functions."""
    next_token = iter(xpath_tokenizer(path, namespaces)).__next__
    steps = []
    token = next_token()
    while True:
        sign, tag = token
        if sign == "*":
            step = _all_children
        elif sign == ".":
            step = _themselves
        elif sign == "..":
            step = _parents
        elif sign == "//":
            try:
                sign, tag = next_token()
            except StopIteration:
                return None
            if sign == "*":
                tag = "*"
            elif sign:
                raise SyntaxError("invalid descendant")
            step = _descendants(tag)
        elif sign == "[":
            step = _predicate(next_token, token)
            if step is None:
                return None
        elif sign == "":
            step = _children(tag)
        else:
            raise KeyError(sign)
        steps.append(step)
        try:
            token = next_token()
            if token[0] == "/":
                token = next_token()
        except StopIteration:
            return steps


def iterfind(elem, path, namespaces=None):
    """Return an iterator over the elements a path leads to, in document order."""
    if path[-1:] == "/":
        path += "*"
    key = path, tuple(sorted(namespaces.items())) if namespaces else ()
    steps = _cache.get(key)
    if steps is None:
        if path[:1] == "/":
            raise SyntaxError("cannot use absolute path on element")
        try:
            steps = _compile(path, namespaces)
        except StopIteration:
            steps = None
        if steps is None:
            raise SyntaxError("invalid path") from None
        if len(_cache) > 100:
            _cache.clear()
        _cache[key] = steps
    context = _Context(elem)
    elements = [elem]
    for step in steps:
        elements = step(context, elements)
    return elements


def find(elem, path, namespaces=None):
    return next(iterfind(elem, path, namespaces), None)


def findall(elem, path, namespaces=None):
    return list(iterfind(elem, path, namespaces))


def findtext(elem, path, default=None, namespaces=None):
    found = find(elem, path, namespaces)
    return default if found is None else found.text or ""
