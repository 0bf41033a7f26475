seen = []
print({y for x in range(6) if (y := x * x) > 3}, y)
print(sorted({(a, b) for a in range(4) if (h := a * 10) for b in (h, h + 1) if b % 2}), h)
def f(xs):
    return {n for x in xs if (n := x.strip()) and not n.startswith('#')}
print(sorted(f(['a ', ' # c', '', 'b'])))
def g():
    total = 0
    r = {total := total + x for x in (1, 2, 3)}
    return r, total
print(g())
print({(lambda v: v + 1)(t) for x in 'ab' if (t := ord(x)) % 2}, t, {len(s) for w in ('x y', 'z') if (s := w.split())}, s)
data = [('a', 1), ('b', None), ('c', 3)]
print(sorted({k for k, v in data if (v2 := v) is not None}), v2, {v2 * 2 for _, v in data if (v2 := v)})
