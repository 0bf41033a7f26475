from enum import Flag, IntFlag, auto, CONFORM, EJECT, KEEP, STRICT
class P(Flag):
    R = auto(); W = auto(); X = auto()
    RWX = R | W | X
    NONE = 0
print([m.value for m in P], list(P), P.R | P.W, repr(P.R | P.W), P.RWX, P(3), P(0), P.RWX & ~P.W, ~P.R, P.R ^ P.RWX, P.R in P.RWX, P.W in (P.R | P.X), bool(P.NONE), bool(P.R & P.W), len(P.RWX), list(P.RWX), (P.R | P.X).name, (P.R | P.X).value, P.R | P.R is P.R, P['R'], P.R.name, P(7) is P.RWX, str(P.R | P.X), f'{P.R}', hash(P.R | P.W) == hash(P(3)))
for f in (lambda: P(8), lambda: P.R | 1, lambda: P.R < P.W, lambda: P.R + P.W, lambda: 1 in P.R, lambda: P('R')):
    try:
        print(f())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, str(e).replace('\n', ' | '))
class I(IntFlag): A = 1; B = 2; D = 8
print(I.A | I.B, I(3), I(5), I.A | 4, I.A + 1, ~I.A, I(0), I.D | I.A, I.A & 3, repr(I(16)), I.A == 1, I.A < I.B, str(I.A | I.B), f'{I.A | I.B}', list(I(11)), I(-1), I.A in I(3), I.B in I(3))
class K(Flag, boundary=KEEP): A = 1
class E(Flag, boundary=EJECT): A = 1
class C(Flag, boundary=CONFORM): A = 1
print(K(5), E(5), C(5), K.A.__class__._boundary_)
class W(Flag):
    A = 1; AB = 3
print(W.AB, list(W), W(3).name, ~W.A)
class Named(Flag):
    RED = 1; BLUE = 4; PURPLE = 5
print(Named.RED | Named.BLUE, list(Named), list(Named.PURPLE), Named(4).name)
