from itertools import chain
print(list(chain()), list(chain('ab', [1], (), {'k': 1})), list(chain.from_iterable(['ab', [1]])), list(chain(range(2), range(2))), list(chain.from_iterable(range(i) for i in range(4))))
c = chain('ab', 5)
print(next(c), next(c))
try:
    next(c)
except TypeError as e:
    print(e)
print(next(c, 'end'))
c = chain.from_iterable([[1], None])
print(next(c))
try:
    next(c)
except TypeError as e:
    print(e)
for f in (lambda: chain.from_iterable(5), lambda: chain(x=1), lambda: chain.from_iterable()):
    try:
        f()
    except TypeError as e:
        print(e)
def loud(n):
    print('start', n, end=' ')
    yield n
c = chain(loud(1), loud(2))
print('made'); print(next(c)); print(list(c))
it = iter([1, 2, 3])
print(list(chain([0], it, it)))
