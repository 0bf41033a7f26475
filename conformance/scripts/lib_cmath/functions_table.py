import cmath, math
zs = (1 + 2j, -1 + 0j, complex(-1, -0.0), 0.5j, -2.5 - 1j, 0j)
for name in ('sqrt', 'exp', 'log', 'log10', 'sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh', 'phase'):
    out = []
    for z in zs:
        try:
            v = getattr(cmath, name)(z)
            out.append(f'{v:.10g}' if isinstance(v, complex) else f'{v:.10g}')
        except ValueError as e:
            out.append(str(e))
    print(name, out)
inf, nan = math.inf, math.nan
for name in ('sqrt', 'exp', 'log', 'sin', 'cosh', 'tanh', 'atan'):
    out = []
    for z in (complex(inf, 0), complex(-inf, inf), complex(nan, 0), complex(0, nan), complex(inf, nan), complex(0, inf)):
        try:
            out.append(getattr(cmath, name)(z))
        except (ValueError, OverflowError) as e:
            out.append(type(e).__name__)
    print(name, out)
print(cmath.polar(-1), cmath.polar(complex(0, -0.0)), cmath.rect(2, math.pi), cmath.rect(0, 5), cmath.rect(inf, 0), cmath.isclose(1 + 1j, 1 + 1.0000000001j), cmath.isclose(inf, inf), cmath.isclose(nan, nan), cmath.log(8, 2), cmath.log(1j, 1j), cmath.exp(710) if False else '-')
for f in (lambda: cmath.log(0), lambda: cmath.exp(1000), lambda: cmath.log(1, 0), lambda: cmath.rect(inf, nan), lambda: cmath.sqrt('1'), lambda: cmath.polar(), lambda: cmath.isclose(1, 2, rel_tol=-1), lambda: cmath.cosh(1000), lambda: cmath.acos('x')):
    try: print(f())
    except (ValueError, OverflowError, TypeError, ZeroDivisionError) as e: print(type(e).__name__, e)
