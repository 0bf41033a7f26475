def f(): return 1
def g(x): x += 1; return x
class A: pass
class B(A): x = 1; y = x + 1
if f(): print('if')
elif g(1): print('elif')
else: print('else')
for i in range(2): print(i)
else: print('for else')
while False: pass
else: print('while else')
try: 1 / 0
except ZeroDivisionError: print('except')
else: print('no')
finally: print('finally')
with open.__class__ and __import__('contextlib').nullcontext(5) as v: print(v)
lam = lambda: (yield)
print(B.y, g(2))
async def co(): return 3
match 5:
    case 5: print('five')
    case _: print('other')
print([i for i in 'ab' if i]); print('same line'); x = 1; del x
