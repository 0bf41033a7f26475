class C:
    base = [1, 2]
    doubled = list(x * 2 for x in base)
    lazy = (x for x in base)
    def m(self, it=(x for x in 'ab')): return list(it)
    total = sum(x for x in base)
    pair = tuple((a, b) for a in base for b in [9])
c = C()
print(C.doubled, list(C.lazy), list(C.lazy), c.m(), c.m(), C.total, C.pair)
class D:
    xs = [1, 2]
    ys = [10]
    try:
        both = list((x, y) for x in xs for y in ys)
    except NameError as e:
        print(e)
def f(a, g=(i for i in range(2))): return list(g)
print(f(1), f(1), f(1, g='z'))
lam = lambda k: (k * i for i in range(2))
print(list(lam(3)))
@staticmethod
def s(): return (x for x in 's')
print(list(s()))
print(list(x for x in C.__dict__ if x == 'base'))
