def a(): pass
def b(x): pass
def c(x, y): pass
def d(x, y=1): pass
def e(x, *, k): pass
def f(x, *, k=1): pass
def g(*a): pass
def h(**k): pass
def i(x, /): pass
def j(x, /, y, *, z): pass
def k(a, b, c, d): pass
zero = lambda: 0
one = lambda x: 0
class C:
    def m(self): pass
    def n(self, x): pass
o = C()
calls = '''a(1) a(1,2) a(x=1) b() b(1,2) b(y=1) b(1,x=2) b(1,y=2) c() c(1) c(1,2,3) c(y=1) c(1,2,3,4) c(1,z=1) c(1,y=2,x=3) d() d(1,2,3) d(y=1) e() e(1) e(1,2) e(1,k=1,q=2) e(1,2,k=3) f(1,2) f() f(1,2,k=3) g(x=1) h(1) i() i(x=1) i(1,2) i(1,x=2) j() j(1) j(1,2) j(1,2,3) j(1,y=2) j(x=1,y=2,z=3) k() k(1) k(1,2) k(1,2,3) k(1,2,3,4,5) o.m(1) o.n() o.n(1,2) C.m() C.n(1) C(1) zero(1) one() a(*[1]) b(*[1,2]) b(**{'x':1,'y':2}) c(1,**{'x':1}) b(*[],**{}) e(1,k=1,K=2) f(1,kk=2)'''.split()
for call in calls:
    try:
        eval(call); print(call, 'fine')
    except TypeError as err: print(call, '|', err)
