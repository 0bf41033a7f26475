class A:
    x = 'A.x'
    def f(self): return 'A.f'

class B(A):
    x = 'B.x'
    def f(self): return 'B.f'

class C(B):
    x = 'C.x'
    def f(self): return 'C.f'

c = C()
print(super(C, c).f(), super(B, c).f())
print(super(C, c).x, super(B, c).x)
print(super(C, C).f(c), super(B, C).f(c))
try:
    super(A, c).f()
except AttributeError as e:
    print(e)
try:
    super(C, B())
except TypeError as e:
    print(e)
try:
    super(C, A)
except TypeError as e:
    print(e)
