if (n := len('abc')) > 2:
    print(n)
print([y := 5, y ** 2, y], (z := 3) + z)
data = iter([1, 2, 3, 0, 9])
while (v := next(data)):
    print(v, end=' ')
print(v)
print([last for x in range(5) if (last := x * 2) > 3], last)
print(any((hit := w).startswith('b') for w in ['a', 'bc', 'b']), hit)
f = lambda: (q := 1, q)
print(f(), 'q' in globals())
def g(a=(d := 7)):
    return a + d
print(g(), d)
print({(k := 'a'): (v := 1)}, k, v, f'{(t := 4)}', t)
x = (y := 1, 2)
print(x, y)
print(max(m := [3, 1], key=lambda i: -i), m)
def gen():
    total = 0
    yield [total := total + i for i in range(4)]
    yield total
print(list(gen()))
assert (b := True)
print(b, not (c := False), c, (e := 1) if (h := 0) else (i := 2), h, i)
def closure():
    def inner(): return w
    [w := i for i in range(3)]
    return inner()
print(closure())
for src in ('x := 1', '(a.b := 1)', '(a[0] := 1)', 'f(x=y:=1)', '[i := 0 for i in x]', '(lambda: x := 1)', 'def f(a = x := 1): pass', '((a, b) := 1)', '[j := 1 for i in (k := x)]', 'del (x := 1)', 'f"{x:=5}"', '{a := 1: 2}', 'x[y := 1]', 'f(a := 1, b=2)', '(x := y := 1)'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
