class D:
    def __get__(self, o, t): return 'D.get'
    def __set__(self, o, v): o.__dict__['d'] = ('set', v)
class N:
    def __get__(self, o, t): return 'N.get'
class S:
    def __set__(self, o, v): o.__dict__['s'] = v * 2
class Del:
    def __get__(self, o, t): return 'Del.get'
    def __delete__(self, o): print('deleted')
class A:
    d, n, s, x = D(), N(), S(), Del()
a = A()
a.__dict__.update(d='inst', n='inst', x='inst')
print(a.d, a.n, a.x)
a.d = 1; a.n = 2; a.s = 3
print(a.d, a.n, a.s, a.__dict__)
try:
    a.x = 5
except AttributeError as e:
    print(e)
del a.x
try:
    del a.d
except AttributeError as e:
    print(e)
del a.n
print(a.n, A.n, A.d, type(A.__dict__['s']).__name__)
class Meta(type):
    m = D()
    n = N()
class B(metaclass=Meta):
    m = 'class attr'
    n = 'class attr'
print(B.m, B.n)
class Raises:
    def __get__(self, o, t): raise AttributeError('from descriptor')
class G:
    r = Raises()
    def __getattr__(self, n): return 'getattr ' + n
print(G().r)
class NotCallable:
    __get__ = 5
class E: q = NotCallable()
try:
    E().q
except TypeError as e:
    print(e)
class Late:
    v = None
Late.v = N()
print(Late().v, Late.v)
Late.w = property(lambda self: 'late prop')
print(Late().w)
