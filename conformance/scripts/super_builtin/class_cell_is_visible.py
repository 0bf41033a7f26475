class A:
    def f(self): return __class__
    @staticmethod
    def s(): return __class__
    @classmethod
    def c(cls): return __class__, cls
    lam = lambda self: __class__
    def nested(self):
        def inner():
            return __class__
        return inner()
    def comp(self): return [__class__ for _ in range(2)]
    def gen(self): yield __class__

class B(A): pass

print(A().f(), A.s(), B.c(), B().lam(), B().nested(), A().comp(), list(B().gen()))
print(A.f.__code__.co_freevars, 'f' in A.__dict__, '__classcell__' in A.__dict__)
try:
    __class__
except NameError as e:
    print(e)
