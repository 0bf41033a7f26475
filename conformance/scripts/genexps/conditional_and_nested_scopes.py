x, y = 'X', 'Y'
def f(n):
    y = n
    return list((x, y, z) for z in range(2) if y)
print(f(0), f(1))
def g():
    k = 1
    it = (k + i for i in range(3))
    k = 100
    return list(it)
print(g())
def h():
    fns = list((lambda: (i, j)) for i in range(2) for j in range(2))
    return [fn() for fn in fns]
print(h())
class C:
    v = 5
    def m(self): return list(self.v + i for i in range(2))
    def n(self): return list((lambda: self.v + i)() for i in range(2))
    w = list(i for i in range(v) if i > 2)
print(C().m(), C().n(), C.w)
def outer():
    def inner(): return list(a + b for a in (1,) for b in (c,))
    c = 10
    return inner()
print(outer())
print(list(i for i in (i for i in (i for i in range(3)))), [i for i in (j for j in range(2)) for j in (i,)], list((lambda q: q * i)(2) for i in range(3)), list(i if i else 'zero' for i in range(2)), list((yield_, i) for i in 'a' for yield_ in [i]))
def gen_default(a=(i for i in 'ab')): return next(a, 'done')
print(gen_default(), gen_default(), gen_default())
try:
    list(a for a in range(3) if b_undefined)
except NameError as e:
    print(e)
try:
    del_me = 1; it = (del_me for _ in range(2)); del del_me; next(it)
except NameError as e:
    print(e)
