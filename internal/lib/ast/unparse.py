# Source text of trees. Expressions are made text with the level of what is around them: an
# expression of a looser level is put in parentheses.

import ast

(
    NAMED_EXPR, TUPLE, YIELD, TEST, OR, AND, NOT, CMP, EXPR, BXOR, BAND, SHIFT, ARITH, TERM, FACTOR, POWER, AWAIT, ATOM,
) = range(18)
BOR = EXPR

_BINARY = {
    "Add": ("+", ARITH), "Sub": ("-", ARITH), "Mult": ("*", TERM), "MatMult": ("@", TERM), "Div": ("/", TERM),
    "Mod": ("%", TERM), "LShift": ("<<", SHIFT), "RShift": (">>", SHIFT), "BitOr": ("|", BOR), "BitXor": ("^", BXOR),
    "BitAnd": ("&", BAND), "FloorDiv": ("//", TERM), "Pow": ("**", POWER),
}
_UNARY = {"Invert": ("~", FACTOR), "Not": ("not ", NOT), "UAdd": ("+", FACTOR), "USub": ("-", FACTOR)}
_COMPARE = {
    "Eq": "==", "NotEq": "!=", "Lt": "<", "LtE": "<=", "Gt": ">", "GtE": ">=", "Is": "is", "IsNot": "is not", "In": "in",
    "NotIn": "not in",
}
_BOOL = {"And": ("and", AND), "Or": ("or", OR)}

_SINGLE_QUOTES = ("'", '"')
_MULTI_QUOTES = ('"""', "'''")
_ALL_QUOTES = _SINGLE_QUOTES + _MULTI_QUOTES
_INFINITY = "1e309"


def unparse(tree):
    kind = type(tree).__name__
    if kind in ("Module", "Interactive") or kind in _STATEMENTS:
        writer = _Writer()
        if kind == "Module":
            writer.body_with_doc(tree)
        elif kind == "Interactive":
            writer.body(tree.body)
        else:
            writer.statement(tree)
        return "\n".join(writer.lines)
    if kind == "Expression":
        return _expr(tree.body, TEST)
    if kind == "FunctionType":
        return f"({', '.join([_expr(t) for t in tree.argtypes])}) -> {_expr(tree.returns)}"
    if kind == "ExceptHandler":
        writer = _Writer()
        writer.handler(tree, "except")
        return "\n".join(writer.lines)
    if kind == "match_case":
        writer = _Writer()
        writer.case(tree)
        return "\n".join(writer.lines)
    part = _PARTS.get(kind)
    if part is not None:
        return part(tree)
    if isinstance(tree, ast.pattern):
        return _pattern(tree, TEST)
    if not isinstance(tree, ast.expr):
        return ""
    return _expr(tree, TEST)


# Expressions.


def _expr(node, level=TEST):
    return _EXPRESSIONS[type(node).__name__](node, level)


def _within(text, own, level):
    return f"({text})" if level > own else text


def _items(nodes):
    text = ", ".join([_expr(node) for node in nodes])
    return text + "," if len(nodes) == 1 else text


def _tuple(node, level):
    text = _items(node.elts)
    return f"({text})" if not node.elts or level > TUPLE else text


def _bool_op(node, level):
    sign, own = _BOOL[type(node.op).__name__]
    # Every further operand binds closer.
    parts = [_expr(value, own + i) for i, value in enumerate(node.values, 1)]
    return _within(f" {sign} ".join(parts), own, level)


def _named(node, level):
    return _within(f"{_expr(node.target, ATOM)} := {_expr(node.value, ATOM)}", NAMED_EXPR, level)


def _bin_op(node, level):
    sign, own = _BINARY[type(node.op).__name__]
    left, right = (own + 1, own) if sign == "**" else (own, own + 1)
    return _within(f"{_expr(node.left, left)} {sign} {_expr(node.right, right)}", own, level)


def _unary_op(node, level):
    sign, own = _UNARY[type(node.op).__name__]
    return _within(sign + _expr(node.operand, own), own, level)


def _lambda(node, level):
    args = _arguments(node.args)
    return _within(f"lambda{' ' if args else ''}{args}: {_expr(node.body, TEST)}", TEST, level)


def _if_exp(node, level):
    text = f"{_expr(node.body, TEST + 1)} if {_expr(node.test, TEST + 1)} else {_expr(node.orelse, TEST)}"
    return _within(text, TEST, level)


def _dict(node, level):
    parts = []
    for key, value in zip(node.keys, node.values):
        if key is None:
            parts.append("**" + _expr(value, EXPR))
        else:
            parts.append(f"{_expr(key)}: {_expr(value)}")
    return "{" + ", ".join(parts) + "}"


def _set(node, level):
    if not node.elts:
        return "{*()}"
    return "{" + ", ".join([_expr(x) for x in node.elts]) + "}"


def _comprehensions(generators):
    text = ""
    for g in generators:
        text += f"{' async' if g.is_async else ''} for {_expr(g.target, TUPLE)} in {_expr(g.iter, TEST + 1)}"
        for test in g.ifs:
            text += f" if {_expr(test, TEST + 1)}"
    return text


def _keyword_level(word, own):
    def show(node, level):
        text = word
        if node.value is not None:
            text += " " + _expr(node.value, ATOM)
        return _within(text, own, level)

    return show


def _compare(node, level):
    text = _expr(node.left, CMP + 1)
    for op, value in zip(node.ops, node.comparators):
        text += f" {_COMPARE[type(op).__name__]} {_expr(value, CMP + 1)}"
    return _within(text, CMP, level)


def _call(node, level):
    args = [_expr(arg) for arg in node.args] + [_keyword(k) for k in node.keywords]
    return f"{_expr(node.func, ATOM)}({', '.join(args)})"


def _attribute(node, level):
    value = _expr(node.value, ATOM)
    # "3.real" would be a number with a point.
    space = " " if isinstance(node.value, ast.Constant) and isinstance(node.value.value, int) else ""
    return f"{value}{space}.{node.attr}"


def _subscript(node, level):
    index = node.slice
    if isinstance(index, ast.Tuple) and index.elts:
        text = _items(index.elts)
    else:
        text = _expr(index)
    return f"{_expr(node.value, ATOM)}[{text}]"


def _slice(node, level):
    text = (_expr(node.lower) if node.lower else "") + ":" + (_expr(node.upper) if node.upper else "")
    return f"{text}:{_expr(node.step)}" if node.step else text


def _plain(value):
    text = repr(value)
    if isinstance(value, (float, complex)):
        return text.replace("inf", _INFINITY).replace("nan", f"({_INFINITY}-{_INFINITY})")
    return text


def _constant(node, level):
    value = node.value
    if isinstance(value, tuple):
        inner = ", ".join([_plain(x) for x in value]) + ("," if len(value) == 1 else "")
        return f"({inner})"
    if value is ...:
        return "..."
    return ("u" if node.kind == "u" else "") + _plain(value)


# Strings with expressions inside.


def _quoted(text, quotes, special):
    # The text without backslashes where that can be, and the quotes that can be about it.
    out = []
    for c in text:
        if c in "\n\t" and not special:
            out.append(c)
        elif c == "\\" or not c.isprintable():
            out.append(c.encode("unicode_escape").decode("ascii"))
        else:
            out.append(c)
    escaped = "".join(out)
    possible = [q for q in quotes if q not in escaped and ("\n" not in escaped or q in _MULTI_QUOTES)]
    if not possible:
        # None fits: as repr has it.
        shown = repr(text)
        quote = next((q for q in quotes if shown[0] in q), shown[0])
        return shown[1:-1], [quote]
    if escaped:
        possible.sort(key=lambda q: q[0] == escaped[-1])
        if possible[0][0] == escaped[-1]:
            escaped = escaped[:-1] + "\\" + escaped[-1]
    return escaped, possible


def _formatted(node, level):
    return _string_of(ast.JoinedStr([node]), level)


def _field(node):
    inner = _expr(node.value, TEST + 1)
    text = "{" + (" " if inner.startswith("{") else "") + inner
    if node.conversion != -1:
        text += "!" + chr(node.conversion)
    if node.format_spec:
        text += ":" + _inside(node.format_spec, True)
    return text + "}"


def _inside(node, spec):
    # What a part of an f-string is between the quotes.
    if isinstance(node, (ast.JoinedStr, ast.TemplateStr)):
        return "".join([_inside(value, spec) for value in node.values])
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        text = node.value.replace("{", "{{").replace("}", "}}")
        if spec:
            for a, b in (("\\", "\\\\"), ("'", "\\'"), ('"', '\\"'), ("\n", "\\n")):
                text = text.replace(a, b)
        return text
    if isinstance(node, (ast.FormattedValue, ast.Interpolation)):
        return _field(node)
    raise ValueError(f"Unexpected node inside JoinedStr, {node!r}")


def _string_of(node, level):
    prefix = "t" if isinstance(node, ast.TemplateStr) else "f"
    parts = [(_inside(value, False), isinstance(value, ast.Constant)) for value in node.values]
    quotes = [*_ALL_QUOTES]
    out = []
    for text, constant in parts:
        if constant:
            text, possible = _quoted(text, quotes, True)
            if not [q for q in possible if q in quotes]:
                break
            quotes = possible
        elif "\n" in text:
            quotes = [q for q in quotes if q in _MULTI_QUOTES]
        out.append(text)
    else:
        return f"{prefix}{quotes[0]}{''.join(out)}{quotes[0]}"
    # No quotes fit all parts.
    out = [repr('"' + text)[2:-1] if constant else text for text, constant in parts]
    return f"{prefix}'''{''.join(out)}'''"


_EXPRESSIONS = {
    "BoolOp": _bool_op,
    "NamedExpr": _named,
    "BinOp": _bin_op,
    "UnaryOp": _unary_op,
    "Lambda": _lambda,
    "IfExp": _if_exp,
    "Dict": _dict,
    "Set": _set,
    "ListComp": lambda n, level: f"[{_expr(n.elt)}{_comprehensions(n.generators)}]",
    "SetComp": lambda n, level: f"{{{_expr(n.elt)}{_comprehensions(n.generators)}}}",
    "GeneratorExp": lambda n, level: f"({_expr(n.elt)}{_comprehensions(n.generators)})",
    "DictComp": lambda n, level: f"{{{_expr(n.key)}: {_expr(n.value)}{_comprehensions(n.generators)}}}",
    "Await": _keyword_level("await", AWAIT),
    "Yield": _keyword_level("yield", YIELD),
    "YieldFrom": _keyword_level("yield from", YIELD),
    "Compare": _compare,
    "Call": _call,
    "FormattedValue": _formatted,
    "Interpolation": lambda n, level: _string_of(ast.TemplateStr([n]), level),
    "JoinedStr": _string_of,
    "TemplateStr": _string_of,
    "Constant": _constant,
    "Attribute": _attribute,
    "Subscript": _subscript,
    "Starred": lambda n, level: "*" + _expr(n.value, EXPR),
    "Name": lambda n, level: n.id,
    "List": lambda n, level: f"[{', '.join([_expr(x) for x in n.elts])}]",
    "Tuple": _tuple,
    "Slice": _slice,
}


# Arguments and other parts.


def _arg(node):
    return node.arg + (f": {_expr(node.annotation)}" if node.annotation else "")


def _arguments(node):
    parts = []
    plain = node.posonlyargs + node.args
    defaults = [None] * (len(plain) - len(node.defaults)) + node.defaults
    for i, (a, default) in enumerate(zip(plain, defaults), 1):
        parts.append(_arg(a) + (f"={_expr(default)}" if default else ""))
        if i == len(node.posonlyargs):
            parts.append("/")
    if node.vararg or node.kwonlyargs:
        parts.append("*" + (_arg(node.vararg) if node.vararg else ""))
    for a, default in zip(node.kwonlyargs, node.kw_defaults):
        parts.append(_arg(a) + (f"={_expr(default)}" if default else ""))
    if node.kwarg:
        parts.append("**" + _arg(node.kwarg))
    return ", ".join(parts)


def _keyword(node):
    return f"{'**' if node.arg is None else node.arg + '='}{_expr(node.value)}"


def _alias(node):
    return node.name + (f" as {node.asname}" if node.asname else "")


def _with_item(node):
    return _expr(node.context_expr) + (f" as {_expr(node.optional_vars)}" if node.optional_vars else "")


def _type_param(node):
    star = {"TypeVar": "", "TypeVarTuple": "*", "ParamSpec": "**"}[type(node).__name__]
    text = star + node.name
    if getattr(node, "bound", None):
        text += f": {_expr(node.bound)}"
    if node.default_value:
        text += f" = {_expr(node.default_value)}"
    return text


def _type_params(nodes):
    return f"[{', '.join([_type_param(p) for p in nodes])}]" if nodes else ""


_PARTS = {
    "arg": _arg, "arguments": _arguments, "keyword": _keyword, "alias": _alias, "withitem": _with_item,
    "TypeVar": _type_param, "TypeVarTuple": _type_param, "ParamSpec": _type_param,
    "comprehension": lambda node: _comprehensions([node]),
}


def _pattern(node, level):
    kind = type(node).__name__
    if kind == "MatchValue":
        return _expr(node.value)
    if kind == "MatchSingleton":
        return _plain(node.value)
    if kind == "MatchSequence":
        return f"[{', '.join([_pattern(p, TEST) for p in node.patterns])}]"
    if kind == "MatchStar":
        return "*" + ("_" if node.name is None else node.name)
    if kind == "MatchMapping":
        parts = [f"{_expr(k)}: {_pattern(p, TEST)}" for k, p in zip(node.keys, node.patterns)]
        if node.rest is not None:
            parts.append("**" + node.rest)
        return "{" + ", ".join(parts) + "}"
    if kind == "MatchClass":
        parts = [_pattern(p, TEST) for p in node.patterns]
        parts += [f"{name}={_pattern(p, TEST)}" for name, p in zip(node.kwd_attrs, node.kwd_patterns)]
        return f"{_expr(node.cls, ATOM)}({', '.join(parts)})"
    if kind == "MatchAs":
        if node.name is None:
            return "_"
        if node.pattern is None:
            return node.name
        return _within(f"{_pattern(node.pattern, BOR)} as {node.name}", TEST, level)
    return _within(" | ".join([_pattern(p, BOR + 1) for p in node.patterns]), BOR, level)


# Statements.


class _Writer:
    def __init__(self):
        self.lines = []
        self.indent = ""

    def line(self, text):
        self.lines.append(self.indent + text)

    def gap(self):
        # Before a definition stands an empty line, unless it is the first.
        if self.lines:
            self.lines.append("")

    def block(self, head, body, doc=None):
        self.line(head + ":")
        before = self.indent
        self.indent = before + "    "
        if doc is None:
            self.body(body)
        else:
            self.body_with_doc(doc)
        self.indent = before

    def body(self, statements):
        for statement in statements:
            self.statement(statement)

    def body_with_doc(self, node):
        body = node.body
        if body and isinstance(body[0], ast.Expr):
            value = body[0].value
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                text, quotes = _quoted(value.value, _MULTI_QUOTES, False)
                self.line(f"{'u' if value.kind == 'u' else ''}{quotes[0]}{text}{quotes[0]}")
                body = body[1:]
        self.body(body)

    def statement(self, node):
        kind = type(node).__name__
        show = _SIMPLE.get(kind)
        if show is not None:
            self.line(show(node))
        else:
            _COMPOUND[kind](self, node)

    def orelse(self, body):
        if body:
            self.block("else", body)

    def function(self, node, word):
        self.gap()
        for decorator in node.decorator_list:
            self.line("@" + _expr(decorator))
        returns = f" -> {_expr(node.returns)}" if node.returns else ""
        head = f"{word} {node.name}{_type_params(node.type_params)}({_arguments(node.args)}){returns}"
        self.block(head, None, node)

    def definition(self, node):
        self.gap()
        for decorator in node.decorator_list:
            self.line("@" + _expr(decorator))
        bases = ", ".join([_expr(b) for b in node.bases] + [_keyword(k) for k in node.keywords])
        self.block(f"class {node.name}{_type_params(node.type_params)}{f'({bases})' if bases else ''}", None, node)

    def loop(self, node, word):
        self.block(f"{word} {_expr(node.target, TUPLE)} in {_expr(node.iter)}", node.body)
        self.orelse(node.orelse)

    def while_loop(self, node):
        self.block("while " + _expr(node.test), node.body)
        self.orelse(node.orelse)

    def if_else(self, node):
        self.block("if " + _expr(node.test), node.body)
        while len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
            node = node.orelse[0]
            self.block("elif " + _expr(node.test), node.body)
        self.orelse(node.orelse)

    def with_items(self, node, word):
        self.block(f"{word} {', '.join([_with_item(i) for i in node.items])}", node.body)

    def match(self, node):
        self.line(f"match {_expr(node.subject)}:")
        before = self.indent
        self.indent = before + "    "
        for case in node.cases:
            self.case(case)
        self.indent = before

    def case(self, node):
        guard = f" if {_expr(node.guard)}" if node.guard else ""
        self.block(f"case {_pattern(node.pattern, TEST)}{guard}", node.body)

    def try_block(self, node, word):
        self.block("try", node.body)
        for handler in node.handlers:
            self.handler(handler, word)
        self.orelse(node.orelse)
        if node.finalbody:
            self.block("finally", node.finalbody)

    def handler(self, node, word):
        head = word
        if node.type:
            head += " " + _expr(node.type)
        if node.name:
            head += " as " + node.name
        self.block(head, node.body)


_COMPOUND = {
    "FunctionDef": lambda w, n: w.function(n, "def"),
    "AsyncFunctionDef": lambda w, n: w.function(n, "async def"),
    "ClassDef": lambda w, n: w.definition(n),
    "For": lambda w, n: w.loop(n, "for"),
    "AsyncFor": lambda w, n: w.loop(n, "async for"),
    "While": lambda w, n: w.while_loop(n),
    "If": lambda w, n: w.if_else(n),
    "With": lambda w, n: w.with_items(n, "with"),
    "AsyncWith": lambda w, n: w.with_items(n, "async with"),
    "Match": lambda w, n: w.match(n),
    "Try": lambda w, n: w.try_block(n, "except"),
    "TryStar": lambda w, n: w.try_block(n, "except*"),
}


def _return(node):
    return "return" + (" " + _expr(node.value) if node.value else "")


def _annotated(node):
    target = _expr(node.target)
    if not node.simple and isinstance(node.target, ast.Name):
        target = f"({target})"
    return f"{target}: {_expr(node.annotation)}" + (f" = {_expr(node.value)}" if node.value else "")


def _raise(node):
    if not node.exc:
        if node.cause:
            raise ValueError("Node can't be used without a value attribute.")
        return "raise"
    return f"raise {_expr(node.exc)}" + (f" from {_expr(node.cause)}" if node.cause else "")


def _import_from(node):
    module = "." * (node.level or 0) + (node.module or "")
    return f"from {module} import {', '.join([_alias(a) for a in node.names])}"


_SIMPLE = {
    "Return": _return,
    "Delete": lambda n: f"del {', '.join([_expr(t) for t in n.targets])}",
    "Assign": lambda n: "".join([f"{_expr(t, TUPLE)} = " for t in n.targets]) + _expr(n.value),
    "AugAssign": lambda n: f"{_expr(n.target)} {_BINARY[type(n.op).__name__][0]}= {_expr(n.value)}",
    "AnnAssign": _annotated,
    "TypeAlias": lambda n: f"type {_expr(n.name)}{_type_params(n.type_params)} = {_expr(n.value)}",
    "Raise": _raise,
    "Assert": lambda n: f"assert {_expr(n.test)}" + (f", {_expr(n.msg)}" if n.msg else ""),
    "Import": lambda n: f"import {', '.join([_alias(a) for a in n.names])}",
    "ImportFrom": _import_from,
    "Global": lambda n: f"global {', '.join(n.names)}",
    "Nonlocal": lambda n: f"nonlocal {', '.join(n.names)}",
    "Expr": lambda n: _expr(n.value, YIELD),
    "Pass": lambda n: "pass",
    "Break": lambda n: "break",
    "Continue": lambda n: "continue",
}
_STATEMENTS = {*_SIMPLE, *_COMPOUND}
