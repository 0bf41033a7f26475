class A:
    y = 1
class B(A):
    def f(self): return super().nope
    def g(self): return super().Y
    @classmethod
    def c(cls): return super().nope
for f in (B().f, B().g, B.c):
    try:
        f()
    except AttributeError as e:
        print(e, '|', e.name)
print(hasattr(super(B, B()), 'y'), getattr(super(B, B()), 'z', 'default'))
