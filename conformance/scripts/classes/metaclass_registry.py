class Registry(type):
    known = {}
    @classmethod
    def __prepare__(meta, name, bases, **kw):
        print('prepare', name, kw)
        return {'injected': name.lower()}
    def __new__(meta, name, bases, ns, *, register=True, **kw):
        cls = super().__new__(meta, name, bases, ns)
        if register: meta.known[name] = cls
        return cls
    def __init__(cls, name, bases, ns, **kw):
        super().__init__(name, bases, ns)
        cls.order = len(Registry.known)
    def __call__(cls, *args, **kw):
        obj = super().__call__(*args, **kw)
        obj.made_by = cls.__name__
        return obj
    def __getitem__(cls, key): return f'{cls.__name__}[{key}]'
    def __contains__(cls, item): return isinstance(item, cls)
    def __len__(cls): return len(cls.__subclasses__())
    def __instancecheck__(cls, obj): return getattr(obj, 'made_by', None) == cls.__name__ or super().__instancecheck__(obj)
    def __repr__(cls): return f'<registered {cls.__qualname__}>'
    def __add__(cls, other): return type(cls)(cls.__name__ + other.__name__, (cls, other), {}, register=False)
class Base(metaclass=Registry):
    def __init__(self, x=0): self.x = x
class Left(Base): pass
class Right(Base, register=False): pass
b = Left(3)
print(b.made_by, b.x, Left.injected, Left['k'], b in Left, b in Right, len(Base), Registry.known, Left.order)
print(Left + Right, [c.__name__ for c in (Left + Right).__mro__], isinstance(type('Fake', (), {'made_by': 'Left'})(), Left), type(Left + Right).__name__)
class Singleton(type):
    def __call__(cls, *a):
        if '_only' not in cls.__dict__: cls._only = super().__call__(*a)
        return cls._only
class Config(metaclass=Singleton):
    def __init__(self, v): self.v = v
class Sub(Config): pass
print(Config(1) is Config(2), Config(3).v, Sub(9).v, Sub(8) is not Config(0))
try:
    class Conflict(Left, Config): pass
except TypeError as e:
    print(str(e)[:23])
class Both(Registry, Singleton): pass
class Ok(Left, Config, metaclass=Both, register=False): pass
print(type(Ok).__mro__[:3])
class Base2:
    subs = []
    def __init_subclass__(cls, /, tag=None, **kw):
        super().__init_subclass__(**kw)
        cls.subs.append((cls.__name__, tag))
class A2(Base2, tag='t'): pass
class B2(A2): pass
print(Base2.subs)
try:
    class C2(Base2, nope=1): pass
except TypeError as e:
    print(e)
made = type('Made', (Base2,), {'attr': 5, '__doc__': 'made'}, tag='dynamic')
print(made.attr, made.__doc__, made.__module__, Base2.subs[-1])
