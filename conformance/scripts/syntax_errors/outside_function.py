cases = r'''
return 1
break
continue
yield 1
await x
class C: return 1
x = yield = 1
nonlocal x
async def f(): yield from x
def f(): await x
[await x for x in y]
'''.strip('\n').split('\n')
for src in cases:
    try:
        compile(src + '\n', 'test', 'exec')
        print(src, '| COMPILES')
    except SyntaxError as e:
        print(src, '|', type(e).__name__, e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
