# A metaclass with __get__, __set__ or __delete__ makes its classes descriptors.
class M(type):
    def __get__(s, o, t): return s.__name__, o is None, t.__name__
class C(metaclass=M): pass
class F: c = C
print(F.c, F().c)
f = F(); f.c = 5; print(f.c, F.c)
class N(M):
    def __set__(s, o, v): print('set', s.__name__, v)
    def __delete__(s, o): print('delete', s.__name__)
class D(metaclass=N): pass
class G:
    d = D
    class inner(metaclass=N): pass
g = G()
g.d = 3; del g.d; print(g.d, G.d, G.inner, g.inner)
g.__dict__['d'] = 7; print(g.d)
G.d = 4; print(G.d, g.d)
class H:
    def __init__(self): self.x = C
print(H().x)
class K(M):
    def __set_name__(s, o, n): print('named', s.__name__, o.__name__, n)
class L(metaclass=K): pass
class P: l = L
print(P.l)
import types
class Mod(types.ModuleType):
    def __get__(self, o, t): return 'module', o is None
class Q: m = Mod('m')
print(Q.m, Q().m)
class X(Exception):
    def __get__(self, o, t): return 'exception'
class R: x = X()
print(R.x, R().x)
class S(type):
    attr = C
class T(metaclass=S): pass
print(T.attr, S.attr)
print([getattr(F, 'c') for _ in range(3)], super(F, F()).__class__)
class U(F):
    def c2(self): return super().c
print(U().c2())
for _ in range(3): print(F.c)
