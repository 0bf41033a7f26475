class A:
    def f(self): return 'A'
class X:
    def f(self): return 'X'
class B(A):
    def f(self): return 'B' + super().f()
b = B()
print(b.f())
B.__bases__ = (X,)
print(b.f())
B.__bases__ = (X, A)
print(b.f(), [c.__name__ for c in B.__mro__])
X.f = lambda self: 'patched'
print(b.f())
del X.f
print(b.f())
