print(list(a + b for a, b in [(1, 2), (3, 4)]), list(b for a, *b in ['xyz']), list(c for a, (b, c) in [(1, (2, 3))]))
d = {}
print(list(d.copy() for d['k'] in range(2)), d)
class O: pass
print(list(O.v for O.v in 'ab'), O.v)
print(list(k for k, in [(1,), [2]]), list(v for [v] in [[5]]), list((k, v) for k, v in {'a': 1}.items()))
try:
    list(a for a, b in [(1, 2), (3,)])
except ValueError as e:
    print(e)
try:
    list(a for a, b in [1])
except TypeError as e:
    print(e)
l = [0, 0]
print(list(tuple(l) for l[0] in 'ab' for l[1] in 'xy'))
print(list(x for x in range(3) for x in range(x)), list(x for x, x in [(1, 2)]))
for src in ('(x for 1 in y)', '(x for f() in y)', '(x for x + 1 in y)', '(x for (a, b): c in y)', '(x for None in y)', '(x for (x := 1) in y)', '(x for x, in y)', '(x for x.y[0] in z)', '(x for *x in y)', '(x for *x, in y)', '(x for lambda: x in y)', '(x for "s" in y)', '(x for x in y for x in z)', '(x for (x) in y)', '(x for [] in y)', '(x for () in y)'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
