class Root:
    def __init__(self, **kw):
        if kw: raise TypeError(f'unexpected {sorted(kw)}')
    def save(self): return ['root']
    def __repr__(self): return f'{type(self).__name__}({", ".join(f"{k}={v!r}" for k, v in sorted(vars(self).items()))})'
class Named(Root):
    def __init__(self, *, name, **kw):
        super().__init__(**kw)
        self.name = name
    def save(self): return ['named'] + super().save()
class Timed(Root):
    def __init__(self, *, time=0, **kw):
        super().__init__(**kw)
        self.time = time
    def save(self): return ['timed', *super().save()]
class Sized(Root):
    size = 1
    @property
    def area(self): return self.size ** 2
    @classmethod
    def make(cls, **kw): return cls(**kw)
    @staticmethod
    def helper(): return 'static'
class Doc(Named, Timed, Sized):
    size = 3
    def save(self): return ['doc', *super().save()]
    @property
    def area(self): return super().area + 1
    @classmethod
    def make(cls, **kw): return super().make(name='made', **kw)
    def helper(self): return super().helper() + '!'
d = Doc(name='n', time=5)
print(d, d.save(), d.area, Doc.make(time=1), d.helper(), [c.__name__ for c in Doc.__mro__])
for kw in ({}, {'name': 'x', 'color': 'red'}):
    try:
        Doc(**kw)
    except TypeError as e:
        print(e)
class Logged:
    def __getattribute__(self, name):
        value = super().__getattribute__(name)
        return (lambda *a: ('logged', value(*a))) if callable(value) and not name.startswith('_') else value
class LoggedDoc(Logged, Doc): pass
print(LoggedDoc(name='l').save(), LoggedDoc(name='l').area)
print(super(Named, d).save(), super(Doc, Doc).make(name='direct'), super(Timed, d).save(), super(Doc, d).area)
class Chain(list):
    def append(self, x):
        super().append(x)
        return self
    def __add__(self, other): return type(self)(super().__add__(list(other)))
    def __getitem__(self, i):
        r = super().__getitem__(i)
        return type(self)(r) if isinstance(i, slice) else r
print(Chain('ab').append('c') + 'de', type(Chain('abc')[1:]).__name__, Chain('abc')[-1])
class Cached(dict):
    def __missing__(self, key):
        self[key] = value = key * 2
        return value
    def __setitem__(self, k, v): super().__setitem__(k, (v, 'set'))
c = Cached()
print(c['k'], dict.__getitem__(c, 'k'), c.get('z'), c)
class Shape:
    registry = {}
    def __init_subclass__(cls, **kw):
        super().__init_subclass__(**kw)
        Shape.registry[cls.__name__] = [b.__name__ for b in cls.__bases__]
    def __new__(cls, *a):
        self = super().__new__(cls)
        self.args = a
        return self
class Circle(Shape): pass
class Ring(Circle, Logged): pass
print(Shape.registry, Ring(1, 2).args, super(Circle, Ring(3)).__new__.__name__)
