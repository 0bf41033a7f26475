from decimal import Decimal, InvalidOperation
for t in ('0', '-0', '+1', '1.0', '1.10', '.5', '5.', '1e3', '1E+3', '1e-7', '0.000001', '0.0000001', '123456789012345678901234567890.5', 'Infinity', '-inf', 'iNf', 'NaN', 'sNaN', '-nan123', 'nan0', ' 1 ', '1_000.5', '\t2\n', '٣.٤', '00012.500', '0E+5', '0e-10', '-0.0'):
    d = Decimal(t)
    print(repr(t), repr(d), str(d))
for t in ('', 'x', '1e', '1.2.3', '--1', '1 2', 'infin', 'nan1x', '1e1.5', '.', 'e5', '_', '1__0', '0x10', '1,000'):
    try:
        print(Decimal(t))
    except InvalidOperation as e:
        print(repr(t), type(e).__name__, e)
