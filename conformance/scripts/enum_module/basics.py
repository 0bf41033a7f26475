from enum import Enum, IntEnum, Flag, IntFlag, StrEnum, auto, unique
class Color(Enum):
    RED = 1
    GREEN = 2
    CRIMSON = 1
    def hot(self): return self is Color.RED
print(Color.RED, repr(Color.RED), Color.RED.name, Color.RED.value, Color(2), Color['GREEN'], Color.CRIMSON is Color.RED, list(Color), len(Color), Color.__members__, Color.RED.hot(), Color.RED in Color, 1 in Color, 9 in Color)
print(Color.RED == 1, Color.RED == Color.RED, Color.RED != Color.GREEN, {Color.RED: 'r'}[Color.CRIMSON], isinstance(Color.RED, Color), type(Color.RED), Color.RED.RED if False else '', f'{Color.RED}', f'{Color.RED!r:>20}', bool(Color.RED))
for f in (lambda: Color(9), lambda: Color['NO'], lambda: setattr(Color, 'RED', 5), lambda: Color.RED < Color.GREEN, lambda: setattr(Color.RED, 'value', 3), lambda: type('X', (Color,), {}), lambda: Color.BLUE, lambda: delattr(Color, 'RED'), lambda: Color()):
    try:
        print(f())
    except (ValueError, KeyError, AttributeError, TypeError) as e:
        print(type(e).__name__, e)
class I(IntEnum):
    A = 1
    B = auto()
print(I.A + 1, I.B, repr(I.B), I.A < I.B, I.A == 1, f'{I.A}', [10, 20, 30][I.B], I.A | 2, str(I.A), '%d %s' % (I.A, I.A), I(2))
class S(StrEnum):
    X = auto()
    Y = 'why'
print(S.X, repr(S.Y), S.X + '!', S.X == 'x', S('why').name, f'{S.Y:>5}')
class P(Flag):
    R = auto(); W = auto(); X = auto()
    RW = R | W
print(P.R | P.X, repr(P.RW), P.R in P.RW, P.RW & P.W, ~P.R, P(0), P(7), list(P.RW), P.R ^ P.RW, bool(P(0)), len(P.RW), P.RW.value, list(P), P.X.name, (P.R | P.X).name)
class IF(IntFlag):
    A = 1; B = 4
print(IF.A | IF.B, IF(5), IF(8), IF.A | 2, ~IF.A, IF.A + 1)
try:
    P(8)
except ValueError as e:
    print(e)
class Planet(Enum):
    EARTH = (1, 'e')
    MARS = (2, 'm')
    def __init__(self, n, letter): self.n, self.letter = n, letter
    @property
    def both(self): return f'{self.n}{self.letter}'
    @classmethod
    def default(cls): return cls.EARTH
print(Planet.MARS.both, Planet.default(), Planet((1, 'e')), Planet.EARTH.value)
try:
    @unique
    class U(Enum): A = 1; B = 1
except ValueError as e:
    print(e)
F = Enum('F', 'P Q'); print(list(F), Enum('G', {'a': 5})['a'].value, F.P.__class__.__name__)
class A(Enum):
    @staticmethod
    def _generate_next_value_(name, start, count, last): return name.lower()
    @classmethod
    def _missing_(cls, v): return cls.ONE if v == 'eins' else None
    ONE = auto(); TWO = auto()
print(A.ONE.value, A('eins'), A('two'))
