class A:
    @property
    def p(self): return f'A.p of {type(self).__name__}'
    @p.setter
    def p(self, v): print('A sets', v)
    class D:
        def __get__(self, obj, owner): return (type(obj).__name__, owner.__name__)
    d = D()

class B(A):
    @property
    def p(self): return 'B over ' + super().p
    @p.setter
    def p(self, v):
        super(B, type(self)).p.fset(self, v * 2)
    @property
    def d(self): return super().d

b = B()
print(b.p, b.d)
b.p = 5
class C(A):
    def read(self): return super().p, super().d
    @classmethod
    def cread(cls): return super().d, type(super().p).__name__
print(C().read(), C.cread())
try:
    super(B, b).p = 1
except AttributeError as e:
    print(e)
