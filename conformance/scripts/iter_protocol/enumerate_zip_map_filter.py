e = enumerate('ab', start=3)
print(next(e), list(e), list(e))
print(list(enumerate([], 5)), list(enumerate('a', -1)), list(enumerate('a', 10 ** 20)), list(enumerate(iterable='x')))
z = zip([1, 2, 3], 'ab', (True, False, None))
print(list(z), list(zip('ab')), list(zip('', 'abc')))
m = map(lambda x, y: x * y, [1, 2, 3], (10, 20))
print(list(m), list(map(str, [])), list(map(None.__class__, []))) 
f = filter(lambda x: x > 1, [0, 2, 1, 3])
print(list(f), list(filter(None, [0, 'a', '', [], [0]])), list(filter(str.isdigit, 'a1b2')))
for bad in (lambda: enumerate(), lambda: enumerate([], 'a'), lambda: map(len), lambda: map(), lambda: filter(len), lambda: zip([], strict=1, x=2), lambda: list(map(5, [1])), lambda: list(filter(5, [1])), lambda: enumerate(1, 2)):
    try:
        print(bad())
    except TypeError as e:
        print(e)
it = iter([1, 2, 3, 4, 5])
print(list(zip(it, it)), next(it, 'gone'))
print(type(enumerate('')).__name__, enumerate[int], list(zip(range(3), range(3), range(3))), dict(zip('ab', [1, 2])), dict(enumerate('xy')), dict(map(lambda x: (x, x * 2), 'q')))
