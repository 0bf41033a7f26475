import weakref
class A: pass
class S: __slots__ = ('x',)
class W: __slots__ = ('x', '__weakref__')
a = A(); a.x = 1
print(a.__dict__, hasattr(a, '__weakref__'), weakref.ref(a)() is a)
try:
    weakref.ref(S())
except TypeError as e:
    print(e)
w = W()
print(weakref.ref(w)() is w)
del a.x
for f in (lambda: a.x, lambda: delattr(a, 'x'), lambda: S().x, lambda: delattr(S(), 'x'), lambda: setattr(S(), 'y', 1), lambda: S().__dict__):
    try:
        print(f())
    except AttributeError as e:
        print(e)
a.__dict__['made'] = 'by dict'; print(a.made); a.__dict__ = {'swapped': 1}; print(a.swapped, hasattr(a, 'made'))
del a.__dict__
print(a.__dict__)
class Dflt:
    __slots__ = ('a', 'b')
    def __init__(self, **k):
        for n, v in k.items(): setattr(self, n, v)
    def __eq__(self, o): return all(getattr(self, s, None) == getattr(o, s, None) for s in self.__slots__)
print(Dflt(a=1) == Dflt(a=1), Dflt(a=1, b=2).b, Dflt.a.__name__, Dflt.a.__objclass__ is Dflt)
class Multi(A, S): pass
m = Multi(); m.x = 5; m.y = 6; print(m.x, m.y, m.__dict__)
try:
    class Two(S, Dflt): pass
except TypeError as e:
    print(e)
class EmptySlots(A): __slots__ = ()
e = EmptySlots(); e.q = 1; print(e.q)
