from itertools import count, cycle, repeat, islice
print(list(islice(count(), 3)), list(islice(count(5), 2)), list(islice(count(5, -2), 4)), list(islice(count(0.5, 0.25), 3)), list(islice(count(1, 0), 2)), list(islice(count(step=3), 3)), list(islice(count(1j, 2), 2)), list(islice(count(2 ** 62, 2 ** 62), 3)))
from fractions import Fraction
from decimal import Decimal
print(list(islice(count(Fraction(1, 2), Fraction(1, 3)), 3)), list(islice(count(Decimal('1.1'), Decimal('.1')), 2)))
print(repr(count(3)), repr(count(1, 2)), repr(count(1.5)), repr(count(-1, 1)))
c = count(10); next(c); print(c, next(c))
print(list(islice(cycle('abc'), 7)), list(cycle([])), next(cycle([1])))
it = cycle(iter([1, 2])); print([next(it) for _ in range(5)])
print(list(repeat('x', 3)), list(repeat('x', 0)), list(repeat('x', -5)), list(islice(repeat(1), 2)), repr(repeat(5)), repr(repeat('a', 3)), list(map(pow, range(4), repeat(2))), list(zip(repeat('k'), 'ab')))
r = repeat(1, 3); next(r); print(r, r.__length_hint__(), list(r), r)
for f in (lambda: count('a'), lambda: count(1, 'b'), lambda: cycle(5), lambda: repeat(), lambda: repeat(1, 'a'), lambda: repeat(1, 2, 3), lambda: count(1, 2, 3), lambda: cycle(), lambda: len(repeat(1)), lambda: repeat(object=1, times=2).__length_hint__()):
    try:
        print(f())
    except TypeError as e:
        print(e)
