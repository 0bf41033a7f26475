class Data:
    def __set_name__(self, owner, name):
        self.name = name
        print('named', owner.__name__, name)
    def __get__(self, obj, owner=None):
        return self if obj is None else f'got {self.name} of {type(obj).__name__}'
    def __set__(self, obj, value):
        obj.__dict__[self.name] = ('stored', value)
class NonData:
    def __get__(self, obj, owner): return ('computed', obj is None, owner.__name__)
class Lazy:
    def __init__(self, f): self.f = f
    def __set_name__(self, owner, name): self.name = name
    def __get__(self, obj, owner=None):
        if obj is None: return self
        print('computing', self.name)
        value = obj.__dict__[self.name] = self.f(obj)
        return value
class WriteOnly:
    def __set__(self, obj, value): obj.secret = value
class Bounded:
    def __init__(self, lo, hi): self.lo, self.hi = lo, hi
    def __set_name__(self, owner, name): self.slot = '_' + name
    def __get__(self, obj, owner=None): return getattr(obj, self.slot, self.lo) if obj else self
    def __set__(self, obj, value):
        if not self.lo <= value <= self.hi: raise ValueError(f'{self.slot[1:]}={value} not in {self.lo}..{self.hi}')
        setattr(obj, self.slot, value)
    def __delete__(self, obj): delattr(obj, self.slot)
class C:
    d = Data()
    n = NonData()
    w = WriteOnly()
    b = Bounded(0, 10)
    @Lazy
    def slow(self): return 42
class D(C):
    n = 'plain'
c = C()
c.d = 1
c.__dict__['d2'] = 2
print(c.d, c.__dict__['d'], C.d is vars(C)['d'], c.n, C.n)
c.n = 'shadow'
print(c.n, D().n, c.slow, c.slow, vars(c).keys() >= {'slow'})
c.w = 'hidden'
print(c.secret, c.w is vars(C)['w'])
c.b = 7
print(c.b, C.b.hi)
for f in (lambda: setattr(c, 'b', 11), lambda: delattr(c, 'b') or c.b, lambda: delattr(c, 'b'), lambda: delattr(c, 'd'), lambda: delattr(c, 'w')):
    try:
        print(f())
    except (ValueError, AttributeError) as e:
        print(type(e).__name__, e)
class Meta(type):
    m = property(lambda cls: f'meta of {cls.__name__}')
class E(metaclass=Meta): pass
class F: e = E
print(E.m, F.e, F().e, hasattr(E(), 'm'))
f = Bounded.__get__
print(f.__get__(C.__dict__['b'])(c), C.__dict__['b'].__get__(None, C) is C.__dict__['b'])
