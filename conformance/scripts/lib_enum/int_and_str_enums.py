from enum import IntEnum, StrEnum, Enum, auto
class I(IntEnum): A = 1; B = 2
class S(StrEnum): X = auto(); Y = 'why'
class F(float, Enum): P = 1.5
class T(tuple, Enum): Q = (1, 2)
print(I.A + 1, I.A < I.B, I.A == 1, I.B * 3, int(I.A), str(I.A), repr(I.A), f'{I.A}', f'{I.A:>3}', '%d' % I.A, '%s' % I.A, [0, 1, 2][I.B], I(1), I.A | I.B, type(I.A | I.B).__name__, -I.A, sum(I), max(I), sorted([I.B, I.A]), hash(I.A) == hash(1), I.A in (1,), I.A.bit_length(), range(I.B)[0], I.A is I(1), isinstance(I.A, int), {1: 'one'}[I.A])
print(S.X, S.Y, S.X == 'x', S.X + 'z', repr(S.Y), str(S.Y), f'{S.Y}', S.Y.upper(), S('why'), S.X in 'xyz', ','.join(S), len(S.Y), isinstance(S.X, str), S.X.name, 'why' in S, {'x': 1}[S.X])
print(F.P + 1, repr(F.P), F.P == 1.5, T.Q[0], T.Q + (3,), repr(T.Q), T((1, 2)), F(1.5), str(F.P), f'{F.P}', f'{T.Q}')
for f in (lambda: I('1'), lambda: StrEnum('B', {'A': 1}), lambda: IntEnum('B', {'A': 'x'}), lambda: S(5)):
    try:
        print(f())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
import json
print(json.dumps([I.A, S.X, {'k': I.B}, F.P]), json.dumps({S.X: I.A}))
class Bytes(bytes, Enum):
    def __new__(cls, v, label):
        o = bytes.__new__(cls, [v]); o._value_ = v; o.label = label; return o
    PC = (5, 'pc')
print(Bytes.PC, Bytes.PC.label, Bytes(5), Bytes.PC[0])
