a, b = [1, 2], (3, 4)
print([*a, *b], (*a, *b), {*a, *b, 1}, [*a], (*a,), *a, *b)
t = *a, *b
print(t)
x, = *a[:1],
print(x)
def f(*args, **kw): return args, kw
print(f(*a, 0, *b, k=1, **{'l': 2}, m=3, **{'n': 4}))
print(f(*a, k=1, *b))
def g(): return *a, 5
print(g())
def h(): yield *a, 6
print(next(h()))
for i in *a, *b: print(i, end=' ')
print()
d = {'p': 1, **{'q': 2}, 'p': 3, **{'q': 4, 'r': 5}}
print(d)
print([*'ab', *range(2), *{'k': 1}, *(y for y in 'z')])
i = {(1, 2): 'key'}
print(i[*a], i[1, *[2]])
e = []
print([*e], (*e,), {*e}, f(*e, **{}))
m, *n = *a, *b
print(m, n)
print(*a, sep='-'), print(*[], end='|\n')
for src in ('*a', 'x = *a', 'return *a', '(*a)', '[*a for a in b]', '{**a for a in b}', 'f(**a, *b)', '*a = b', 'del *a', 'print(*a if b else c)', 'x = [*a, **b]', '{*a, **b}', '{**a, *b}', 'f(*)', '*a, = b', 'lambda *: 0', 'x[*a:1]', 'a[**b]'):
    try:
        compile(src, 's', 'exec')
        print(src, 'fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
