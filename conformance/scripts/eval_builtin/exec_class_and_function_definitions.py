ns = {'__name__': 'fake_module'}
exec('''
"""module doc"""
import functools
CONST = 10
class Base:
    "base doc"
    registry = []
    def __init_subclass__(cls, **k):
        Base.registry.append((cls.__name__, k))
    def who(self): return type(self).__name__
class Child(Base, tag=1):
    x = CONST
    def who(self): return 'child of ' + super().who()
    @property
    def p(self): return self.x * 2
    @staticmethod
    def s(): return CONST
    @classmethod
    def c(cls): return cls.x
def outer(n):
    def inner(m): return n + m + CONST
    return inner
@functools.lru_cache
def cached(n): return n * 2
async def co(): return 1
def gen():
    yield from range(3)
lam = lambda v=CONST: v
''', ns)
C = ns['Child']
print(C().who(), C().p, C.s(), C.c(), ns['Base'].registry, ns['outer'](1)(2), ns['cached'](4), list(ns['gen']()), ns['lam'](), C.__module__, C.__qualname__, ns['outer'].__module__, ns['Base'].__doc__, ns.get('__doc__'))
exec('CONST = 99', ns)
print(C.s(), C.x, ns['outer'](1)(2), ns['lam']())
exec('del Child', ns)
print('Child' in ns, C().who())
exec('class Base: replaced = True', ns)
print(ns['Base'].replaced, C.__mro__[1].__doc__)
try:
    C().who()
except TypeError as e:
    print(e)
