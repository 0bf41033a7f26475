from dataclasses import dataclass, field, asdict, astuple, replace, fields, FrozenInstanceError, KW_ONLY, InitVar, is_dataclass
@dataclass
class P:
    x: int
    y: int = 2
    z: list = field(default_factory=list, repr=False, compare=False)
p = P(1)
print(p, p == P(1, 2, [3]), p != P(2), P(1, z=[5]).z, asdict(p), astuple(p), replace(p, x=9), [f.name for f in fields(P)], P.__match_args__, is_dataclass(P), is_dataclass(p))
@dataclass(order=True, frozen=True)
class V:
    major: int
    minor: int = 0
    name: str = field(default='', compare=False)
print(V(1, 2) < V(1, 3), sorted([V(2), V(1, 5), V(1)]), hash(V(1)) == hash(V(1, name='q')), {V(1): 'k'}[V(1, 0, 'other')], max(V(1), V(2)))
for f in (lambda: setattr(V(1), 'major', 5), lambda: delattr(V(1), 'major'), lambda: V(), lambda: V(1, 2, 3, 4), lambda: V(1) < 5, lambda: hash(p), lambda: setattr(V(1), 'new', 1), lambda: P(q=1), lambda: replace(p, nope=1), lambda: asdict(P), lambda: fields(5)):
    try:
        print(f())
    except (TypeError, FrozenInstanceError, AttributeError) as e:
        print(type(e).__name__, e)
@dataclass
class Base:
    a: int
    _: KW_ONLY
    k: str = 'kw'
    init: InitVar[int] = 0
    derived: int = field(init=False)
    def __post_init__(self, init):
        self.derived = self.a + init
@dataclass
class Sub(Base):
    b: int = 7
print(Base(1, k='z', init=5), Sub(1, 2), Sub(a=3, init=1).derived)
try:
    @dataclass
    class Bad:
        a: int = 1
        b: int
except TypeError as e:
    print(e)
try:
    @dataclass
    class Bad:
        a: list = []
except ValueError as e:
    print(e)
@dataclass(slots=True, kw_only=True)
class S:
    q: int = 0
    r: 'list[S]' = field(default_factory=list)
s = S(q=1, r=[S()])
print(s, hasattr(s, '__dict__'), S.__slots__, asdict(s))
@dataclass(repr=False, eq=False)
class N: v: int
print(N(1) == N(1), N.__repr__ is object.__repr__)
from dataclasses import make_dataclass
print(make_dataclass('M', ['x', ('y', int, 5)], namespace={'total': lambda self: self.x + self.y})(1).total())
@dataclass
class Rec: child: object = None
r = Rec(); r.child = r
print(r)
