class A:
    x = 1
    def f(self): pass
class B(A):
    def g(self): return super()
    @classmethod
    def c(cls): return super()
s = B().g()
print(type(s), s.__thisclass__, s.__self_class__, type(s.__self__).__name__, B.c().__self__, isinstance(s, super), hasattr(s, 'f'), hasattr(s, 'g'), hasattr(s, 'x'), s.f.__func__ is A.f, s.f.__self__ is s.__self__, '__thisclass__' in dir(s), [n for n in ('__init__', '__new__', '__repr__', '__getattribute__', '__get__') if n in super.__dict__])
print(super.__doc__ is not None, super.__name__, super.__mro__, callable(super), super.__module__, bool(super(B, B())), str(super(B, B())) == repr(super(B, B())), hash(s) == hash(s), s == s, s == B().g(), s != 1)
try:
    s.__self__ = 5
except AttributeError as e:
    print(e)
try:
    super.x = 1
except TypeError as e:
    print(e)
import copy
class P(B):
    def g(self): return super().g().f
print(P().g().__name__, P().g().__self__.__class__.__name__)
