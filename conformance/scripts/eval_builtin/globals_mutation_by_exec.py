g = {'x': 1, 'l': [1]}
exec('x += 1; l.append(2); y = x * 10; z = l', g)
print(g['x'], g['l'], g['y'], g['z'] is g['l'])
exec('for i in range(3): pass\nwhile i: i -= 1\nelse: done = True', g)
print(g['i'], g['done'])
exec('def f():\n global made\n made = x\nf()', g)
print(g['made'])
exec('x, *rest = "abc"\n(p := 5)\n[q := v for v in (7, 8)]', g)
print(g['x'], g['rest'], g['p'], g['q'], 'v' in g)
try:
    exec('x = "before"; 1 / 0; x = "after"', g)
except ZeroDivisionError:
    print(g['x'])
exec('try:\n 1 / 0\nexcept ZeroDivisionError as e: kept = str(e)', g)
print(g['kept'], 'e' in g)
l = {}
exec('a = x; x = "shadow"; b = x', g, l)
print(l, g['x'])
exec('import math as m; from math import pi', {}, l)
print(l['m'].__name__, l['pi'] > 3)
class Rec(dict):
    def __setitem__(self, k, v): print('set', k, end=' '); super().__setitem__(k, v)
    def __getitem__(self, k): print('get', k, end=' '); return super().__getitem__(k)
    def __delitem__(self, k): print('del', k, end=' '); super().__delitem__(k)
r = Rec()
exec('a = 1\nb = a + 1\ndel a', {}, r)
print(dict(r))
