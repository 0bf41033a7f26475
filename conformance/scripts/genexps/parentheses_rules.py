def f(*a, **k): return len(a), [list(x) for x in a if hasattr(x, '__next__')]
print(f(x for x in 'a'), f((x for x in 'a'), 1), f(1, (x for x in 'b')), f(*(x for x in 'ab')), f(k=(x for x in 'a')))
class C(*(b for b in (int,))): pass
print(C(3))
g = (x for x in 'a') if True else None
print(list(g), list((x for x in 'a')), list(((x for x in 'b'))))
print(sum((x for x in range(3)), 10), sum(x for x in range(3)))
for src in ('x for x in y', 'f(x for x in y, 1)', 'f(1, x for x in y)', 'f(x for x in y, z for z in w)', 'f(k=x for x in y)', 'f(*x for x in y)', 'f(x for x in y for)', '(x for x)', '(x for x in)', '(for x in y)', '(x, y for x in z)', '(x for x in y, z)', '(*x for x in y)', '(x for x in lambda: y, z)', '(x for x in y if)', '[(x for x in y)]', '{(x for x in y)}', 'return (x for x in y)', 'x = x for x in y', 'f(x for x in y)(z)', 'class C(x for x in y): pass', '@f(x for x in y)\ndef g(): pass', '(x := 1 for x in y)', 'f(a, *b, c for c in d)', '(x for x in y) = 1', '(x for x in y) += 1', 'del (x for x in y)', 'for (x for x in y) in z: pass', 'f((x for x in y) = 1)', '(yield for x in y)', 'assert x for x in y', '(x for x in y if z else w)', '(lambda: x for x in y)', '(x for x in (y for y in z))'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
