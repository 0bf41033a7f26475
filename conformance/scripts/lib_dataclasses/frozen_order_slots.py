from dataclasses import *
@dataclass(frozen=True, order=True)
class V:
    a: int
    b: str = field(default='', compare=False)
    def __post_init__(self): object.__setattr__(self, 'double', self.a * 2)
v = V(1, 'x')
print(v, v.double, v == V(1, 'y'), hash(v) == hash(V(1, 'y')), v < V(2), v <= V(1), sorted([V(3), V(1)]), max(V(1), V(5)), {v: 1}[V(1)])
for f in (lambda: setattr(v, 'a', 2), lambda: delattr(v, 'a'), lambda: setattr(v, 'new', 1), lambda: v < 5, lambda: v > (1,), lambda: V('a') < V(1)):
    try:
        print(f())
    except (FrozenInstanceError, TypeError) as e:
        print(type(e).__name__, e)
@dataclass(slots=True)
class S:
    a: int
    b: int = 5
    def m(self): return __class__ is S
s = S(1)
print(s, S.__slots__, hasattr(s, '__dict__'), S(1) == s, S.__match_args__)
try:
    s.zz = 1
except AttributeError as e:
    print(e)
@dataclass(slots=True)
class T(S): c: int = 0
print(T(1), T.__slots__, asdict(T(1)), astuple(T(1)), replace(T(1), c=5))
@dataclass(slots=True, frozen=True)
class FS: x: int
import copy
print(copy.copy(FS(1)), copy.deepcopy(FS(2)), copy.replace(FS(1), x=3), FS(1) == FS(1), hash(FS(1)) == hash(FS(1)))
try:
    FS(1).x = 5
except (FrozenInstanceError, TypeError) as e:
    print(type(e).__name__, e)
@dataclass(match_args=False)
class NM: a: int
print(hasattr(NM, '__match_args__'), issubclass(FrozenInstanceError, AttributeError))
match V(7):
    case V(a, b): print('matched', a, repr(b))
@dataclass(kw_only=True)
class K: a: int; b: int = 1
print(K(a=1), K.__match_args__)
try:
    K(1)
except TypeError as e:
    print(e)
@dataclass(eq=False)
class NE: a: int
n = NE(1); print(n == NE(1), n == n, hash(n) == hash(n))
@dataclass(repr=False)
class NR: a: int
print(NR.__repr__ is object.__repr__)
@dataclass(init=False)
class NI: a: int = 4
print(NI(), NI().a)
