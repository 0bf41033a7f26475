from decimal import *
D = Decimal
print(D(2).sqrt(), D(4).sqrt(), D('0.25').sqrt(), D('1E+10').sqrt(), D('1E-9').sqrt(), D(0).sqrt(), D('-0').sqrt(), D('inf').sqrt(), D('2.00').sqrt(), D('16.00').sqrt())
print(D(1).exp(), D(0).exp(), D(-1).exp(), D('0.5').exp(), D(100).exp(), D('-inf').exp(), D('inf').exp())
print(D(10).ln(), D(1).ln(), D('0.5').ln(), D(0).ln(), D(10).log10(), D(2).log10(), D('1E-5').log10(), D(1000).log10(), D(5).logb(), D('0.05').logb(), D(0).log10())
getcontext().prec = 50
print(D(2).sqrt())
print(D(1).exp())
print(D(2).ln())
print(D(3) ** D('0.5'), D(2) ** D('1.5'))
print(D('1.0000000001') ** 1000)
print((D(1) + D(1) / 1000000) ** 1000000)
getcontext().prec = 10
for f in (lambda: D(-1).ln(), lambda: D(-1).log10(), lambda: D(-1).sqrt(), lambda: D('nan').exp(), lambda: D(0).logb(), lambda: D(10000000).exp(), lambda: D('-10000000').exp()):
    try:
        print(f())
    except ArithmeticError as e:
        print(type(e).__name__, e)
