class A:
    __self__ = 'attribute of A'
    __class__ = property(lambda self: 'not a class')
class B(A):
    pass
s = super(B, B())
print(type(s.__self__).__name__, s.__thisclass__.__name__, s.__class__ is super)
class C:
    def f(self): return super().__class__
    def g(self): return super().__doc__
    def h(self): return super().__dict__ if hasattr(super(), '__dict__') else 'none'
print(C().f() is super, C().g() == object.__doc__)
print(type(super(C, C())) is super, isinstance(super(C, C()), C))
