g = (1 // x for x in [1, 0, 2])
print(next(g))
try:
    next(g)
except ZeroDivisionError as e:
    print(e)
print(list(g))
g = (x for x in range(5) if 10 // (x - 2))
print(next(g), next(g))
try:
    next(g)
except ZeroDivisionError:
    print('in condition')
def bad():
    yield 1
    raise KeyError('source')
g = (x for x in bad())
try:
    list(g)
except KeyError as e:
    print(repr(e))
g = (next(iter([])) for _ in 'a')
try:
    list(g)
except RuntimeError as e:
    print(e, repr(e.__cause__))
g = (x for x in map(lambda v: next(iter([])) if v else v, [0, 1, 2]))
print(list(g))
def stop(): raise StopIteration('early')
try:
    list(x for x in range(10) if x < 3 or stop())
except RuntimeError as e:
    print(e)
