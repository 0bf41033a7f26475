def init(self, v): self.v = v
C = type('C', (), {'__init__': init, 'x': 1, 'm': lambda self: self.v * 2})
D = type('D', (C,), dict(x=2), **{})
print(C, D(5).m(), D.x, C.__name__, D.__bases__, D.__mro__, C.__module__, C.__qualname__, type(C), type('E', (int,), {})(5) + 1)
for args in ((), (1, 2), ('C', (), {}, 4), (5, (), {}), ('C', 5, {}), ('C', (), 5), ('C', (5,), {}), ('C', (int, str), {}), ('C\0', (), {}), ('', (), {}), ('C', [], {}), ('C', (), {'__slots__': 5}), ('C', (), {'__qualname__': 5}), ('a b', (), {})):
    try:
        print(type(*args))
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
ns = {'k': 1}
E = type('E', (), ns); ns['k'] = 2
print(E.k, E.__dict__['k'], type(E.__dict__).__name__)
try:
    E.__dict__['z'] = 1
except TypeError as e:
    print(e)
E.__name__ = 'Renamed'; print(E, E.__qualname__)
for f in (lambda: setattr(E, '__name__', 5), lambda: setattr(int, 'x', 1), lambda: delattr(int, 'real'), lambda: setattr(E, '__bases__', ()), lambda: setattr(E, '__class__', int), lambda: setattr(E(), '__class__', int), lambda: delattr(E, '__name__'), lambda: setattr(E, '__module__', 5)):
    try:
        print(f())
    except TypeError as e:
        print(e)
x = C(1); x.__class__ = D; print(type(x), x.x)
class Meta(type): pass
print(type(Meta('F', (), {})).__name__, Meta('G', (), {'a': 1}).a, type('H', (Meta('I', (), {}),), {}).__class__.__name__)
