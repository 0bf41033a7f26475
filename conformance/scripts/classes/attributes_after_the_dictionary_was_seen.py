class A:
    def __init__(self, n): self.n = n
def put(e, v): e.n = v
e = A(1); del e.n
put(e, 3); print(e.__dict__, e.n)
put(A(1), 2)
o = A.__new__(A); d = o.__dict__; o.__init__(7)
print(o.n, d, o.__dict__ is d, vars(o))
p = A(1); p.__dict__ = {'m': 5}
print(p.m, hasattr(p, 'n')); put(p, 6); print(p.n, p.__dict__)
q = A(1); del q.__dict__; print(q.__dict__); put(q, 8); print(q.n)
class B(A): pass
r = A(4); r.__class__ = B; put(r, 5); print(r.n, type(r), r.__dict__)
class S:
    __slots__ = ('a', 'b')
class T:
    __slots__ = ('a', 'b')
s = S(); s.a = 1; s.__class__ = T; print(s.a, hasattr(s, 'b')); s.b = 2; print(s.b, type(s))
class X(S): pass
x = X(); x.b = 1; x.c = 2; x.__dict__['d'] = 3; x.a = 4; print(x.a, x.b, x.c, x.d, x.__dict__)
def f(): pass
try: del f.__dict__
except TypeError as e: print(e)
