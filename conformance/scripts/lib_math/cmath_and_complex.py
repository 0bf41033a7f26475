import cmath, math
print(cmath.sqrt(-1), cmath.exp(1j * math.pi), cmath.log(-1), cmath.polar(1 + 1j), cmath.rect(1, math.pi / 2), cmath.phase(-1), cmath.log10(100j), cmath.log(8, 2), cmath.sin(1j), cmath.cosh(1 + 1j), cmath.atan(0.5j), cmath.isnan(complex('nan')), cmath.isinf(complex(math.inf, 0)), cmath.isfinite(1j), cmath.isclose(1, 1 + 1e-10j), cmath.infj, cmath.nanj, cmath.tau)
print(1j ** 2, (1 + 2j) * (3 - 1j), (1 + 2j) / (3 + 4j), (1 + 2j) ** 2, (1 + 2j) ** 0.5, (1 + 2j) ** -1, 2 ** 1j, abs(3 + 4j), (3 + 4j).conjugate(), -(1 + 2j), complex(1), complex('1+2j'), complex(' -3j '), complex('nan+infj'), complex(1, 2), complex(1j, 1j), complex('1e3'), complex('j'), complex(real=1, imag=2), 1j == 1j, 1 + 0j == 1, hash(1 + 0j) == hash(1), bool(0j), (1 + 2j).real, (5).imag, repr(-0j), repr(complex(-0.0, -0.0)), 1 - 0j, 0j * -1, complex(math.inf, -math.nan))
for f in (lambda: 1j < 2, lambda: 1j // 1, lambda: 1j % 2, lambda: divmod(1j, 1), lambda: int(1j), lambda: float(1j), lambda: complex('1 + 2j'), lambda: complex('x'), lambda: complex('1', 2), lambda: complex(1, '2'), lambda: complex(None), lambda: 1j / 0, lambda: 0j ** -1, lambda: cmath.log(0), lambda: cmath.rect('a', 1), lambda: math.sqrt(1j), lambda: round(1j), lambda: complex([]), lambda: 0j ** 1j, lambda: (1e300 + 1e300j) ** 2, lambda: abs(complex(1.7e308, 1.7e308)), lambda: complex('()'), lambda: complex('1+j2')):
    try:
        print(f())
    except (TypeError, ValueError, ZeroDivisionError, OverflowError) as e:
        print(type(e).__name__, e)
class C:
    def __complex__(self): return 3j
print(complex(C()), cmath.sqrt(C()), complex(complex('(1+2j)')), (1 + 2j).__format__('.1f'), [complex(a, b) for a in (0.0, -0.0) for b in (0.0, -0.0)])
