from decimal import Decimal as D
names = ['is_canonical', 'is_finite', 'is_infinite', 'is_nan', 'is_normal', 'is_qnan', 'is_signed', 'is_snan', 'is_subnormal', 'is_zero']
for t in ('0', '-0', '1', '-1.5', 'inf', '-inf', 'nan', 'snan', '-nan', '1e-1000000', '1e-999999'):
    d = D(t)
    print(t, ''.join('T' if getattr(d, n)() else '.' for n in names), d.number_class())
print(D(1).same_quantum(D(2)), D('1.0').same_quantum(D('1')), D('inf').same_quantum(D('-inf')), D('nan').same_quantum(D('snan')), D(5).copy_sign(D(-1)), D(-5).copy_abs(), D(5).copy_negate(), D('nan').copy_negate(), D(1).real, D(1).imag, D('1.5').conjugate(), D(7).radix(), D('1.00').canonical())
