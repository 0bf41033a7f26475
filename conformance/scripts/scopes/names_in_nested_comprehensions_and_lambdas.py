x = 'g'
def f(x):
    return [(lambda y: (x, y, z))(i) for z in 'ab' for i in range(2)]
print(f('p'))
def g():
    fs = [[lambda: (i, j) for j in range(2)] for i in range(2)]
    return [[h() for h in row] for row in fs]
print(g())
def h(n): return {k: (lambda: k + n)() for k in range(2)}, [n for n in range(n)], n
print(h(2))
class A:
    x = 'class'
    l = [lambda self=None, v=v: v for v in range(2)]
    m = [x for _ in '1' for x in 'in']
    n = (lambda: x)()
    @staticmethod
    def s(): return [x for _ in '1']
print([q() for q in A.l], A.m, A.n, A.s(), A.x)
def k():
    def a(): return b()
    def b(): return c
    c = 'late'
    return a()
print(k())
def m():
    x = 1
    def inner():
        nonlocal x
        x += 1
        return [x + i for i in range(2)], (lambda: x)()
    return inner(), x
print(m())
def n(a, b=lambda: x, *c, d=[x for x in 'd'], **e): return a, b(), c, d, e
print(n(1, z=2))
def o():
    try: return [undefined_v for _ in '1']
    except NameError as e: return str(e)
print(o())
def p():
    [r := i for i in range(3)]
    return r, (lambda: r)(), [r + t for t in range(2)]
print(p())
print([x for x in [x]], [[x for x in 'ab'] for x in range(2)], (lambda x: [x for x in x])('xy'), [(lambda: x)() for x in 'xy'], {x: [x for x in range(2)] for x in 'q'}, x)
def deep():
    v = 0
    def a():
        def b():
            def c():
                nonlocal v
                v += 1
                return [v for _ in range(2)]
            return c()
        return b()
    return a(), v
print(deep(), (lambda f: f(f, 5))(lambda f, n: 1 if n < 2 else n * f(f, n - 1)))
