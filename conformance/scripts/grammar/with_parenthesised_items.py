class M:
    def __init__(self, n): self.n = n
    def __enter__(self): print('+', self.n, end=' '); return self.n
    def __exit__(self, *a): print('-', self.n, end=' ')
m = M
with (m(1)): print('a')
with (m(1) as x): print(x)
with (m(1), m(2)): print('c')
with (m(1) as x, m(2) as y): print(x, y)
with (m(1) as x, m(2),): print('trailing', x)
with (m(1)), (m(2)): print('e')
with (m(1)) as x, (m(2)) as y: print(x, y)
with (m(1) if True else m(2)) as x: print(x)
with (
    m('long') as x,  # comment
    m('lines') as (y),
):
    print(x, y)
with m([1, 2]) as [a, b], m((3, (4, 5))) as (c, (d, *e)): print(a, b, c, d, e)
d = {}
with m('v') as d['k'], m('w') as m.attr: print(d, m.attr)
with (yield_ := m('walrus')): print(yield_.n)
with m(1) as x: pass
print()
with (lambda: m('call'))() as z, [m('list')][0] as w: print(z, w)
for src in ('with: pass', 'with (): pass', 'with a as 1: pass', 'with a as b.c, d as e[0]: pass', 'with (a as b): pass', 'with (a, b) as c: pass', 'with (a as b, c) as d: pass', 'with a as f(): pass', 'with a as (b, c): pass', 'with (a as b) as c: pass', 'with a, b as: pass', 'with a as b, : pass', 'with *a: pass', 'with (*a): pass', 'with a as *b: pass', 'with a as b + c: pass', 'with (a as b, c as d, e): pass', 'with (a for a in b): pass', 'with (yield): pass', 'with a as None: pass', 'with (a, *b): pass', 'with lambda: 1: pass'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
