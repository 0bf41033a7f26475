class A:
    x = 1
    def __init__(self): self.y = 2
    def m(self): pass
a = A()
print(vars(a), vars(a) is a.__dict__, [n for n in dir(a) if not n.startswith('__')], [n for n in dir(A) if not n.startswith('__')], sorted(k for k in vars(A) if not k.startswith('__')))
class D:
    def __dir__(self): return ['z', 'a', 'm']
class E:
    def __dir__(self): return 5
print(dir(D()))
for f in (lambda: vars(5), lambda: dir(E()), lambda: vars(1, 2), lambda: vars('a'), lambda: dir(1, 2)):
    try:
        print(f())
    except TypeError as e:
        print(e)
def f(p, q=2):
    r = 3
    return dir(), sorted(vars()), locals()
print(f(1))
class S: __slots__ = ('k',)
print('k' in dir(S()), hasattr(S(), '__dict__'))
import math, types
print('pi' in dir(math), '__name__' in vars(math), dir(types.SimpleNamespace(b=1, a=2))[-2:], 'append' in dir([]), 'x' in dir(type('T', (A,), {})))
a.__dict__ = {'replaced': 1}
print(vars(a), a.replaced, hasattr(a, 'y'))
try:
    a.__dict__ = 5
except TypeError as e:
    print(e)
m = types.ModuleType('m'); m.x = 1
print(dir(m)); m.__dir__ = lambda: ['custom']; print(dir(m))
