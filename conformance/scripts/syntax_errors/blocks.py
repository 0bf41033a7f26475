cases = r'''
if x = 1: pass
for i in range(3) print(i)
try: pass
else: pass
elif x: pass
except: pass
async x
raise from x
assert
@
class: pass
while: pass
if True:
else
for x in y: pass else: pass
with: pass
'''.strip('\n').split('\n')
for src in cases:
    try:
        compile(src + '\n', 'test', 'exec')
        print(src, '| COMPILES')
    except SyntaxError as e:
        print(src, '|', type(e).__name__, e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
