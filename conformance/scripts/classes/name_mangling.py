class A:
    __x = 1
    def __m(self): return 'A.m'
    def call(self): return self.__m(), self.__x, __name_global
    def __dunder__(self): return 'no mangling'
    def local(self):
        __loc = 5
        return list(locals())
    class __Inner: pass

_A__name_global = 'global'
a = A()
print(a.call(), a.__dunder__(), a.local())
print(sorted(k for k in A.__dict__ if 'A__' in k))
class B(A):
    def __m(self): return 'B.m'
    def both(self): return self.__m(), self.call()
print(B().both())
try:
    a.__x
except AttributeError as e:
    print(e)
print(a._A__x)

class __Odd__:
    def __f(self): return 'f'
    def go(self): return self.__f()
print(__Odd__().go(), [k for k in __Odd__.__dict__ if k.endswith('f')])

class ___:
    def __g(self): return 1
print('__g' in ___.__dict__)

class K:
    def f(self, __kw=1, *, __k2=2): return __kw, __k2
    import math as __math
    def pi(self): return self.__math.floor(3.7)
print(K().f(_K__kw=5, _K__k2=6), K().pi())
try:
    K().f(__kw=1)
except TypeError as e:
    print(e)
def outer():
    class C:
        def g(self):
            return [self.__v for _ in '1']
        __v = 3
    return C().g()
print(outer())
