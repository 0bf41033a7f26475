from itertools import tee
a, b = tee('abc')
print(next(a), next(a), next(b), list(a), list(b))
print([list(t) for t in tee(range(3), 3)], tee([], 0), len(tee([1], 1)), list(tee([1, 2], 1)[0]))
def loud():
    for i in range(3):
        print('take', i, end=' ')
        yield i
a, b = tee(loud())
print(next(a), next(a)); print(next(b)); print(list(b)); print(list(a))
import copy
a, = tee([1, 2, 3], 1)
next(a)
c = copy.copy(a)
print(list(a), list(c))
a, b = tee(tee('xyz')[0])
print(list(a), list(b), type(a).__name__)
for f in (lambda: tee(5), lambda: tee([], -1), lambda: tee(), lambda: tee([], 'x')):
    try:
        print(f())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
def fails():
    yield 1
    raise KeyError('src')
a, b = tee(fails())
print(next(a), next(b))
for t in (a, b):
    try:
        next(t)
    except (KeyError, StopIteration) as e:
        print(type(e).__name__)
