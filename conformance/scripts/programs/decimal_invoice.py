from decimal import Decimal, ROUND_HALF_EVEN, ROUND_HALF_UP, localcontext, InvalidOperation

CENT = Decimal('0.01')
LINES = [('Widget', '3', '19.99'), ('Gadget', '12', '0.335'), ('Service', '1.5', '80'), ('Rebate', '1', '-5.555')]

def money(x, rounding=ROUND_HALF_UP):
    return x.quantize(CENT, rounding=rounding)

total = Decimal(0)
for name, quantity, price in LINES:
    amount = Decimal(quantity) * Decimal(price)
    total += amount
    print(f'{name:<8} {quantity:>4} x {Decimal(price):>8} = {amount:>10} {money(amount):>8} {money(amount, ROUND_HALF_EVEN):>8}')
tax = money(total * Decimal('0.19'))
print(f'net {money(total):,} tax {tax} gross {money(total) + tax:>10,.2f} {total:e} {total:.1f}')
shares = [money(total / 3) for _ in range(3)]
shares[-1] += money(total) - sum(shares)
print(shares, sum(shares) == money(total))
with localcontext() as ctx:
    ctx.prec = 5
    print(Decimal(2).sqrt(), Decimal(1) / 7, +Decimal('123456.789'))
print(Decimal(1) / 7, Decimal('1e-10') + 1, Decimal('NaN'), Decimal('-Infinity').is_infinite())
for text in ('12,50', '', 'abc', '1e5', ' 7.0 ', '0x10'):
    try:
        print(repr(text), Decimal(text), Decimal(text).normalize(), Decimal(text).as_tuple())
    except InvalidOperation as e:
        print(repr(text), 'refused', [c.__name__ for c in e.args[0]])
print(Decimal('0.1') + Decimal('0.2') == Decimal('0.3'), 0.1 + 0.2 == 0.3, Decimal(0.1) == Decimal('0.1'), hash(Decimal(3)) == hash(3), max(Decimal('1.10'), Decimal('1.1')), Decimal('3.7') // 1, divmod(Decimal(-7), 2), round(Decimal('2.5')), round(Decimal('2.675'), 2))
try:
    Decimal(1) + 1.0
except TypeError as e:
    print(e)
