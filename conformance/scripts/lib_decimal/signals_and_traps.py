from decimal import *
def t(f):
    try:
        print(f())
    except ArithmeticError as e:
        print(type(e).__name__, e, [c.__name__ for c in type(e).__mro__[1:-3]])
t(lambda: Decimal(1) / 0)
t(lambda: Decimal(0) / 0)
t(lambda: Decimal(1) // 0)
t(lambda: Decimal(1) % 0)
t(lambda: Decimal(0) // 0)
t(lambda: Decimal('inf') - Decimal('inf'))
t(lambda: Decimal('inf') * 0)
t(lambda: Decimal(-1).sqrt())
t(lambda: Decimal(0) ** 0)
t(lambda: Decimal('sNaN') + 1)
t(lambda: Decimal('NaN') + 1)
t(lambda: Decimal('1e999999') * 10 ** 10)
t(lambda: Decimal(-8) ** Decimal('0.5'))
t(lambda: Decimal(0) ** -1)
t(lambda: Decimal('NaN') < 1)
t(lambda: Decimal('sNaN') == 1)
t(lambda: divmod(Decimal(1), 0))
t(lambda: Decimal('1e30') // Decimal('1'))
with localcontext() as c:
    c.traps[DivisionByZero] = False
    c.traps[InvalidOperation] = False
    print(Decimal(1) / 0, Decimal(-1) / 0, Decimal(0) / 0, Decimal('x'), c.flags[DivisionByZero], c.flags[InvalidOperation])
    c.clear_flags()
    print(any(c.flags.values()))
with localcontext() as c:
    c.traps[Inexact] = True
    t(lambda: Decimal(1) / 4)
    t(lambda: Decimal(1) / 3)
print(getcontext().flags[Inexact], [k.__name__ for k, v in ExtendedContext.traps.items() if v], [k.__name__ for k, v in DefaultContext.traps.items() if v])
