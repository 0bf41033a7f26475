import math
inf, nan = math.inf, math.nan
for f in (math.floor, math.ceil, math.trunc):
    print(f.__name__, [f(x) for x in (1.5, -1.5, 0.0, -0.0, 5, 1e16, -0.5, True, 10 ** 30)])
for f in (math.sqrt, math.exp, math.log, math.sin, math.atan, math.tanh, math.floor, math.isnan, math.gamma, math.fabs, math.log1p, math.asinh, math.cbrt, math.erf):
    out = []
    for x in (inf, -inf, nan, 0.0, -0.0):
        try:
            out.append(f(x))
        except (ValueError, OverflowError) as e:
            out.append(type(e).__name__ + ': ' + str(e))
    print(f.__name__, out)
print(math.copysign(1, -0.0), math.copysign(nan, -1), math.fmod(-1e-100, 1), math.fmod(5, inf), math.remainder(5, 3), math.remainder(-5, 3), math.remainder(2.5, 1), math.modf(inf), math.modf(-0.0), math.frexp(0), math.frexp(nan), math.ldexp(0.5, -2000), math.nextafter(0, 1), math.nextafter(1, 2, steps=3), math.ulp(0), math.ulp(1e308), math.hypot(inf, nan), math.dist((0, 0), (inf, 1)), math.isclose(inf, inf), math.isclose(nan, nan), math.isclose(1e-10, 0), math.isclose(0, 1e-10, abs_tol=1e-9), math.fma(1e308, 10, -inf), math.fma(2, 3, nan))
print(round(2.5), round(3.5), round(-2.5), round(2.675, 2), round(1e300, -299), round(5e-324, 3), round(1234.5678, -2), round(0.5), round(1.5), round(2.0), round(-0.4), repr(round(-0.4, 0)), round(1e16, 2), round(12345.6789, 3), round(nan, 2), round(0.1 + 0.2, 10))
for f in (lambda: round(inf), lambda: round(nan), lambda: round('a'), lambda: round(1.5, 'x'), lambda: math.floor('x'), lambda: round(1, 1.5)):
    try:
        print(f())
    except (OverflowError, ValueError, TypeError) as e:
        print(type(e).__name__, e)
