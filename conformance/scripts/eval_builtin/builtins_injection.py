g = {'x': 1}
exec('y = x', g)
print('__builtins__' in g, g['__builtins__'] is __builtins__ or g['__builtins__'] is vars(__builtins__) if not isinstance(__builtins__, dict) else True)
for b in ({}, {'print': print}, {'__import__': None}):
    for src in ('print("p")', 'len([])', 'import math', 'class C: pass', '[x for x in (1,)]', 'def f(): return 1\nf()', '1 + 1', 'raise ValueError', 'assert False', 'f"{1}"'):
        try:
            exec(src, {'__builtins__': dict(b)})
            print(sorted(b), src.split('\n')[0], 'fine')
        except BaseException as e:
            print(sorted(b), src.split('\n')[0], type(e).__name__, e)
import builtins, types
print(eval('len', {'__builtins__': builtins}) is len)
try:
    print(eval('abs(-1)', {'__builtins__': types.SimpleNamespace(abs=abs)}))
except (TypeError, NameError) as e:
    print(type(e).__name__, e)
class D(dict):
    def __missing__(self, k): return lambda *a: f'made {k}{a}'
print(eval('anything(1)', {'__builtins__': D()}) if False else 'skip')
