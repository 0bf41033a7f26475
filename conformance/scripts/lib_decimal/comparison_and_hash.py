from decimal import Decimal as D
from fractions import Fraction
print(D('1.0') == D('1.00'), D(1) == 1, D('0.5') == 0.5, D('0.1') == 0.1, D(1) == '1', D('1') != 1, D(1) < 2, D('1.5') > 1.25, 1 <= D(1), D('-0') == D('0'), D('inf') > 10 ** 100, D('-inf') < -1e308)
print(hash(D('1.0')) == hash(1), hash(D('0.5')) == hash(0.5), hash(D('0.1')) == hash(Fraction(1, 10)), hash(D('inf')) == hash(float('inf')), {D('1.0'): 'x'}[1], D(2) in {2}, len({D('1'), D('1.0'), 1}))
print(D('NaN') == D('NaN'), D('NaN') != D('NaN'), D('NaN') == 1, D(1).compare(D(2)), D(1).compare(D('NaN')), D('1.0').compare_total(D('1.00')), D('1').compare_total(D('NaN')), D('-1').compare_total_mag(D(2)), D(1).max(D('NaN')), D('1').min(2), D(-3).max_mag(2), D(-3).min_mag(2))
print(sorted([D('1.5'), D('-1'), D(3), 2, 0.5]), max(D('1'), D('1.0')), min(D('2'), 1.5), sum([D('0.1')] * 10), sum([D(1), 2]))
for f in (lambda: D(1) < 'a', lambda: D(1) < 1j, lambda: D(1) < None, lambda: hash(D('sNaN')), lambda: D('nan') < D(1), lambda: D(1) + 0.5, lambda: D(1) + 'a', lambda: 0.5 * D(2), lambda: D(1).compare_signal(D('nan'))):
    try:
        print(f())
    except (TypeError, ArithmeticError) as e:
        print(type(e).__name__, e)
print(D(1) == 1 + 0j, D(1) == Fraction(1), D('0.5') < Fraction(2, 3), D(1) is D(1) if False else bool(D(0)), bool(D('0.00')), bool(D('nan')), not D('-0'))
