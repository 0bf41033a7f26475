# Reads one path a line and answers one line each: "tree " and the tree in the
# form of syntax.Dump, or "error " and the parts of the SyntaxError.
import ast
import struct
import sys

OMITTED = {"type_comment", "type_ignores"}
OPTIONAL_NAMES = {
    ("ImportFrom", "module"), ("MatchMapping", "rest"), ("MatchStar", "name"),
    ("MatchAs", "name"), ("ExceptHandler", "name"), ("alias", "asname"),
    ("keyword", "arg"), ("Constant", "kind"),
}


def quote(data):
    return '"' + "".join(
        chr(c) if 32 <= c <= 126 and c not in b'"\\' else "\\x%02x" % c for c in data
    ) + '"'


def literal(value):
    if value is None or value is True or value is False:
        return str(value)
    if value is Ellipsis:
        return "..."
    if isinstance(value, int):
        return hex(value)
    if isinstance(value, float):
        return "f" + struct.pack(">d", value).hex()
    if isinstance(value, complex):
        return "j" + struct.pack(">d", value.imag).hex()
    if isinstance(value, str):
        return quote(value.encode("utf-8", "surrogatepass"))
    return "b" + quote(value)


def dump(root):
    out = []
    todo = [root]
    while todo:
        node = todo.pop()
        if type(node) is Text:
            out.append(node.text)
            continue
        name = type(node).__name__
        out.append("(" + name)
        if hasattr(node, "lineno"):
            out.append("@%d:%d-%d:%d" % (
                node.lineno, node.col_offset, node.end_lineno, node.end_col_offset))
        parts = []
        for field in node._fields:
            if field not in OMITTED:
                parts.append(Text(" "))
                add(parts, name, field, getattr(node, field, None))
        parts.append(Text(")"))
        todo.extend(reversed(parts))
    return "".join(out)


class Text:
    def __init__(self, text):
        self.text = text


def add(parts, name, field, value):
    if name in ("Constant", "MatchSingleton") and field == "value":
        parts.append(Text(literal(value)))
    elif value is None:
        parts.append(Text("_"))
    elif isinstance(value, list):
        parts.append(Text("["))
        for i, item in enumerate(value):
            if i:
                parts.append(Text(" "))
            add(parts, name, field, item)
        parts.append(Text("]"))
    elif isinstance(value, (ast.expr_context, ast.operator, ast.unaryop, ast.boolop, ast.cmpop)):
        parts.append(Text(type(value).__name__))
    elif isinstance(value, ast.AST):
        parts.append(value)
    elif isinstance(value, str):
        parts.append(Text(quote(value.encode("utf-8", "surrogatepass"))))
    else:
        parts.append(Text(str(int(value))))


def answer(path):
    with open(path, "rb") as f:
        source = f.read()
    try:
        return "tree " + dump(ast.parse(source, "<source>"))
    except SyntaxError as e:
        return "error %s\t%s\t%s\t%s\t%s\t%s" % (
            type(e).__name__, e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
    except Exception as e:
        return "error %s\t%s\t%s\t%s\t%s\t%s" % (type(e).__name__, e, None, None, None, None)


sys.setrecursionlimit(100000)
for line in sys.stdin:
    text = answer(line.rstrip("\n")).replace("\n", "\\n")
    sys.stdout.buffer.write(text.encode("utf-8", "surrogatepass") + b"\n")
    sys.stdout.buffer.flush()
