from itertools import *
print(list(accumulate([1, 2, 3])), list(accumulate([1, 2, 3], lambda a, b: a * b, initial=10)), list(accumulate([])), list(chain('ab', [1])), list(chain.from_iterable(['ab', 'c'])), list(combinations('abc', 2)), list(combinations('ab', 3)), list(combinations_with_replacement('ab', 2)), list(compress('abcd', [1, 0, 1])))
print(list(islice(count(5, 2), 3)), list(islice(cycle('ab'), 5)), list(dropwhile(lambda x: x < 3, [1, 5, 2])), list(takewhile(lambda x: x < 3, [1, 5, 2])), list(filterfalse(lambda x: x % 2, range(5))), [(k, list(g)) for k, g in groupby('aabca')], [(k, list(g)) for k, g in groupby([1, 3, 2, 5], key=lambda x: x % 2)])
print(list(islice('abcdef', 1, 5, 2)), list(islice('abc', None)), list(pairwise('abc')), list(pairwise('a')), list(permutations('abc', 2)), len(list(permutations(range(5)))), list(product('ab', [1, 2])), list(product('ab', repeat=2)), list(product()), list(repeat('x', 3)), list(starmap(pow, [(2, 3), (3, 2)])), list(zip_longest('abc', 'x', fillvalue='-')), [list(b) for b in batched('abcdefg', 3)])
a, b = tee([1, 2, 3])
print(next(a), next(a), list(b), list(a))
it = groupby('aab')
k1, g1 = next(it); k2, g2 = next(it)
print(k1, list(g1), k2, list(g2))
for f in (lambda: list(islice('a', -1)), lambda: list(batched('a', 0)), lambda: list(combinations('a', -1)), lambda: list(batched('abc', 2, strict=True)), lambda: count('a'), lambda: list(product('a', repeat=-1)), lambda: next(cycle([])), lambda: repeat(), lambda: list(starmap(pow, [5])), lambda: tee([], -1), lambda: list(accumulate(['a', 1]))):
    try:
        print(f())
    except (ValueError, TypeError, StopIteration) as e:
        print(type(e).__name__, e)
c = count(10)
print(next(c), next(c), c, count(1.5, 0.5), repeat(1), repeat('a', 2), list(zip(count(), 'ab')), list(map(pow, [1, 2, 3], repeat(2))))
r = repeat('a', 3); next(r); print(r, list(r), chain([1], 5) and 'lazy')
try:
    list(chain([1], 5))
except TypeError as e:
    print(e)
