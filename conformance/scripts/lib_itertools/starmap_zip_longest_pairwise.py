from itertools import starmap, zip_longest, pairwise
print(list(starmap(pow, [(2, 3), [3, 2]])), list(starmap(lambda *a: a, ['ab', (), [1]])), list(starmap(max, zip([1, 5], [3, 2]))))
print(list(zip_longest('ABCD', 'xy', fillvalue='-')), list(zip_longest('a', [], [1, 2])), list(zip_longest()), list(zip_longest('ab')), list(zip_longest([], [])))
print(list(pairwise('ABCD')), list(pairwise('A')), list(pairwise('')), [b - a for a, b in pairwise([1, 4, 9])])
it = iter([1, 2, 3])
print(list(pairwise(it)), [(a, b) for (a, _), (_, b) in pairwise(pairwise('abcd'))])
def loud(n, k):
    for i in range(k):
        print(f'{n}{i}', end=' ')
        yield i
print(list(zip_longest(loud('a', 1), loud('b', 3))))
for f in (lambda: list(starmap(pow, [5])), lambda: list(starmap(pow, [(1,)])), lambda: zip_longest(5), lambda: pairwise(5), lambda: zip_longest('a', fill=1), lambda: starmap(pow), lambda: list(starmap(5, [()]))):
    try:
        print(f())
    except TypeError as e:
        print(e)
print(repr(zip_longest).startswith('<class'), type(starmap(pow, [])).__name__)
