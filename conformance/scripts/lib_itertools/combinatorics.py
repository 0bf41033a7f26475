from itertools import combinations, combinations_with_replacement, permutations, product
from math import comb, perm
print(list(combinations('ABCD', 2)), list(combinations([1, 1, 2], 2)), list(combinations('ab', 0)), list(combinations([], 0)), list(combinations('ab', 3)))
print(list(combinations_with_replacement('AB', 3)), list(combinations_with_replacement('', 2)), list(combinations_with_replacement('', 0)))
print(list(permutations('ABC')), list(permutations('AB', 1)), list(permutations('AB', 0)), list(permutations('AB', 3)), list(permutations([1, 1])))
print(list(product('AB', 'xy')), list(product('AB', repeat=2)), list(product([1], [2, 3], repeat=2)), list(product()), list(product('ab', [])), list(product('a', repeat=0)))
for n in range(6):
    for r in range(7):
        assert len(list(combinations(range(n), r))) == comb(n, r)
        assert len(list(permutations(range(n), r))) == perm(n, r)
print(sum(1 for _ in product(range(5), repeat=4)), list(permutations(range(4), 4))[-1], list(combinations(range(6), 3))[10])
it = iter('ab')
print(list(product(it, it)), list(combinations(iter('abc'), 2)))
for f in (lambda: combinations('a', -1), lambda: permutations('a', -1), lambda: product('a', repeat=-1), lambda: combinations(5, 1), lambda: permutations('a', 'x'), lambda: product(5), lambda: combinations('a'), lambda: combinations_with_replacement('a', -1), lambda: permutations('a', 1.5), lambda: product('a', rep=2)):
    try:
        print(f())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
