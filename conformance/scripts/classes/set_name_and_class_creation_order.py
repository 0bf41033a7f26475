log = []
class Attr:
    def __init__(self, n): log.append(f'make {n}')
    def __set_name__(self, owner, name): log.append(f'set_name {name} {owner.__name__} {hasattr(owner, "done")}')
class Meta(type):
    def __prepare__(name, bases, **k): log.append(f'prepare {name} {k}'); return {}
    def __new__(m, name, bases, ns, **k):
        log.append(f'new {name}')
        c = super().__new__(m, name, bases, ns)
        log.append('after type.__new__')
        return c
    def __init__(c, *a, **k): log.append('init'); c.done = True
class Base:
    def __init_subclass__(cls, **k): log.append(f'init_subclass {cls.__name__} {k}')
def deco(c): log.append('decorate'); return c
@deco
class A(Base, metaclass=Meta):
    x = Attr('x')
    log.append('body')
    y = Attr('y')
print('\n'.join(log))
class Bad:
    def __set_name__(self, o, n): raise ValueError('in set_name')
try:
    class B: z = Bad()
except ValueError as e:
    print(e, e.__notes__)
class P:
    def __init_subclass__(cls): raise TypeError('no subclasses')
try:
    class Q(P): pass
except TypeError as e:
    print(e)
a = Attr('manual')
A.later = a
print(log[-1])
