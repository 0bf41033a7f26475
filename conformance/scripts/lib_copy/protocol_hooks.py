import copy
class A:
    def __copy__(self): return 'copied'
    def __deepcopy__(self, memo): return ('deep', isinstance(memo, dict))
print(copy.copy(A()), copy.deepcopy(A()), copy.deepcopy([A()]))
class B:
    def __init__(self, x): self.x = x
    def __reduce__(self): return B, (self.x * 2,)
print(copy.copy(B(1)).x, copy.deepcopy(B(2)).x)
class G:
    def __init__(self): self.a, self.b = 1, 2
    def __getstate__(self): return {'a': self.a}
    def __setstate__(self, s): self.__dict__.update(s, restored=True)
print(copy.copy(G()).__dict__, copy.deepcopy(G()).__dict__)
class S:
    __slots__ = ('p', 'q')
s = S(); s.p = [1]
c = copy.copy(s); d = copy.deepcopy(s)
print(c.p is s.p, d.p is not s.p, hasattr(c, 'q'))
class N:
    def __new__(cls, v):
        self = super().__new__(cls); self.v = v; return self
    def __getnewargs__(self): return (self.v + 1,)
print(copy.copy(N(1)).v)
class L(list): pass
l = L([1, [2]]); l.tag = ['t']
c, d = copy.copy(l), copy.deepcopy(l)
print(c, type(c).__name__, c.tag is l.tag, d.tag is l.tag, d[1] is l[1])
class D(dict): pass
x = D(a=[1]); x.t = 1
print(copy.copy(x), copy.copy(x).t, type(copy.deepcopy(x)).__name__, copy.deepcopy(x)['a'] is x['a'])
for o in ((i for i in ''), open if False else iter([]).__class__,):
    try:
        print(type(copy.copy(o)).__name__)
    except TypeError as e:
        print(e)
class R:
    def __init__(self, **k): self.__dict__.update(k)
    def __replace__(self, **k): return R(**{**self.__dict__, **k})
print(copy.replace(R(a=1, b=2), b=3).__dict__)
try:
    copy.replace(5, a=1)
except TypeError as e:
    print(e)
import types
print(copy.copy(types.SimpleNamespace(a=1)), copy.replace(types.SimpleNamespace(a=1), b=2), copy.Error.__name__)
class Ex(Exception): pass
e = Ex('a', 1); e.note = [1]
print(copy.copy(e).args, copy.deepcopy(e).note, copy.copy(ValueError('v')).args)
