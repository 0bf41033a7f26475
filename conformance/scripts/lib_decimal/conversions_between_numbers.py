from decimal import Decimal as D
from fractions import Fraction as F
print(D(0.1), D('0.1'), D(F(1, 4).numerator) / F(1, 4).denominator, float(D('0.1')) == 0.1, F(D('0.1')), F(D('1E-5')), F('1e2') == D('1e2'), int(D('123.9')), int(D('-0.5')), D(10) ** 20 == 10 ** 20, complex(D('1.5')), bool(D('0.0')), D(True), D(2 ** 100), str(D(2) ** 100), D('1e3').to_integral(), f'{float(D("1e-10")):g}', D(1.1).quantize(D('0.1')), D.from_float(0.5), D('0x10') if False else '-')
for v in (D('1.5'), D('2.50'), D('-3'), D('1E+2'), D('0.001')):
    print(v, v.as_integer_ratio(), float(v), int(v), round(v), round(v, 1), v.as_tuple().exponent, hash(v) == hash(F(v)), v == F(v), F(v) + v.__class__(0) if False else '')
for f in (lambda: D('1') + 0.5, lambda: D('1') + F(1, 2), lambda: F(1, 2) * D(2), lambda: D('nan').as_integer_ratio(), lambda: float(D('1e400')), lambda: int(D('inf')), lambda: D(F(1, 2)), lambda: D('1') < 'x', lambda: D(1) == 'x', lambda: D([1]), lambda: F(D('inf'))):
    try: print(f())
    except (TypeError, ValueError, OverflowError) as e: print(type(e).__name__, e)
print(D('1.1') == 1.1, D('1.25') == 1.25, D(1) < 1.5, D('0.1') < 0.1, sorted([D('0.1'), 0.1, F(1, 10)]), max(D(2), 1.5, F(5, 2)), sum([D(1), 2, True]), D(7) // 2, 7 // D(2), divmod(7, D(2)), pow(D(2), 3), pow(2, D(3)), D(5) % 3, -7 % D(3))
