x = 1
f = lambda x=x: x
x = 2
print(f(), f(5))
g = lambda: x
print(g())
def h(y=lambda: x): return y()
x = 3
print(h())
def i(a=[x for x in range(x)]): return a
print(i())
class C:
    x = 'class'
    def m(self, v=x, w=lambda: x): return v, w()
print(C().m())
def j():
    z = 1
    def k(a=z): return a
    z = 2
    return k(), (lambda b=z: b)()
print(j())
print((lambda *a, n=x, **k: (a, n, k))(1, z=2))
