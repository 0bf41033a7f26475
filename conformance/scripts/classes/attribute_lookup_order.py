class Data:
    def __get__(self, o, t): return 'data descriptor'
    def __set__(self, o, v): pass
class NonData:
    def __get__(self, o, t): return 'non-data descriptor'
class Base:
    a, b, c = Data(), NonData(), 'class value'
    def __getattr__(self, n): return f'__getattr__({n})'
class Sub(Base):
    c = 'sub value'
s = Sub()
for n in 'abcd':
    print(n, getattr(s, n))
s.__dict__.update(a='i', b='i', c='i', d='i')
for n in 'abcd':
    print(n, getattr(s, n))
class Hook(Base):
    def __getattribute__(self, n):
        if n == 'blocked': raise AttributeError('blocked')
        if n == 'direct': return 'from __getattribute__'
        return super().__getattribute__(n)
h = Hook()
print(h.blocked, h.direct, h.a, h.zzz)
class Err:
    @property
    def p(self): return self.missing_attr
    def __getattr__(self, n):
        if n == 'p': return 'property failed'
        raise AttributeError(f'really no {n}')
print(Err().p)
try:
    Err().q
except AttributeError as e:
    print(e)
class M(type):
    meta_attr = 'from metaclass'
    both = 'metaclass'
class K(metaclass=M): both = 'class'
print(K.meta_attr, K.both, hasattr(K(), 'meta_attr'), K().both)
class R:
    def __getattr__(self, n): return self.__dict__[n]
try:
    R().x
except KeyError as e:
    print('KeyError', e)
try:
    class Loop:
        def __getattribute__(self, n): return self.x
    Loop().y
except RecursionError as e:
    print('RecursionError')
