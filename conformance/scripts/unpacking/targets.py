a, b = 1, 2
a, b = b, a
print(a, b)
[c, (d, *e)], f = ['x', 'yzw'], 5
print(c, d, e, f)
*g, h = range(4)
i, *j = 'a',
k, *l, m = [1, 2]
print(g, h, i, j, k, l, m)
x = y = z = []
x.append(1)
print(y, z is x)
class O: pass
o = O()
o.a, (o.b, o.c), d = 1, (2, 3), {}
d['k'], d['l'] = o.a, o.b
print(o.__dict__, d)
q = [0, 1, 2]
n = 0
n, q[n] = 1, 'set'
print(n, q)
q[0], q[1:], n = 1, 'ab', 2
print(q, n)
for p, *rest in [(1, 2, 3), 'ab', [4]]:
    print(p, rest)
(w) = 5
[] = ()
() = []
[v], = [[9]]
print(w, v)
def t(f):
    try:
        f()
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
def f1(): a, b = [1]
def f2(): a, b = 1, 2, 3
def f3(): a, *b, c = [1]
def f4(): a, b = 5
def f5(): a, b = None
def f6(): a, b, c, d = iter([1, 2])
def f7(): a, b = {1: 2, 3: 4, 5: 6}
def f8(): [a, *b] = []
def f9(): a, b = 'abc'
def f10(): a, b = (i for i in range(5))
for f in (f1, f2, f3, f4, f5, f6, f7, f8, f9, f10):
    t(f)
for src in ('*a = 1', '*a, *b = 1, 2', 'a, b += 1', '[a, b] += 1', '(a, b): int = 1', 'f() = 1', '1 = x', 'a + b = 1', 'None = 1', '*a', 'x = *a', 'del *a', 'for *a in b: pass', 'a = b = 1 = c', '(*a) = 1', '{a} = 1', '"s" = 1', 'f"{x}" = 1', 'lambda: 1 = 1', '(yield) = 1', '... = 1', 'a if b else c = 1', 'x = yield = 1', 'True += 1', 'a() += 1'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
