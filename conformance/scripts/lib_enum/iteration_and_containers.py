from enum import Enum, IntEnum, Flag, auto
class D(Enum):
    MON = auto(); TUE = auto(); WED = auto()
    @classmethod
    def weekend(cls): return [d for d in cls if d.value > 2]
    def next(self): ms = list(type(self)); return ms[(ms.index(self) + 1) % len(ms)]
print([d.name for d in D], D.weekend(), D.WED.next(), dict.fromkeys(D, 0), {d.name: d.value for d in D}, sorted(D, key=lambda d: -d.value), list(reversed(D)), D.MON in D, len(D), list(zip(D, 'abc')), max(D, key=lambda d: d.value), [D(i) for i in (1, 2)], D['TUE'] is D.TUE, {D.MON: 1} == {D(1): 1}, next(iter(D)), D.MON is not D.TUE, [*D][-1])
class P(IntEnum): LOW = 1; HIGH = 10
print(sorted([P.HIGH, 5, P.LOW]), P.LOW + P.HIGH, {1: 'x'}[P.LOW], P(10).name, P.HIGH > 5, [P.LOW, P.HIGH] == [1, 10], range(P.LOW, P.HIGH, 4)[1], 'abc'[P.LOW], sum(P), list(map(int, P)))
match D.TUE:
    case D.MON: print('mon')
    case D.TUE | D.WED: print('tue or wed')
class F(Flag): A = auto(); B = auto(); C = auto()
print(list(F.A | F.C), F.A in (F.A | F.B), [f for f in F if f in F.A | F.C], F.A | F.B | F.C == ~F(0), len(F.A | F.B), bool(F.A & F.B))
