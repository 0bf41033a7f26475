cases = r'''
def f(: pass
def f(a, a): pass
def f(a=1, b): pass
def f(*, **k): pass
def f(*): pass
def f(**k, a): pass
lambda *: 1
def (): pass
'''.strip('\n').split('\n')
for src in cases:
    try:
        compile(src + '\n', 'test', 'exec')
        print(src, '| COMPILES')
    except SyntaxError as e:
        print(src, '|', type(e).__name__, e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
