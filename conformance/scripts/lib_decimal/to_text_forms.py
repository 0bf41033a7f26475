from decimal import *
D = Decimal
for t in ('0', '1', '1000', '1E+3', '1.5E+10', '0.00001', '0.000001', '0.0000001', '1E-6', '1E-7', '123.456', '-0.00', '1E+50', '12345E-3', '12345E+3', '0E-7', '0E+7', 'Infinity', 'NaN', '-sNaN5'):
    d = D(t)
    print(t, str(d), d.to_eng_string(), repr(d), f'{d}', format(d, 'f') if d.is_finite() else '-')
with localcontext() as c:
    c.capitals = 0
    print(D('1E+10'), repr(D('1E-10')))
print(D('1.50').as_tuple(), D('-0').as_tuple(), D('inf').as_tuple(), D('nan12').as_tuple(), D('1E+3').as_tuple(), D('1.5').as_integer_ratio(), D('-0.25').as_integer_ratio(), D('1E+3').as_integer_ratio())
for t in ('inf', 'nan'):
    try:
        D(t).as_integer_ratio()
    except (OverflowError, ValueError) as e:
        print(type(e).__name__, e)
print(float(D('1.1')), int(D('1e3')), complex(D(2)), str(D(10) ** 28), D('1.0').adjusted(), D('123').adjusted(), D('0.001').adjusted(), D(0).adjusted(), D('1e5').canonical())
