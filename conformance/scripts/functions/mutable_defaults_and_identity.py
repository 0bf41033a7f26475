def f(x, acc={}):
    acc[x] = len(acc)
    return acc
print(f('a'), f('b'), f('c', {}), f('d'), f.__defaults__)
def g(l=[]): return l
print(g() is g(), g([]) is g([]), g().append(1), g())
def h(n, memo={0: 0, 1: 1}):
    if n not in memo: memo[n] = h(n - 1) + h(n - 2)
    return memo[n]
print(h(50), len(h.__defaults__[0]))
def k(a, b=None):
    b = b if b is not None else []
    b.append(a)
    return b
print(k(1), k(2))
def outer():
    def inner(d=[]): d.append(1); return d
    return inner
print(outer()(), outer()(), (i := outer())(), i())
def lam(): return [lambda x=[]: x.append(len(x)) or x for _ in range(2)]
a, b = lam()
print(a(), a(), b())
class C:
    def m(self, seen=[]): seen.append(type(self).__name__); return seen
class D(C): pass
print(C().m(), D().m(), C.m.__defaults__)
sentinel = object()
def s(x=sentinel): return x is sentinel
print(s(), s(None), s(sentinel))
def tup(t=(1, [])): t[1].append(0); return t
print(tup(), tup())
def late(n=print('evaluated once at definition')): return n
late(); late()
x = 1
def byval(v=x, w=lambda: x): return v, w()
x = 2
print(byval())
