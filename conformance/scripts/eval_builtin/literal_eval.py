import ast
for src in ('1', '-1', '+1', '1.5', '-2.5e3', '"s"', "b'b'", 'None', 'True', '[1, [2]]', '(1,)', '()', '{}', '{1: {2: 3}}', '{1, 2}', 'set()', '1 + 2j', '-1 - 2j', '  1', '\t1', '"a" "b"', '1_000', '0x1f', '...', '[1,\n 2]', '"\\x41"', '-0.0', '{"k": [1, (2, {3})]}', "r'\\n'", '1e400'):
    print(repr(src), repr(ast.literal_eval(src)))
for src in ('x', '1 + 1', 'f()', '[x]', '-"a"', '{**{}}', '[*[]]', 'lambda: 1', '1 if 1 else 2', '"a" + "b"', 'a.b', 'a[0]', '', '1 2', 'x = 1', 'f"a"', '1 < 2', 'not 1', '2j + 1', '--1', '~1', '1j + 2j', '[i for i in x]', '{1: 2, **x}', 'None + 1', '(1', 'set(1)', 'list()'):
    try:
        print(repr(src), ast.literal_eval(src))
    except (ValueError, SyntaxError) as e:
        print(repr(src), type(e).__name__, str(e).split(' at 0x')[0].split(': <')[0])
try:
    ast.literal_eval('(' * 250 + ')' * 250)
except (SyntaxError, MemoryError) as e:
    print(type(e).__name__, e)
try:
    ast.literal_eval(5)
except (ValueError, TypeError) as e:
    print(type(e).__name__, e)
