import ast, __future__
c = compile('x: int = 5', '<f>', 'exec', __future__.annotations.compiler_flag); ns = {}
exec(c, ns); print(ns['x'])
t = compile('1 + 2', '<a>', 'eval', ast.PyCF_ONLY_AST); print(type(t).__name__, eval(compile(t, '<a>', 'eval')))
for mode in ('exec', 'eval', 'single', 'bad'):
    try: print(mode, compile('1', '<m>', mode).co_name)
    except ValueError as e: print(e)
