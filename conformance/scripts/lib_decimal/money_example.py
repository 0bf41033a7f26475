from decimal import Decimal, ROUND_HALF_UP
CENT = Decimal('0.01')
def price(net, rate):
    tax = (net * rate / 100).quantize(CENT, ROUND_HALF_UP)
    return tax, net + tax
for net in ('19.99', '0.05', '1234.565', '100'):
    tax, gross = price(Decimal(net), Decimal('8.875'))
    print(f'{net:>10} {tax:>10} {gross:>12,}')
def split(total, n):
    part = (total / n).quantize(CENT)
    parts = [part] * n
    parts[-1] += total - part * n
    return parts
print(split(Decimal('100.00'), 3), sum(split(Decimal('100.00'), 3)), split(Decimal('0.05'), 4))
rates = {'a': Decimal('1.1'), 'b': Decimal('0.333')}
print({k: (v * 3).quantize(CENT) for k, v in rates.items()}, max(rates.values()), sorted(rates, key=rates.get))
balance = Decimal('1000')
for year in range(1, 6):
    balance = (balance * Decimal('1.035')).quantize(CENT)
    print(year, balance)
