from enum import Enum, auto, unique, member, nonmember, EnumMeta
class C(Enum):
    A = 1
    B = 'two'
    D = (3, 4)
    ALIAS = 1
    def method(self): return self.name
    @property
    def prop(self): return f'{self.name}:{self.value}'
    @classmethod
    def cm(cls): return cls.A
    @staticmethod
    def sm(): return 's'
    CONST = nonmember(5)
    Inner = member(int)
print(list(C), len(C), C.A is C.ALIAS, C(1), C('two'), C((3, 4)), C['B'], C.A.prop, C.A.method(), C.cm(), C.sm(), C.CONST, C.Inner.value, C.__members__.keys(), 'A' in C.__members__, C.A in C, 1 in C, 'x' in C)
for f in (lambda: C(9), lambda: C['Z'], lambda: C.Z, lambda: setattr(C, 'A', 2), lambda: delattr(C, 'A'), lambda: setattr(C.A, 'name', 'x'), lambda: type('S', (C,), {}), lambda: C.A < C.B, lambda: C(1, 2), lambda: iter(C.A), lambda: [] in C, lambda: C.A()):
    try:
        print(f())
    except (ValueError, KeyError, AttributeError, TypeError) as e:
        print(type(e).__name__, e)
print(C.A == C.A, C.A != C.B, C.A == 1, {C.A: 1}[C.ALIAS], isinstance(C.A, C), type(C) is EnumMeta, repr(C), repr(C.A), str(C.A), f'{C.A}', C.A.__class__, C.__name__, bool(C.A), C.B.value.upper(), [m.name for m in reversed(C)], C.__doc__, dir(C.A)[-3:])
class Auto(Enum):
    X = auto(); Y = auto(); Z = 10; W = auto()
print([m.value for m in Auto])
try:
    @unique
    class U(Enum): A = 1; B = 1; D = 2; E = 2
except ValueError as e:
    print(e)
try:
    class Dup(Enum): A = 1; A = 2
except TypeError as e:
    print(e)
class Empty(Enum):
    def shared(self): return 'from base'
class Full(Empty): M = 1
print(Full.M.shared(), list(Empty), bool(Full))
