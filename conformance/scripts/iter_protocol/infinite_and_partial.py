from itertools import count, islice, cycle, repeat, takewhile
def naturals():
    n = 0
    while True:
        yield n
        n += 1
print(list(islice(naturals(), 5)), [x for x, _ in zip(naturals(), 'abc')])
n = naturals()
print(next(x for x in n if x > 10), next(n))
for x in naturals():
    if x > 3: break
print(x, 7 in naturals(), any(x > 50 for x in naturals()))
def sieve():
    found = []
    for c in count(2):
        if all(c % p for p in found):
            found.append(c)
            yield c
print(list(islice(sieve(), 12)), list(takewhile(lambda p: p < 20, sieve())))
c = cycle([1, 2])
print([next(c) for _ in range(5)], list(islice(repeat('r'), 2)))
def fib():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b
print(next(islice(fib(), 100, None)))
a, b, *_ = islice(naturals(), 4)
print(a, b, _)
m = map(lambda x: x * x, naturals())
print(next(m), next(m), next(m))
f = filter(lambda x: x % 3 == 0, naturals())
print(next(f), next(f))
