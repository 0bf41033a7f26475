class A:
    def f(self): return 'A'
    @classmethod
    def c(cls): return 'A', cls.__name__
    @staticmethod
    def s(): return 'A.s'

class B(A):
    def f(self): return super().f() + 'B'
    @classmethod
    def c(cls): return super().c() + ('B',)
    @staticmethod
    def s(): return super(B, B).s() + ' B.s'

class C(B):
    def f(self): return super().f() + 'C'
    @classmethod
    def c(cls): return super().c() + ('C',)

print(C().f())
print(C.c(), C().c())
print(B.s(), C.s())
