from decimal import *
D = Decimal
print(D('3.14159').quantize(D('0.01')), D('2.675').quantize(D('.01')), D('2.665').quantize(D('.01'), rounding=ROUND_HALF_UP), D('1234').quantize(D('1E+2')), D('7').quantize(D('1.000')), D('-1.5').quantize(D(1)), D('0').quantize(D('0.00')), D('1.5').quantize(D(1), ROUND_DOWN))
print(round(D('2.5')), round(D('3.5')), round(D('-2.5')), round(D('2.567'), 2), round(D('1234'), -2), round(D('2.5'), 0), type(round(D('2.5'))).__name__, type(round(D('2.5'), 0)).__name__)
import math
print(math.floor(D('-1.5')), math.ceil(D('-1.5')), math.trunc(D('-1.5')), int(D('-1.9')), D('1.5').to_integral_value(), D('2.5').to_integral(), D('1.23').to_integral_exact(), D('1E+3').to_integral_value(), D('-0.4').to_integral_value())
for f in (lambda: D('1e30').quantize(D('0.01')), lambda: D('inf').quantize(D(1)), lambda: round(D('nan')), lambda: round(D('inf')), lambda: int(D('nan')), lambda: math.floor(D('-inf')), lambda: D(1).quantize('1'), lambda: D('1').quantize(D('1e-30')), lambda: round(D(1), 'x')):
    try:
        print(f())
    except (InvalidOperation, ValueError, OverflowError, TypeError) as e:
        print(type(e).__name__, e)
print(D('inf').quantize(D('inf')), D('nan').quantize(D(1)), D('1.10').normalize(), D('100').normalize(), D('0.00').normalize(), D('-0.0').normalize(), D('1200.00').normalize())
