import numbers, math
from fractions import Fraction
from decimal import Decimal
for v in (1, True, 1.5, 1j, Fraction(1, 2), Decimal('1')):
    print(type(v).__name__, [c.__name__ for c in (numbers.Number, numbers.Complex, numbers.Real, numbers.Rational, numbers.Integral) if isinstance(v, c)])
class MyInt(numbers.Integral):
    def __init__(self, v): self.v = v
    def __int__(self): return self.v
    for n in '__abs__ __add__ __and__ __ceil__ __eq__ __floor__ __floordiv__ __invert__ __le__ __lshift__ __lt__ __mod__ __mul__ __neg__ __or__ __pos__ __pow__ __radd__ __rand__ __rfloordiv__ __rlshift__ __rmod__ __rmul__ __ror__ __round__ __rpow__ __rrshift__ __rshift__ __rtruediv__ __rxor__ __truediv__ __trunc__ __xor__'.split():
        locals()[n] = lambda self, *a: NotImplemented
m = MyInt(5)
print(int(m), m.numerator, m.denominator, m.real, m.imag, m.conjugate() is NotImplemented or m.conjugate(), complex(m), float(m), bool(m), m.__index__(), isinstance(m, numbers.Rational))
for c in (numbers.Real, numbers.Integral):
    try: c()
    except TypeError as e: print(str(e)[:60])
print(issubclass(int, numbers.Integral), issubclass(bool, numbers.Number), hash(Fraction(3)) == hash(3) == hash(3.0) == hash(Decimal(3)) == hash(3 + 0j), 1 == 1.0 == Fraction(1) == Decimal(1), Fraction(1, 2) + 0.5, Fraction(1, 2) + 1, 2 ** Fraction(1, 2), math.floor(Fraction(7, 2)), round(Fraction(5, 2)), Fraction(1, 3) < 0.34, max(Fraction(1, 2), Decimal('0.4') if False else 0.4))
try: Fraction(1, 2) + Decimal(1)
except TypeError as e: print(e)
