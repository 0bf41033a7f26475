from fractions import Fraction as F
from decimal import Decimal
print(F(), F(3), F(6, -4), F(0, 5), F('3/4'), F(' -1.25 '), F('1e-3'), F('1_000/3'), F('.5'), F('7.'), F(0.5), F(0.1), F(Decimal('1.1')), F(F(1, 2), F(3, 4)), F(True, 2), F('-0'), F(10 ** 30, 10 ** 28), repr(F(1, 2)), str(F(4, 2)))
for a in (('1/0',), (1, 0), ('x',), ('1/2/3',), ('1 / 2',), (1.5, 2), ('1', 2), (None,), (1j,), (float('nan'),), (float('inf'),), ('1/-2',), ('',), ('1.5/2',), ('+ 1',), ('1/2e3',)):
    try:
        print(a, F(*a))
    except (ValueError, TypeError, ZeroDivisionError, OverflowError) as e:
        print(a, type(e).__name__, e)
print(F.from_float(0.25), F.from_decimal(Decimal('0.3')), F('0.333').limit_denominator(10), F(3.141592653589793).limit_denominator(1000), F(1, 3).limit_denominator(1), F(5).numerator, F(1, 7).denominator, F(7, 3).as_integer_ratio(), F(4, 2).is_integer())
try:
    F(1, 3).limit_denominator(0)
except ValueError as e:
    print(e)
try:
    F(1, 2).numerator = 5
except AttributeError as e:
    print(e)
