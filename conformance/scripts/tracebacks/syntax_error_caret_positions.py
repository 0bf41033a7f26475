import traceback
for src in ('a b', 'x = = 1', 'def f(:\n pass', 'print "a"', 'é = ñ ñ', '日本 = "x', '  x = 1', 'if 1:\nx', 'f(a, b c)', '[1, 2', 'x = 1 +\n', '"abc', "'''abc\ndef", 'a = 5\nb = a a\nc', 'for x in y z: pass', 'f(a for a in b, c)', 'x = {1:2, 3}', '0777', '1__0', 'return', 'lambda x: = 1', 'a.b.c = = 2', '\tx =', 'class C\n pass', 'import a.b.', 'x = f"{a b}"', 'x = f"{"', 'del f()', 'None = 1', 'x: int: str', '(a, b) += 1', 'yield', 'async def f():\n  return await', 'def f():\n\treturn 1\n  return 2', 'a = "\\x"', "b'é'", 'x = 1;;', '@', 'try:\n  pass\n', 'else: pass', '\x00'):
    try:
        compile(src, 'test.py', 'exec')
        print(repr(src), 'compiles')
    except (SyntaxError, ValueError) as e:
        print(''.join(traceback.format_exception_only(e)))
