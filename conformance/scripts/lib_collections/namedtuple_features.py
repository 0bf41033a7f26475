from collections import namedtuple
P = namedtuple('P', ['x', 'y'])
p = P(1, y=2)
print(p, p.x, p[1], p == (1, 2), p < (1, 3), hash(p) == hash((1, 2)), P._fields, p._asdict(), p._replace(y=9), P._make('ab'), P.__doc__, P.x.__doc__, len(p), list(p), p + (3,), p[0:1], repr(P))
D = namedtuple('D', 'a b c', defaults=(2, 3), module='mod')
print(D(1), D._field_defaults, D.__module__, namedtuple('E', '')(), namedtuple('R', 'def x _y x 1a', rename=True)._fields, namedtuple('S', 'a,b c')._fields, namedtuple('T', ('a', 'b'))(1, 2))
for f in (lambda: P(1), lambda: P(1, 2, 3), lambda: P(x=1, z=2), lambda: P._make([1]), lambda: p._replace(z=1), lambda: namedtuple('X', 'a a'), lambda: namedtuple('X', 'if'), lambda: namedtuple('X', '_a'), lambda: namedtuple('1X', 'a'), lambda: namedtuple('class', 'a'), lambda: namedtuple('X', 'a', defaults=[1, 2]), lambda: namedtuple('X', 5), lambda: setattr(p, 'x', 5), lambda: setattr(p, 'new', 1), lambda: p.z, lambda: delattr(p, 'x')):
    try:
        print(f())
    except (TypeError, ValueError, AttributeError) as e:
        print(type(e).__name__, e)
class Q(P):
    __slots__ = ()
    @property
    def norm(self): return (self.x ** 2 + self.y ** 2) ** 0.5
    def __str__(self): return f'<{self.x},{self.y}>'
print(Q(3, 4).norm, str(Q(1, 2)), repr(Q(1, 2)), Q(1, 2)._replace(x=5), type(Q(1, 2)._replace(x=5)).__name__)
x, y = p
print(x, y, dict(zip(P._fields, p)), sorted([P(2, 1), P(1, 5)]), {p: 'k'}[(1, 2)], getattr(p, 'x'), p.count(1), p.index(2))
match p:
    case P(1, y): print('matched', y)
import copy
print(copy.copy(p), copy.replace(p, x=7) if hasattr(copy, 'replace') else '', isinstance(p, tuple), P.__match_args__, p.__getnewargs__())
