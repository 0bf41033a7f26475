o = object()
class A: pass
a = A()
print(repr(o).startswith('<object object at 0x'), repr(a).startswith('<__main__.A object at 0x'), str(a) == repr(a), a == a, a != A(), a.__eq__(1), a.__lt__(1), a.__ne__(a), hash(a) == hash(a), bool(a), a.__sizeof__() > 0, a.__class__ is A, A.__doc__, a.__module__, a.__dict__, format(a) == str(a))
for f in (lambda: object(1), lambda: A(1), lambda: o.x, lambda: setattr(o, 'x', 1), lambda: len(a), lambda: a + 1, lambda: a[0], lambda: a(), lambda: -a, lambda: a < a, lambda: iter(a), lambda: format(a, 'x'), lambda: int(a), lambda: a.__init__(1), lambda: object.__new__(A, 1), lambda: object.__new__(), lambda: object.__new__(5), lambda: object.__init__(a, 1), lambda: object.__setattr__(a), lambda: object.__getattribute__(a, 'q'), lambda: 1 in a, lambda: a @ a, lambda: abs(a), lambda: a[0:1], lambda: a.__enter__):
    try:
        print(f())
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, str(e).split(' at 0x')[0])
object.__setattr__(a, 'set', 1); print(a.set); object.__delattr__(a, 'set'); print(hasattr(a, 'set'), A.__subclasshook__(5), A.__init_subclass__(), a.__reduce_ex__(2)[0].__name__, a.__getstate__(), A.__mro__, object.__bases__, type.__mro__, type(type), object.__class__, isinstance(a, object))
class NewOnly:
    def __new__(cls, x): return super().__new__(cls)
class InitOnly:
    def __init__(self, x): pass
class Both:
    def __new__(cls, x): return super().__new__(cls, x)
    def __init__(self, x): super().__init__(x)
for f in (lambda: NewOnly(1), lambda: InitOnly(1), lambda: Both(1), lambda: NewOnly(), lambda: InitOnly()):
    try:
        print(type(f()).__name__)
    except TypeError as e:
        print(e)
