import contextlib
nc = contextlib.nullcontext
d, l = {}, [0, 0]
class O: pass
o = O()
with nc(1) as a, nc((2, 3)) as (b, c), nc([4, [5, 6]]) as [e, (f, *g)]: print(a, b, c, e, f, g)
with nc('v') as d['k'], nc('w') as o.attr, nc('x') as l[0], nc('y') as l[-1]: print(d, o.attr, l)
with nc() as n: print(n)
with nc(5): pass
with nc(1) as x, nc(x + 1) as y, nc(x + y) as z: print(x, y, z)
with (nc(1) as p, nc(2) as q,): print(p, q)
with nc(nc(3)) as inner, inner as v: print(v)
def f():
    with nc('local') as w: return w, [w for _ in '1']
print(f(), 'w' in globals())
for i in range(3):
    with nc(i) as j:
        if j == 1: continue
        if j == 2: break
        print('loop', j)
class Fail:
    def __enter__(self): raise ValueError('enter')
    def __exit__(self, *a): print('never')
try:
    with Fail(): pass
except ValueError as x2: print(x2)
class BadTarget:
    def __setitem__(self, k, v): raise KeyError('target')
class Loud:
    def __enter__(self): print('enter'); return 1
    def __exit__(self, t, v, tb): print('exit', t.__name__ if t else None); return False
try:
    with Loud() as BadTarget()[0]: pass
except KeyError as k: print(repr(k))
try:
    with Loud() as (m, n): pass
except TypeError as t: print(t)
with Loud(), Loud(): print('nested')
@contextlib.contextmanager
def gen(): 
    try: yield 'gen'
    finally: print('gen exit')
with gen() as gg: print(gg)
with contextlib.suppress(ZeroDivisionError), gen(): 1 / 0
lam = lambda: nc('from lambda')
with lam() as lv: print(lv)
with nc(w1 := 'walrus') as w2: print(w1, w2)
