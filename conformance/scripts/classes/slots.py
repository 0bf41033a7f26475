class P:
    __slots__ = ('x', 'y')
    def __init__(self, x, y):
        self.x, self.y = x, y

p = P(1, 2)
print(p.x, p.y, P.__slots__, hasattr(p, '__dict__'))
try:
    p.z = 3
except AttributeError as e:
    print(e)
del p.x
try:
    p.x
except AttributeError as e:
    print(e)
p.x = 5
print(p.x, type(P.x).__name__, P.x.__get__(p))

class Q(P):
    pass

q = Q(1, 2)
q.extra = 1
print(q.__dict__)

class R(P):
    __slots__ = ['w', '__dict__']

r = R(1, 2)
r.w = 3
r.free = 4
print(r.w, r.__dict__)
try:
    class S:
        __slots__ = ('a',)
        a = 1
except ValueError as e:
    print(e)
try:
    class T(P):
        __slots__ = ('1bad',)
except TypeError as e:
    print(e)
class E: __slots__ = ()
try:
    E().a = 1
except AttributeError as e:
    print(e)
class Private:
    __slots__ = '__hidden'
    def set(self): self.__hidden = 1; return self._Private__hidden
print(Private().set())
try:
    class L(P, Exception): __slots__ = ()
except TypeError as e:
    print(e)
