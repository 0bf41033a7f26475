# math: exact functions to the bit, the others to twelve digits.
import math

exact = ('ceil', 'floor', 'trunc', 'fabs', 'frexp', 'modf', 'isfinite', 'isinf', 'isnan', 'sqrt', 'ulp', 'degrees', 'radians')
close = ('sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh', 'exp', 'exp2', 'expm1', 'log',
         'log2', 'log10', 'log1p', 'cbrt', 'erf', 'erfc', 'gamma', 'lgamma')
pairs = ('fmod', 'remainder', 'copysign', 'nextafter', 'ldexp', 'isclose')


def near(x):
    return '%.12g' % x


for _ in range(cases):
    kind = source.below(10)
    x, y = source.number(), source.number()
    a, b = source.integer(), source.integer()
    if kind < 2:
        f = source.pick(exact)
        report(f'{f}({x!r})', getattr(math, f), x)
    elif kind < 4:
        f = source.pick(close)
        report(f'{f}({x!r})', lambda: near(getattr(math, f)(x)))
    elif kind == 4:
        f = source.pick(pairs)
        report(f'{f}({x!r}, {y!r})', lambda: getattr(math, f)(x, a % 3000 - 1500 if f == 'ldexp' else y))
    elif kind == 5:
        report(f'powers of {x!r} and {y!r}', lambda: (near(math.pow(x, y)), near(math.hypot(x, y)), near(math.atan2(x, y)), near(math.fma(x, y, 1.0))))
    elif kind == 6:
        v = [source.number() for _ in range(source.below(6))]
        report(f'sums of {v!r}', lambda: (math.fsum(v), math.prod(v), sum(v)))
    elif kind == 7:
        v, w = [source.between(-99, 99) / 8 for _ in range(4)], [source.integer() for _ in range(4)]
        report(f'products of {v!r} and {w!r}', lambda: (math.sumprod(v, w), math.sumprod(w, w), math.dist(v, v[::-1])))
    elif kind == 8:
        report(f'integers {a} {b}', lambda: (math.gcd(a, b), math.lcm(a, b), math.isqrt(abs(a)), math.comb(abs(a) % 200, abs(b) % 50), math.perm(abs(a) % 60, abs(b) % 20), math.factorial(abs(a) % 80)))
    else:
        report(f'{a} and {x!r}', lambda: (math.floor(x) if math.isfinite(x) else x, near(math.log(a or 1)), near(math.log(abs(a) + 1, abs(b) + 2)), near(math.log2(abs(a) + 1))))
finish()
