def f(a, b, o):
    a, b = b, a + b
    c = a if a < b < 10 else not b
    d = a or b and c
    o.x = o[1:2] + o[-1] + [1, 2, 3, a][0]
    o.f(a)(b, *c, k=d)
    x = (a := 2) + a * (a := 3)
    return f'{a}-{b!r:>{c}}', {**o, 'k': 1}, x in {1, 2}, 2 ** 10 - 24
