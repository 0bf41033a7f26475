from enum import Enum, EnumType, auto, verify, UNIQUE, CONTINUOUS, NAMED_FLAGS, Flag, global_enum, property as eprop
class Coord(bytes, Enum):
    def __new__(cls, value, label):
        obj = bytes.__new__(cls, [value]); obj._value_ = value; obj.label = label
        return obj
    X = (0, 'x'); Y = (1, 'y')
print(Coord(1), Coord.Y.label, Coord.Y.value)
class Planet(Enum):
    EARTH = (5.97e24, 6.37e6); MARS = (6.42e23, 3.39e6)
    def __init__(self, mass, radius): self.mass, self.radius = mass, radius
    @property
    def gravity(self): return round(6.67e-11 * self.mass / self.radius ** 2, 2)
print(Planet.EARTH.gravity, Planet.MARS.gravity, Planet.EARTH.value)
class M(Enum):
    A = 1; B = 2
    @classmethod
    def _missing_(cls, v): return cls.A if v == 'first' else None
    def __str__(self): return f'<{self.name.lower()}>'
    def __eq__(self, o): return self is o or self.value == o
    def __hash__(self): return 5
print(M('first'), M.B == 2, f'{M.A}', {M.A, M.B} == {M.B, M.A})
try:
    M('other')
except ValueError as e:
    print(e)
class Low(Enum):
    def _generate_next_value_(name, start, count, last): return (name.lower(), count, list(last))
    P = auto(); Q = auto()
print(Low.P.value, Low.Q.value)
class Ign(Enum):
    _ignore_ = ['tmp', 'i']
    tmp = vars()
    for i in range(3): tmp[f'V{i}'] = i
print([m.name for m in Ign if m.name.startswith('V')])
for check in (UNIQUE, CONTINUOUS):
    try:
        @verify(check)
        class V(Enum): A = 1; B = 1; D = 5
    except ValueError as e:
        print(e)
D = Enum('D', 'A B', module='mod', start=5); print(list(D), D.__module__, Enum('E', [('x', 1)])['x'], Enum('F', ['p', 'q'])['q'].value)
class Desc(Enum):
    A = 1
    @eprop
    def value(self): return 'shadowed'
print(Desc.A.value, Desc.A._value_)
class Order(Enum):
    _order_ = 'B A'
    B = 2; A = 1
print(list(Order))
try:
    class Bad(Enum):
        _order_ = 'A B'
        B = 2; A = 1
except TypeError as e:
    print(str(e).split('\n')[0])
import copy
print(copy.deepcopy(M.A) is M.A, copy.copy(Planet.MARS) is Planet.MARS, M.A.__reduce_ex__(2)[1])
