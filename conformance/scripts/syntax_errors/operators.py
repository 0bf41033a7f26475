cases = r'''
x = 1 +
x ==== y
x <> y
!x
x $ y
x ? y
x if y
x if y else
not
a not b
a is is b
\\x
'''.strip('\n').split('\n')
for src in cases:
    try:
        compile(src + '\n', 'test', 'exec')
        print(src, '| COMPILES')
    except SyntaxError as e:
        print(src, '|', type(e).__name__, e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
