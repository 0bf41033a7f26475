from decimal import *
ctx = getcontext()
print(ctx.prec, ctx.rounding, ctx.Emin, ctx.Emax, ctx.capitals, ctx.clamp)
ctx.prec = 6
print(Decimal(1) / 7, Decimal('1234567.89') + 0, +Decimal('123.456789'), Decimal('123456789'), Decimal(2).sqrt(), Decimal('1.123456789') * 1)
for r in (ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP):
    with localcontext() as c:
        c.rounding = r
        c.prec = 2
        print(r, [str(+Decimal(x)) for x in ('1.25', '1.35', '-1.25', '1.21', '-1.21', '1.29', '1.01', '1.06', '9.99')])
print(getcontext().prec)
with localcontext(prec=3, rounding=ROUND_UP) as c:
    print(Decimal(1) / 3, c.prec)
with localcontext(Context(prec=2)):
    print(Decimal(1) / 3)
setcontext(Context(prec=4))
print(Decimal(2) / 3)
for bad in (('prec', 0), ('prec', 'x'), ('rounding', 'nope'), ('Emin', 1), ('Emax', -1), ('capitals', 2), ('clamp', 5), ('other', 1)):
    try:
        setattr(getcontext(), *bad)
    except (ValueError, TypeError, AttributeError) as e:
        print(bad, type(e).__name__, e)
