import gc, weakref
saved = []
class A:
    def __init__(self, n): self.n = n
    def __del__(self):
        print('del', self.n)
        saved.append(self)
a = A(1)
r = weakref.ref(a)
del a
print(saved[0].n, r() is saved[0])
saved.clear()
print('not again', r())
class B:
    def __del__(self):
        print('B', r2() is self)
b = B()
r2 = weakref.ref(b, lambda r: print('callback', r()))
del b
class C:
    def __del__(self): print('C')
class D(C):
    def __del__(self):
        super().__del__()
        print('D')
d = D(); del d
def later(self): print('patched')
class E: pass
E.__del__ = later
e = E(); del e
class F(list):
    def __del__(self): print('F', len(self))
f = F([1, 2]); del f
class G(Exception):
    def __del__(self): print('G', self.args)
try: raise G('x')
except G as exc: print('caught')
print('handled')
x = A('cycle'); x.me = x
del x
print('alive')
print(gc.collect() > 0 or True, len(saved))
saved.clear()
gc.collect()
class N:
    def __init__(self, n): self.n = n
    def __del__(self): print('N', self.n)
n1, n2 = N(1), N(2)
n1.o, n2.o = n2, n1
del n1, n2
gc.collect()
h = N(3); h.__class__ = C; del h
