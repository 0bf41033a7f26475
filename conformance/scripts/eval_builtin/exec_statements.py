ns = {}
exec('''
import math
def area(r): return math.floor(math.pi * r * r)
class P:
    def __init__(self, v): self.v = v
    def get(self): return self.v
for i in range(3):
    last = i
try:
    1 / 0
except ZeroDivisionError:
    caught = True
with __import__('contextlib').nullcontext(1) as w: pass
x, *y = 'abc'
total = sum(n for n in range(5))
''', ns)
print(ns['area'](2), ns['P'](7).get(), ns['last'], ns['caught'], ns['w'], ns['x'], ns['y'], ns['total'])
print(ns['area'].__module__, ns['P'].__module__, ns['area'].__globals__ is ns)
exec('def rec(n): return 1 if n == 0 else n * rec(n - 1)\nprint(rec(5))')
exec('def rec(n): return 1 if n == 0 else n * rec(n - 1)', g := {}, l := {})
try:
    l['rec'](3)
except NameError as e:
    print(e)
print(sorted(l), 'rec' in g)
exec('a = 1; b = 2', {}, loc := {})
print(loc)
exec('del a', {}, loc)
print(loc)
try:
    exec('del zz', {}, loc)
except NameError as e:
    print(e)
exec('')
exec('# only a comment')
exec('"docstring"; __doc__', d := {})
print('__doc__' in d)
