print(list(y for x in range(3) if (y := x * 2)), y)
def f():
    g = (last := x for x in range(4))
    list(g)
    return last
print(f())
def prefix(xs):
    total = 0
    return list(total := total + x for x in xs), total
print(prefix([1, 2, 3]))
def before():
    g = (z := x for x in range(2))
    try:
        z
    except UnboundLocalError as e:
        print(e)
    next(g)
    return z
print(before())
print(any((hit := w) > 'b' for w in 'abcd'), hit, all((miss := w) < 'c' for w in 'abcd'), miss)
g = ((n := n + 1) for _ in range(3))
n = 10
print(list(g), n)
for src in ('(x := 1 for x in y)', '(x for x in y if (x := 1))', '(z for x in (w := y))', 'class C: (z := 1 for x in y)', '((z := 1) for x in y)', '(a for b in c if (d := b))', '(lambda: (x := 1) for x in y)'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
