from decimal import *
getcontext().prec = 40
print(Decimal(1) / 97)
print(Decimal(22) / 7, Decimal(10) / 3, Decimal(-1) / 6)
print(Decimal('1e-20') / Decimal('3e20'))
print(Decimal(10 ** 50) / 7)
print(sum(Decimal(1) / n for n in range(1, 30)))
getcontext().prec = 100
print(sum(Decimal(1) / __import__('math').factorial(n) for n in range(75)))
def pi():
    getcontext().prec += 2
    three = Decimal(3)
    lasts, t, s, n, na, d, da = 0, three, 3, 1, 0, 0, 24
    while s != lasts:
        lasts = s
        n, na = n + na, na + 8
        d, da = d + da, da + 32
        t = (t * n) / d
        s += t
    getcontext().prec -= 2
    return +s
print(pi())
getcontext().prec = 3
print(Decimal('999.5') + 0, Decimal('99.95') * 1, Decimal('0.0009995') + 0, Decimal(1000) + 1, Decimal(123456) - 0)
