# The nodes are made from a table, trees by the steps that the parser wrote.

PyCF_ALLOW_TOP_LEVEL_AWAIT = 0x2000
PyCF_ONLY_AST = 0x400
PyCF_TYPE_COMMENTS = 0x1000
PyCF_OPTIMIZED_AST = 0x8000 | PyCF_ONLY_AST


class AST:
    _fields = ()
    _attributes = ()
    _field_types = {}
    __match_args__ = ()

    def __init__(self, *args, **kwargs):
        cls = type(self)
        fields = cls._fields
        if len(args) > len(fields):
            s = "" if len(fields) == 1 else "s"
            raise TypeError(f"{cls.__name__} constructor takes at most {len(fields)} positional argument{s}")
        for name, value in zip(fields, args):
            setattr(self, name, value)
        for name, value in kwargs.items():
            if name in fields[: len(args)]:
                raise TypeError(f"{cls.__name__} got multiple values for argument {name!r}")
            if name not in fields and name not in cls._attributes:
                _deprecated(
                    f"{cls.__name__}.__init__ got an unexpected keyword argument {name!r}. "
                    "Support for arbitrary keyword arguments is deprecated and will be removed in Python 3.15."
                )
            setattr(self, name, value)
        for name in fields[len(args) :]:
            if name in kwargs:
                continue
            kind = cls._field_types.get(name)
            if kind in _LISTS:
                setattr(self, name, [])
            elif kind == "expr_context":
                setattr(self, name, _mark("Load"))
            elif kind is not None and not hasattr(cls, name):
                _deprecated(
                    f"{cls.__name__}.__init__ missing 1 required positional argument: {name!r}. "
                    "This will become an error in Python 3.15."
                )

    def __reduce_ex__(self, protocol):
        return type(self), (), self.__dict__

    def __replace__(self, /, **changes):
        kept = {**self.__dict__}
        for name in changes:
            if name not in self._fields and name not in self._attributes:
                raise TypeError(f"{type(self).__name__}.__replace__ got an unexpected keyword argument {name!r}.")
        return type(self)(**{**kept, **changes})


def _deprecated(text):
    import warnings
    warnings.warn(text, DeprecationWarning, stacklevel=1)


_LISTS = set()
_POSITION = ("lineno", "col_offset", "end_lineno", "end_col_offset")

# Each line is a class of the grammar: its name, whether its nodes have a position (@), and its
# nodes. A class without a name before the colon is a node of its own.
_GRAMMAR = """
mod: Module(stmt* body, type_ignore* type_ignores) Interactive(stmt* body) Expression(expr body) FunctionType(expr* argtypes, expr returns)
stmt@: FunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns, string? type_comment, type_param* type_params) AsyncFunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns, string? type_comment, type_param* type_params) ClassDef(identifier name, expr* bases, keyword* keywords, stmt* body, expr* decorator_list, type_param* type_params) Return(expr? value) Delete(expr* targets) Assign(expr* targets, expr value, string? type_comment) TypeAlias(expr name, type_param* type_params, expr value) AugAssign(expr target, operator op, expr value) AnnAssign(expr target, expr annotation, expr? value, int simple) For(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment) AsyncFor(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment) While(expr test, stmt* body, stmt* orelse) If(expr test, stmt* body, stmt* orelse) With(withitem* items, stmt* body, string? type_comment) AsyncWith(withitem* items, stmt* body, string? type_comment) Match(expr subject, match_case* cases) Raise(expr? exc, expr? cause) Try(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody) TryStar(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody) Assert(expr test, expr? msg) Import(alias* names) ImportFrom(identifier? module, alias* names, int? level) Global(identifier* names) Nonlocal(identifier* names) Expr(expr value) Pass Break Continue
expr@: BoolOp(boolop op, expr* values) NamedExpr(expr target, expr value) BinOp(expr left, operator op, expr right) UnaryOp(unaryop op, expr operand) Lambda(arguments args, expr body) IfExp(expr test, expr body, expr orelse) Dict(expr* keys, expr* values) Set(expr* elts) ListComp(expr elt, comprehension* generators) SetComp(expr elt, comprehension* generators) DictComp(expr key, expr value, comprehension* generators) GeneratorExp(expr elt, comprehension* generators) Await(expr value) Yield(expr? value) YieldFrom(expr value) Compare(expr left, cmpop* ops, expr* comparators) Call(expr func, expr* args, keyword* keywords) FormattedValue(expr value, int conversion, expr? format_spec) Interpolation(expr value, constant str, int conversion, expr? format_spec) JoinedStr(expr* values) TemplateStr(expr* values) Constant(constant value, string? kind) Attribute(expr value, identifier attr, expr_context ctx) Subscript(expr value, expr slice, expr_context ctx) Starred(expr value, expr_context ctx) Name(identifier id, expr_context ctx) List(expr* elts, expr_context ctx) Tuple(expr* elts, expr_context ctx) Slice(expr? lower, expr? upper, expr? step)
expr_context: Load Store Del
boolop: And Or
operator: Add Sub Mult MatMult Div Mod Pow LShift RShift BitOr BitXor BitAnd FloorDiv
unaryop: Invert Not UAdd USub
cmpop: Eq NotEq Lt LtE Gt GtE Is IsNot In NotIn
: comprehension(expr target, expr iter, expr* ifs, int is_async)
excepthandler@: ExceptHandler(expr? type, identifier? name, stmt* body)
: arguments(arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr* kw_defaults, arg? kwarg, expr* defaults)
@: arg(identifier arg, expr? annotation, string? type_comment)
@: keyword(identifier? arg, expr value)
@: alias(identifier name, identifier? asname)
: withitem(expr context_expr, expr? optional_vars)
: match_case(pattern pattern, expr? guard, stmt* body)
pattern@: MatchValue(expr value) MatchSingleton(constant value) MatchSequence(pattern* patterns) MatchMapping(expr* keys, pattern* patterns, identifier? rest) MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns) MatchStar(identifier? name) MatchAs(pattern? pattern, identifier? name) MatchOr(pattern* patterns)
type_ignore: TypeIgnore(int lineno, string tag)
type_param@: TypeVar(identifier name, expr? bound, expr? default_value) ParamSpec(identifier name, expr? default_value) TypeVarTuple(identifier name, expr? default_value)
"""

# The class of every node, and of those that are nothing but their class one instance.
_classes = {}
_marks = {}


def _mark(name):
    node = _marks.get(name)
    if node is None:
        node = _marks[name] = _classes[name]()
    return node


def _define(name, base, doc, attributes):
    names = {"__module__": "ast", "__doc__": doc}
    if attributes is not None:
        names["_attributes"] = attributes
        if attributes:
            names["end_lineno"] = names["end_col_offset"] = None
    return type(name, (base,), names)


def _make_nodes(scope):
    for line in _GRAMMAR.strip().split("\n"):
        head, _, rest = line.partition(":")
        attributes = _POSITION if head[-1:] == "@" else ()
        head = head.rstrip("@")
        base = AST
        if head:
            docs = rest.strip().replace(") ", ")\n").split("\n")
            base = scope[head] = _define(head, AST, f"{head} = " + " | ".join(docs), attributes)
        while rest.strip():
            # A name, and in brackets its fields.
            rest = rest.strip()
            name = rest.partition("(")[0].partition(" ")[0]
            fields = ""
            end = len(name)
            if rest[end : end + 1] == "(":
                end = rest.index(")") + 1
                fields = rest[len(name) + 1 : end - 1]
            cls = scope[name] = _classes[name] = _define(name, base, rest[:end], None if head else attributes)
            types = {}
            for field in fields.split(", ") if fields else ():
                kind, _, field = field.partition(" ")
                types[field] = kind
                if kind[-1] == "?":
                    setattr(cls, field, None)
                elif kind[-1] == "*":
                    _LISTS.add(kind)
            cls._fields = cls.__match_args__ = tuple(types)
            cls._field_types = types
            rest = rest[end:]


import sys

_make_nodes(sys.modules["ast"].__dict__)
del sys, _make_nodes, _define


def _build(steps):
    # Runs the steps: values lie on a stack until a list or node takes them.
    stack = []
    classes = _classes
    new = object.__new__
    i = 0
    n = len(steps)
    while i < n:
        step = steps[i]
        x = steps[i + 1]
        if step == 0:
            stack.append(x)
            i += 2
        elif step == 1:
            if x:
                items = stack[-x:]
                del stack[-x:]
                stack.append(items)
            else:
                stack.append([])
            i += 2
        elif step == 3:
            stack.append(_mark(x))
            i += 2
        else:
            cls = classes[x]
            node = new(cls)
            count = steps[i + 2]
            if count:
                at = len(stack) - count
                for name in cls._fields:
                    if name == "type_comment" or name == "type_ignores":
                        continue
                    setattr(node, name, stack[at])
                    at += 1
                del stack[-count:]
            if steps[i + 3] is not None:
                node.lineno = steps[i + 3]
                node.col_offset = steps[i + 4]
                node.end_lineno = steps[i + 5]
                node.end_col_offset = steps[i + 6]
            if x == "Module":
                node.type_ignores = []
            stack.append(node)
            i += 7
    return stack[0]


def parse(source, filename="<unknown>", mode="exec", *, type_comments=False, feature_version=None, optimize=-1):
    """The tree of a source text."""
    if isinstance(source, AST):
        return source
    if mode not in ("exec", "eval", "single"):
        raise ValueError("compile() mode must be 'exec', 'eval' or 'single'")
    if not isinstance(filename, str):
        filename = bytes(filename).decode() if isinstance(filename, (bytes, bytearray)) else str(filename)
    if isinstance(source, (bytes, bytearray, memoryview)):
        source = bytes(source).decode("utf-8-sig")
    if not isinstance(source, str):
        raise TypeError("compile() arg 1 must be a string, bytes or AST object")
    if mode == "eval":
        source = source.lstrip(" \t")
    return _build(_program(source, filename, mode))


def _source_of(tree, mode):
    # The text that stands for a tree that is compiled.
    wanted = {"exec": Module, "eval": Expression, "single": Interactive}[mode]
    if not isinstance(tree, wanted):
        raise TypeError(f"expected {wanted.__name__} node, got {type(tree).__name__}")
    return unparse(tree)


def unparse(ast_obj):
    """Return the source code of a tree."""
    from _ast_unparse import unparse
    return unparse(ast_obj)


# Literals.


def _malformed(node):
    line = getattr(node, "lineno", None)
    where = f" on line {line}" if line else ""
    raise ValueError(f"malformed node or string{where}: {node!r}")


def _number(node):
    if isinstance(node, Constant) and type(node.value) in (int, float, complex):
        return node.value
    _malformed(node)


def _signed(node):
    if isinstance(node, UnaryOp) and isinstance(node.op, (UAdd, USub)):
        value = _number(node.operand)
        return +value if isinstance(node.op, UAdd) else -value
    return _number(node)


def _value(node):
    if isinstance(node, Constant):
        return node.value
    if isinstance(node, Tuple):
        return tuple([_value(x) for x in node.elts])
    if isinstance(node, List):
        return [_value(x) for x in node.elts]
    if isinstance(node, Set):
        return {_value(x) for x in node.elts}
    if isinstance(node, Call):
        if isinstance(node.func, Name) and node.func.id == "set" and node.args == node.keywords == []:
            return set()
    elif isinstance(node, Dict):
        if len(node.keys) != len(node.values):
            _malformed(node)
        return {_value(k): _value(v) for k, v in zip(node.keys, node.values)}
    elif isinstance(node, BinOp) and isinstance(node.op, (Add, Sub)):
        left = _signed(node.left)
        right = _number(node.right)
        if isinstance(left, (int, float)) and isinstance(right, complex):
            return left + right if isinstance(node.op, Add) else left - right
    return _signed(node)


def literal_eval(node_or_string):
    """Evaluate an expression node or a string containing only a Python literal."""
    if isinstance(node_or_string, str):
        node_or_string = parse(node_or_string.lstrip(" \t"), mode="eval")
    if isinstance(node_or_string, Expression):
        node_or_string = node_or_string.body
    return _value(node_or_string)


# Showing trees.


def dump(node, annotate_fields=True, include_attributes=False, *, indent=None, show_empty=False):
    """The text of a tree: a call of each node's class."""
    if not isinstance(node, AST):
        raise TypeError(f"expected AST, got {type(node).__name__!r}")
    if indent is not None and not isinstance(indent, str):
        indent = " " * indent
    return _Dump(annotate_fields, include_attributes, indent, show_empty).show(node, 0)[0]


class _Dump:
    def __init__(self, names, attributes, indent, empty):
        self.names = names
        self.attributes = attributes
        self.indent = indent
        self.empty = empty

    def show(self, node, level):
        # The text, and whether it is so simple that it may share a line.
        if self.indent is None:
            before, between = "", ", "
        else:
            level += 1
            before = "\n" + self.indent * level
            between = "," + before
        if isinstance(node, list):
            if not node:
                return "[]", True
            return f"[{before}{between.join([self.show(x, level)[0] for x in node])}]", False
        if not isinstance(node, AST):
            return repr(node), True
        args, simple = self.arguments(node, level)
        name = type(node).__name__
        if simple and len(args) <= 3:
            return f"{name}({', '.join(args)})", not args
        return f"{name}({before}{between.join(args)})", False

    def arguments(self, node, level):
        cls = type(node)
        args = []
        held = []  # values that are shown only if one without a name follows them
        simple = True
        names = self.names
        for name in node._fields:
            try:
                value = getattr(node, name)
            except AttributeError:
                names = True
                continue
            if value is None and getattr(cls, name, ...) is None:
                names = True
                continue
            if not self.empty and value == [] and cls._field_types.get(name) in _LISTS:
                if not names:
                    held.append(repr(value))
                continue
            if not names:
                args.extend(held)
                held = []
            text, plain = self.show(value, level)
            simple = simple and plain
            args.append(f"{name}={text}" if names else text)
        if self.attributes:
            for name in node._attributes:
                try:
                    value = getattr(node, name)
                except AttributeError:
                    continue
                if value is None and getattr(cls, name, ...) is None:
                    continue
                text, plain = self.show(value, level)
                simple = simple and plain
                args.append(f"{name}={text}")
        return args, simple


# Walking and changing trees.


def iter_fields(node):
    """Yield a tuple of (fieldname, value) for each field that is present on node."""
    for name in node._fields:
        try:
            yield name, getattr(node, name)
        except AttributeError:
            pass


def iter_child_nodes(node):
    """Yield all direct child nodes of node."""
    for _, value in iter_fields(node):
        if isinstance(value, AST):
            yield value
        elif isinstance(value, list):
            for item in value:
                if isinstance(item, AST):
                    yield item


def walk(node):
    """Recursively yield all descendant nodes in the tree, including node itself."""
    from collections import deque
    todo = deque([node])
    while todo:
        node = todo.popleft()
        todo.extend(iter_child_nodes(node))
        yield node


def copy_location(new_node, old_node):
    """Copy source location from old_node to new_node, and return new_node."""
    for name in _POSITION:
        if name in old_node._attributes and name in new_node._attributes:
            value = getattr(old_node, name, None)
            # The end may be unknown, the beginning not.
            if value is not None or hasattr(old_node, name) and name.startswith("end_"):
                setattr(new_node, name, value)
    return new_node


def fix_missing_locations(node):
    """Give all nodes below node that have no location that of their parent."""
    todo = [(node, 1, 0, 1, 0)]
    while todo:
        child, *place = todo.pop()
        for i, name in enumerate(_POSITION):
            if name in child._attributes:
                value = getattr(child, name, None)
                if value is None and (i >= 2 or not hasattr(child, name)):
                    setattr(child, name, place[i])
                else:
                    place[i] = value
        for inner in iter_child_nodes(child):
            todo.append((inner, *place))
    return node


def increment_lineno(node, n=1):
    """Increment the line number and end line number of each node below node."""
    for child in walk(node):
        if isinstance(child, TypeIgnore):
            child.lineno = getattr(child, "lineno", 0) + n
            continue
        if "lineno" in child._attributes:
            child.lineno = getattr(child, "lineno", 0) + n
        if getattr(child, "end_lineno", None) is not None:
            child.end_lineno += n
    return node


def get_docstring(node, clean=True):
    """The docstring of a module, class or function node, or None."""
    if not isinstance(node, (AsyncFunctionDef, FunctionDef, ClassDef, Module)):
        raise TypeError(f"{type(node).__name__!r} can't have docstrings")
    if not (node.body and isinstance(node.body[0], Expr)):
        return None
    value = node.body[0].value
    if not (isinstance(value, Constant) and isinstance(value.value, str)):
        return None
    if not clean:
        return value.value
    from inspect import cleandoc
    return cleandoc(value.value)


def get_source_segment(source, node, *, padded=False):
    """Get source code segment of the source that generated node."""
    try:
        if node.end_lineno is None or node.end_col_offset is None:
            return None
        first, last = node.lineno - 1, node.end_lineno - 1
        start, end = node.col_offset, node.end_col_offset
    except AttributeError:
        return None
    lines = [line.encode() for line in _source_lines(source, last + 1)]
    if first == last:
        return lines[first][start:end].decode()
    pad = ""
    if padded:
        pad = "".join([c if c in "\f\t" else " " for c in lines[first][:start].decode()])
    parts = [pad + lines[first][start:].decode()]
    parts += [line.decode() for line in lines[first + 1 : last]]
    parts.append(lines[last][:end].decode())
    return "".join(parts)


def _source_lines(source, count):
    # The first lines with their ends, as the parser counts lines.
    lines = []
    rest = source
    while rest and len(lines) < count:
        n = min([i for i in (rest.find("\n"), rest.find("\r")) if i >= 0], default=len(rest) - 1)
        if rest[n : n + 2] == "\r\n":
            n += 1
        lines.append(rest[: n + 1])
        rest = rest[n + 1 :]
    return lines


class NodeVisitor:
    """A node visitor base class that walks the tree and calls a visitor function for every node found."""

    def visit(self, node):
        """Visit a node."""
        visitor = getattr(self, "visit_" + type(node).__name__, self.generic_visit)
        return visitor(node)

    def generic_visit(self, node):
        for _, value in iter_fields(node):
            if isinstance(value, list):
                for item in value:
                    if isinstance(item, AST):
                        self.visit(item)
            elif isinstance(value, AST):
                self.visit(value)


class NodeTransformer(NodeVisitor):
    """A NodeVisitor subclass that allows modification of nodes."""

    def generic_visit(self, node):
        for name, old in iter_fields(node):
            if isinstance(old, list):
                new = []
                for item in old:
                    if isinstance(item, AST):
                        item = self.visit(item)
                        if item is None:
                            continue
                        if not isinstance(item, AST):
                            new.extend(item)
                            continue
                    new.append(item)
                old[:] = new
            elif isinstance(old, AST):
                new = self.visit(old)
                if new is None:
                    delattr(node, name)
                else:
                    setattr(node, name, new)
        return node
