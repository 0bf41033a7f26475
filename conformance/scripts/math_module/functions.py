import math
print(math.pi, math.e, math.tau, math.inf, math.nan, math.sqrt(2), math.cbrt(27), math.exp(1), math.exp2(10), math.expm1(1e-10), math.log(10), math.log(8, 2), math.log2(8), math.log10(1000), math.log1p(1e-10), math.pow(2, 0.5), math.hypot(3, 4), math.hypot(1, 2, 3), math.dist([1, 2], [4, 6]))
print(math.floor(-1.5), math.ceil(-1.5), math.trunc(-1.9), math.fabs(-3), math.fmod(-7, 3), math.remainder(7, 4), math.modf(-3.25), math.frexp(10.0), math.ldexp(0.5, 4), math.copysign(1, -0.0), math.nextafter(1, 2), math.ulp(1.0), math.isclose(0.1 + 0.2, 0.3), math.isclose(1, 1.1, rel_tol=0.2))
print(math.factorial(20), math.gcd(12, 18, 27), math.gcd(), math.lcm(4, 6), math.lcm(), math.comb(10, 3), math.perm(5, 2), math.perm(5), math.isqrt(10 ** 30), math.prod([1, 2, 3], start=2), math.prod([]), math.fsum([0.1] * 10), math.sumprod([1, 2], [3, 4]), math.fma(2, 3, 4))
print(math.sin(1), math.cos(1), math.tan(1), math.asin(1), math.acos(0.5), math.atan(1), math.atan2(-1, -1), math.sinh(1), math.cosh(1), math.tanh(1), math.asinh(1), math.acosh(2), math.atanh(0.5), math.degrees(math.pi), math.radians(180), math.erf(1), math.erfc(1), math.gamma(5), math.lgamma(10))
print(math.isnan(math.nan), math.isinf(-math.inf), math.isfinite(1), math.floor(10 ** 30), math.ceil(1e20), math.log(10 ** 1000), math.log2(2 ** 2000), math.sqrt(10 ** 300))
for f in (lambda: math.sqrt(-1), lambda: math.log(0), lambda: math.log(-1), lambda: math.exp(1000), lambda: math.factorial(-1), lambda: math.factorial(1.5), lambda: math.gamma(0), lambda: math.acos(2), lambda: math.fmod(1, 0), lambda: math.pow(0, -1), lambda: math.floor(math.inf), lambda: math.floor(math.nan), lambda: math.comb(-1, 2), lambda: math.isqrt(-1), lambda: math.gcd(1.5), lambda: math.sqrt('a'), lambda: math.dist([1], [1, 2]), lambda: math.log(2, 1), lambda: math.ldexp(1, 10000), lambda: math.cosh(1000), lambda: math.atanh(1), lambda: math.perm(2, -1), lambda: math.sumprod([1], []), lambda: math.log(), lambda: math.prod(5), lambda: math.isclose(1, 2, rel_tol=-1)):
    try:
        print(f())
    except (ValueError, OverflowError, TypeError, ZeroDivisionError) as e:
        print(type(e).__name__, e)
class C:
    def __ceil__(self): return 'ceil'
    def __floor__(self): return 'floor'
    def __trunc__(self): return 'trunc'
    def __float__(self): return 4.0
print(math.ceil(C()), math.floor(C()), math.trunc(C()), math.sqrt(C()))
