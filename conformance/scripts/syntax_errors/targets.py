cases = r'''
a = b = 
global
del
with x as 1: pass
None = 1
True = 1
__debug__ = 1
a, b: int = 1
(a): int = 1; (a, b): int
*a
'''.strip('\n').split('\n')
for src in cases:
    try:
        compile(src + '\n', 'test', 'exec')
        print(src, '| COMPILES')
    except SyntaxError as e:
        print(src, '|', type(e).__name__, e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
