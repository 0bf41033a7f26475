from decimal import *
getcontext().prec = 5
a = Decimal('1.23456789')
print(a, +a, a + 0, a * 1, -a, abs(a), a.quantize(Decimal('0.01')), a == Decimal('1.23456789'), hash(a) == hash(+a), max(a, Decimal('1.2345')), a.normalize(), a.copy_abs(), round(a, 3), int(a), a.to_integral_value(), Decimal(123456) + 0, Decimal(123456) // 7, Decimal(123456) % 7, sum([Decimal('0.00001')] * 3, Decimal(1)))
with localcontext() as c:
    c.prec = 3
    print(Decimal(1) / 3, Decimal('999.9') + 1, Decimal(2).sqrt(), getcontext().prec)
    with localcontext(prec=10): print(Decimal(1) / 3)
    print(Decimal(1) / 3)
print(Decimal(1) / 3)
for prec in (1, 2, 7, 28):
    getcontext().prec = prec
    print(prec, Decimal(2) / 3, Decimal(100) / 7, Decimal('1e10') / 3, Decimal(5) ** 10, Decimal(-1) / 6)
getcontext().prec = 28
getcontext().Emax, getcontext().Emin = 99, -99
for f in (lambda: Decimal(10) ** 99 * 10, lambda: Decimal(10) ** -99 / 10 ** 30, lambda: Decimal('1e-99') / 3, lambda: Decimal('1e100')):
    try: print(f())
    except Overflow as e: print(type(e).__name__, e)
print(getcontext().flags[Underflow], getcontext().flags[Subnormal], getcontext().flags[Clamped])
