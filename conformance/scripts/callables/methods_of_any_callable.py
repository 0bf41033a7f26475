import types
class C: pass
m = types.MethodType(C, 1)
print('__call__' in dir(m), 'mro' in dir(m), '__self__' in dir(m))
m = types.MethodType(int, 1)
print(len(dir(m)) > 10)
class M(type):
    x = 1
class D(metaclass=M):
    y = 2
m = types.MethodType(D, 1)
print('x' in dir(m), 'y' in dir(m))
try: print(m.y, m.x)
except AttributeError as e: print(e)
class I:
    def __init__(self): self.q = 1
    def __call__(self, *a): pass
m = types.MethodType(I(), 1)
print('q' in dir(m), '__call__' in dir(m), m.q)
m = types.MethodType(len, 'abc')
print('__self__' in dir(m), m())
m = types.MethodType(staticmethod(len), 'abc')
print('__wrapped__' in dir(m), m())

class P(property):
    def __new__(cls, *args, **kwargs):
        return 'no property'
p = property.__new__(P)
p.__set_name__(C, 'p')
print(p.getter(lambda self: 1))
