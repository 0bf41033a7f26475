from decimal import *
c = Context(prec=4, rounding=ROUND_HALF_UP)
print(c)
print(c.add(1, 2), c.divide(1, 3), c.multiply(Decimal('1.2345'), 2), c.subtract(5, Decimal('0.5')), c.power(2, 10), c.power(3, 5, 7), c.sqrt(2), c.exp(1), c.ln(2), c.create_decimal('1.23456'), c.create_decimal_from_float(0.1), c.quantize(Decimal('1.2345'), Decimal('.01')), c.to_sci_string(Decimal('1E+10')), c.plus(Decimal('1.23456')), c.minus(1), c.abs(-2), c.compare(1, 2), c.divmod(7, 2), c.divide_int(7, 2), c.remainder(7, 3), c.max(1, 2), c.normalize(Decimal('1.200')), c.is_zero(0), c.to_integral_value(Decimal('1.5')), c.fma(2, 3, 4), c.number_class(-1), c.Etiny(), c.Etop(), c.radix())
print(c.flags[Inexact], c.flags[Rounded])
d = c.copy()
d.prec = 9
print(c.prec, d.prec, d.rounding)
c.clear_flags(); c.clear_traps()
print(any(c.flags.values()), any(c.traps.values()), c.divide(1, 0))
for f in (lambda: c.add('x', 1), lambda: c.add(1.5, 1), lambda: Context(prec=-1), lambda: Context(nope=1), lambda: c.power(2, -1, 5), lambda: c.create_decimal([1])):
    try:
        print(f())
    except (TypeError, ValueError, InvalidOperation) as e:
        print(type(e).__name__, e)
print(BasicContext.prec, BasicContext.rounding, ExtendedContext.prec, Context(traps=[Inexact]).traps[Inexact], Context(flags={Overflow: True}).flags[Overflow] if False else '-')
