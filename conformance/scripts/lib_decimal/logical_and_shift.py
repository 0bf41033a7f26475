from decimal import *
D = Decimal
print(D('1101').logical_and(D('1011')), D('1101').logical_or(D('0011')), D('1101').logical_xor(D('1011')), D('1101').logical_invert())
for f in (lambda: D('12').logical_and(D('11')), lambda: D('-1').logical_or(1), lambda: D('1.0').logical_invert()):
    try:
        print(f())
    except InvalidOperation as e:
        print(type(e).__name__, e)
with localcontext(prec=5):
    print(D('12345').shift(2), D('12345').shift(-2), D('12345').rotate(2), D('12345').rotate(-1), D('12.3').shift(1), D('7').scaleb(3), D('7.50').scaleb(-2), D('-12345').rotate(1))
    for f in (lambda: D(1).shift(6), lambda: D(1).rotate(D('1.5')), lambda: D(1).scaleb(100000000)):
        try:
            print(f())
        except InvalidOperation as e:
            print(type(e).__name__, e)
print(D('1.1').fma(2, 3), D(2).fma(3, D('0.5')), D('10').remainder_near(D('3')), D('-10').remainder_near(3), D('7.5').remainder_near(2), D(5).next_plus(), D(5).next_minus(), D(1).next_toward(2), D(1).next_toward(1), D('1').next_toward(D('-inf')))
