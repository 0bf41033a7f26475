import types
class A:
    def f(self): return 'A.f'
class B(A):
    def f(self): return 'B.f'
def added(self): return 'added over ' + super(B, self).f()
B.g = added
print(B().g())
b = B()
b.h = types.MethodType(lambda self: super(B, self).f(), b)
print(b.h())
Dyn = type('Dyn', (B,), {'f': lambda self: 'Dyn over ' + super(Dyn, self).f()})
print(Dyn().f())
def factory(base):
    class Made(base):
        def f(self): return 'Made over ' + super().f()
    return Made
print(factory(A)().f(), factory(B)().f(), factory(factory(A))().f())
Copy = type('Copy', (A,), dict(B.__dict__))
try:
    print(Copy().f())
except TypeError as e:
    print(e)
class WithCell(A):
    def f(self): return super().f()
Other = type('Other', (A,), {'f': WithCell.f})
try:
    Other().f()
except TypeError as e:
    print(e)
