cases = r'''
'abc
"abc
f"{x"
f"{}"
f"{x!z}"
f"{a b}"
x = 5 6
1a
0777
0xg
1__0
1_
0b2
1e
"a" b"b"
x = 'a' 1
'''.strip('\n').split('\n')
for src in cases:
    try:
        compile(src + '\n', 'test', 'exec')
        print(src, '| COMPILES')
    except SyntaxError as e:
        print(src, '|', type(e).__name__, e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
