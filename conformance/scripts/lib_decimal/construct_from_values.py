from decimal import Decimal
print(Decimal(), Decimal(5), Decimal(-10 ** 30), Decimal(True), Decimal(0.1), Decimal(1.5), Decimal(-0.0), Decimal(1e300) == 10 ** 300)
print(Decimal((0, (1, 2, 3), -2)), Decimal((1, (0,), 0)), Decimal((0, (), 'F')), Decimal((1, (5,), 'n')), Decimal((0, (1,), 'N')), Decimal([0, [1, 2], 3]))
print(Decimal(Decimal('1.20')), Decimal(float('inf')), Decimal(float('nan')), Decimal.from_float(0.25), Decimal.from_float(3))
for v in (None, 1j, [], (1, 2), (2, (1,), 0), (0, (10,), 0), (0, (1,), 'x'), b'1', object):
    try:
        print(Decimal(v))
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
try:
    Decimal('1', '2')
except TypeError as e:
    print(e)
try:
    Decimal.from_float('1')
except TypeError as e:
    print(e)
class D(Decimal): pass
print(D('1.5'), type(D('1') + 1).__name__, type(D.from_float(0.5)).__name__, Decimal(value='7'))
