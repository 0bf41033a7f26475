import ast
for src in ('x = 1', 'def f(a, b=2, *c, d=3, **e) -> int: return a', 'class C(B, k=1): pass', 'for i in x:\n    pass\nelse:\n    y', 'f"{a!r:>{w}}"', 'lambda x: x', '[i for i in y if i]', 'a if b else c', 'try:\n    pass\nexcept E as e:\n    pass', 'with a as b, c: pass', 'x: int = 5', 'a, *b = c', 'not a and b or c', 'a < b <= c', '-x ** -y', '(yield)', 'await x' if False else 'x.y[1:2, ::3]', 'match x:\n    case [1, *_]:\n        pass', 'import a.b as c', 'from . import d', 'global x', '{**a, 1: 2}', '{1, *b}', 'x @ y // z', '@d\ndef f(): pass', 'async def f(): await g()', 'print("a" "b", b"c", 1j, ...)', 'type X[T] = list[T]', 'x := 1' if False else '(x := 1)', 'del a, b[0]', 'raise E from c', 'assert a, b', 'while x: break'):
    t = ast.parse(src)
    print(ast.unparse(t)); print(ast.dump(t))
print(ast.dump(ast.parse('x', mode='eval')), ast.dump(ast.parse('x+1').body[0].value, indent=1), ast.dump(ast.Name('a', ast.Load())), ast.literal_eval('[1, {"a": (2, None)}]'))
n = ast.parse('a = b + 1').body[0]
print(n.lineno, n.col_offset, n.end_col_offset, type(n.value.op).__name__, [type(x).__name__ for x in ast.walk(n)], list(ast.iter_fields(n.value))[0][0], n._fields)
class T(ast.NodeTransformer):
    def visit_Name(self, n): return ast.copy_location(ast.Constant(42), n) if isinstance(n.ctx, ast.Load) else n
print(ast.unparse(ast.fix_missing_locations(T().visit(ast.parse('r = a + b')))), eval(compile(ast.Expression(ast.Constant(7), lineno=1, col_offset=0) if False else ast.fix_missing_locations(ast.Expression(ast.Constant(7))), 'f', 'eval')))
class V(ast.NodeVisitor):
    def __init__(self): self.names = []
    def visit_Name(self, n): self.names.append(n.id); self.generic_visit(n)
v = V(); v.visit(ast.parse('x + y(z)')); print(v.names, ast.get_docstring(ast.parse('"""doc"""')), ast.get_source_segment('a + bb', ast.parse('a + bb').body[0].value.right))
try: ast.parse('x =')
except SyntaxError as e: print(e.msg)
