cases = r'''
print "hello"
f(a=1, 2)
f(**k, *a)
f(a for a in b, c)
f(a=1, a=2)
f(x y)
f(1=2)
f(True=1)
f(a.b=1)
'''.strip('\n').split('\n')
for src in cases:
    try:
        compile(src + '\n', 'test', 'exec')
        print(src, '| COMPILES')
    except SyntaxError as e:
        print(src, '|', type(e).__name__, e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
