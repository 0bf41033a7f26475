from itertools import islice, count
print(list(islice('abcdefg', 2)), list(islice('abcdefg', 2, 4)), list(islice('abcdefg', 2, None)), list(islice('abcdefg', 0, None, 2)), list(islice('abc', None)), list(islice('abc', 5, 10)), list(islice('abc', 1, 1)), list(islice('abc', None, None, None)), list(islice('abcdefg', 1, 6, 3)))
it = iter(range(10))
print(list(islice(it, 3)), list(islice(it, 2, 4)), list(it))
it = iter(range(10))
print(list(islice(it, 1, 8, 3)), next(it))
it = iter('abcdef')
print(list(islice(it, 0)), next(it), list(islice(it, 2, 2)), list(it))
for args in (('a', -1), ('a', 1, -1), ('a', 0, 5, 0), ('a', 0, 5, -1), ('a', 'x'), ('a', 1.5), ('a',), (5, 1), ('a', 0, 'x'), ('a', 0, 1, 2, 3)):
    try:
        print(islice(*args))
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
class I:
    def __index__(self): return 2
print(list(islice(count(), I())), list(islice(range(100), 10 ** 10))[-1], list(islice(count(5), 2, 8, 2)))
