class A:
    def f(self): return 'A.f of ' + type(self).__name__

class B(A):
    def f(self): return 'B.f then ' + self.__super.f()

B._B__super = super(B)

class C(B):
    def f(self): return 'C.f then ' + self.__super.f()

C._C__super = super(C)
print(C().f())
print(B().f())
u = super(B)
print(u.__self__, u.__self_class__, u.__thisclass__)
bound = u.__get__(C(), C)
print(bound.__self__.__class__.__name__, bound.__self_class__.__name__)
print(u.__get__(None, B) is u)
try:
    u.f
except AttributeError as e:
    print(e)
