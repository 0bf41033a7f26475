class Meta(type):
    @classmethod
    def __prepare__(mcs, name, bases, **kw):
        print('prepare', name, kw)
        return {'injected': 1}
    def __new__(mcs, name, bases, ns, **kw):
        print('new', name, [k for k in ns if not k.startswith('__')])
        return super().__new__(mcs, name, bases, ns)
    def __init__(cls, name, bases, ns, **kw):
        print('init', name, kw)
        super().__init__(name, bases, ns)
    def __call__(cls, *args):
        print('call', args)
        return super().__call__(*args)
    def __getitem__(cls, k):
        return cls.__name__, k
    def __len__(cls): return 7
    def __iter__(cls): return iter('ab')
    def __contains__(cls, x): return x == 1

class A(metaclass=Meta, flag=True):
    print('body', injected)
    y = 2
    def __init__(self, v): self.v = v

a = A(5)
print(a.v, A.injected, A[3], len(A), list(A), 1 in A, type(A).__name__)

class B(A, flag=False):
    pass

print(type(B) is Meta, B.__mro__[1] is A)
class M2(type): pass
try:
    class C(A, metaclass=M2): pass
except TypeError as e:
    print(e)

def func_meta(name, bases, ns):
    return name, bases, sorted(k for k in ns if not k.startswith('__'))

class D(metaclass=func_meta):
    z = 1
    def f(self): pass
print(D)
print(type('Dyn', (A,), {'k': 1}).k if False else 'done')
