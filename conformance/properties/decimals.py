# Decimal arithmetic in random contexts.
import decimal
from decimal import Context, Decimal

roundings = (decimal.ROUND_UP, decimal.ROUND_DOWN, decimal.ROUND_CEILING, decimal.ROUND_FLOOR, decimal.ROUND_HALF_UP,
             decimal.ROUND_HALF_DOWN, decimal.ROUND_HALF_EVEN, decimal.ROUND_05UP)
two = ('add', 'subtract', 'multiply', 'divide', 'divide_int', 'remainder', 'remainder_near', 'compare', 'compare_signal', 'compare_total',
       'max', 'min', 'max_mag', 'min_mag', 'quantize', 'next_toward', 'same_quantum', 'scaleb', 'shift', 'rotate', 'copy_sign',
       'logical_and', 'logical_or', 'logical_xor', 'power', 'divmod')
one = ('abs', 'minus', 'plus', 'sqrt', 'exp', 'ln', 'log10', 'logb', 'normalize', 'next_plus', 'next_minus', 'to_integral_value',
       'to_integral_exact', 'number_class', 'is_normal', 'is_subnormal', 'logical_invert', 'to_eng_string', 'to_sci_string', 'canonical', 'radix')


def number():
    kind = source.below(10)
    if kind == 0:
        return Decimal(source.pick(('0', '-0', '0e5', 'Infinity', '-Infinity', 'NaN', 'sNaN', '-NaN12', '1', '10', '1e-20')))
    if kind == 1:
        return Decimal(source.pick('01') + source.text('01', 6))
    if kind == 2:
        return Decimal(source.between(-20, 20))
    digits = source.text('0123456789', source.pick((3, 9, 20))) or '7'
    return Decimal(source.pick(('', '-')) + digits).scaleb(source.pick((0, 0, source.between(-12, 12), source.between(-90, 90))), wide)


wide = Context(prec=100, Emax=9999, Emin=-9999, traps=[])
for _ in range(cases):
    c = Context(prec=source.pick((1, 3, 9, 16, 28)), rounding=source.pick(roundings), Emax=source.pick((99, 999, 20)),
                Emin=source.pick((-99, -999, -20)), clamp=source.below(2), traps=source.pick(([], [decimal.InvalidOperation], [decimal.DivisionByZero, decimal.Overflow])))
    x, y = number(), number()
    kind = source.below(5)
    if kind < 2:
        name = source.pick(two)
        if name == 'power':  # no rule says what it makes of tiny results, nor its last digit where it is inexact
            c.Emax, c.Emin, c.rounding = 9999, -9999, decimal.ROUND_HALF_EVEN
            y = Decimal(source.between(-40, 40))
        report(f'{name} {x} {y} {c.prec} {c.rounding} {c.Emax} {c.Emin} {c.clamp}',
               lambda: (getattr(c, name)(x, y), sorted(f.__name__ for f, on in c.flags.items() if on)))
    elif kind == 2:
        name = source.pick(one)
        report(f'{name} {x} {c.prec} {c.rounding} {c.Emax} {c.Emin} {c.clamp}',
               lambda: (getattr(c, name)(x) if name != 'radix' else c.radix(), sorted(f.__name__ for f, on in c.flags.items() if on)))
    elif kind == 3:
        s = source.pick(('', '-', '+')) + source.text('0123456789._', 12) + source.pick(('', 'e5', 'E-3', 'e', 'inf', 'nan7'))
        report(f'Decimal({s!r})', lambda: (Decimal(s), Decimal(s).as_tuple(), c.create_decimal(s)))
    else:
        spec = source.pick(('', '>20', '+', '.3f', '.2e', '.4g', ',.2f', '010.1f', '%', '.0f', 'e', 'g', '_<25', 'z.1f'))
        report(f'views of {x} {spec}', lambda: (format(x, spec), str(x), hash(x) if x.is_finite() else 0, x == y, bool(x), x.as_tuple(), int(x) if abs(x.adjusted()) < 40 else 0, float(x)))
finish()
