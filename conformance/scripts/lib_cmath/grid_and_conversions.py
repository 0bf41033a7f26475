import cmath
import math

# Every function over a grid of ordinary, extreme and special parts.
PARTS = (-math.inf, -1e300, -2.5, -1.0, -1e-310, -0.0, 0.0, 5e-324, 0.25, 1.0, 3.0, 700.0, 1e308, math.inf, math.nan)
NAMES = ("acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "exp", "log", "log10", "sin", "sinh",
         "sqrt", "tan", "tanh", "phase", "polar", "isfinite", "isinf", "isnan")


def shown(v):
    if isinstance(v, (complex, tuple)):
        a, b = (v.real, v.imag) if isinstance(v, complex) else v
        return f"{a:.13g} {b:.13g}"
    return f"{v:.13g}" if isinstance(v, float) else v


for name in NAMES:
    for x in PARTS:
        row = []
        for y in PARTS:
            try:
                row.append(shown(getattr(cmath, name)(complex(x, y))))
            except (ValueError, OverflowError) as e:
                row.append(str(e))
        print(name, x, row)
for r in PARTS:
    for phi in PARTS:
        try:
            print("rect", r, phi, shown(cmath.rect(r, phi)))
        except (ValueError, OverflowError) as e:
            print("rect", r, phi, e)


class C:
    def __complex__(self):
        return 3 + 4j


class F:
    def __float__(self):
        return 0.5


class I:
    def __index__(self):
        return 2


class Sub(complex):
    pass


class SubFloat(float):
    pass


class Bad:
    def __complex__(self):
        return 1.5


class Worse:
    def __float__(self):
        raise KeyError("no")


for arg in (C(), F(), I(), Sub(1, 2), SubFloat(2), True, 7, 10**30, 1.5):
    print(type(arg).__name__, cmath.sqrt(arg), cmath.phase(arg), cmath.polar(arg), cmath.isnan(arg), cmath.log(arg, arg), cmath.log(2, arg) if arg is not True else None)
    print(cmath.isclose(arg, arg), cmath.isclose(arg, 2, rel_tol=1), cmath.isclose(a=arg, b=arg, abs_tol=F()))
print(cmath.rect(F(), I()), cmath.rect(2, SubFloat(1)))
calls = [lambda: cmath.sin("1"), lambda: cmath.sin(None), lambda: cmath.sin([]), lambda: cmath.sin(Bad()), lambda: cmath.sin(Worse()),
         lambda: cmath.sin(10**400), lambda: cmath.rect(1j, 0), lambda: cmath.rect(C(), 0), lambda: cmath.rect("a", 0),
         lambda: cmath.log(0), lambda: cmath.log(2, 0), lambda: cmath.log(2, 1), lambda: cmath.log10(0j), lambda: cmath.atanh(1), lambda: cmath.atan(-1j),
         lambda: cmath.isclose(1, 2, rel_tol=-1), lambda: cmath.isclose(1, 2, abs_tol=-1), lambda: cmath.exp(1000), lambda: cmath.polar(complex(1e308, 1e308)),
         lambda: cmath.log(), lambda: cmath.sqrt(), lambda: cmath.phase(complex(1e300, 1e-300)), lambda: cmath.isclose(1, math.nan), lambda: cmath.isclose(math.inf, math.inf)]
for call in calls:
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, e)
print(cmath.pi, cmath.e, cmath.tau, cmath.inf, cmath.nan, cmath.infj, cmath.nanj)
print([n for n in dir(cmath) if not n.startswith("_")])
