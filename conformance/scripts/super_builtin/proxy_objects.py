class A:
    def f(self): return 'A.f'
class B(A):
    def f(self): return 'B.f'
class Proxy:
    def __init__(self, obj): self.__obj = obj
    def __getattribute__(self, name):
        if name.startswith('_Proxy__'):
            return object.__getattribute__(self, name)
        return getattr(self.__obj, name)
p = Proxy(B())
print(isinstance(p, B), p.f(), super(B, p).f())
class Liar:
    __class__ = B
print(isinstance(Liar(), B), super(B, Liar()).f.__qualname__)
class BadLiar:
    @property
    def __class__(self): raise RuntimeError('no class')
try:
    super(B, BadLiar())
except (TypeError, RuntimeError) as e:
    print(type(e).__name__, e)
