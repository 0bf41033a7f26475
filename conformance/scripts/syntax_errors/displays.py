cases = r'''
{1: 2, 3}
{1, 2: 3}
{**a, 1}
{1:}
[x for x in]
[x for in y]
[for x in y]
'''.strip('\n').split('\n')
for src in cases:
    try:
        compile(src + '\n', 'test', 'exec')
        print(src, '| COMPILES')
    except SyntaxError as e:
        print(src, '|', type(e).__name__, e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
