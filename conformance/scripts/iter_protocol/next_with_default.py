it = iter([None, 0])
print(next(it, 'd'), next(it, 'd'), next(it, 'd'), next(it, None))
try:
    next(it)
except StopIteration as e:
    print(e.args)
class Other:
    def __next__(self): raise ValueError('not stop')
try:
    next(Other(), 'default')
except ValueError as e:
    print(e)
class Sub(StopIteration): pass
class RaisesSub:
    def __next__(self): raise Sub('sub', 2)
print(next(RaisesSub(), 'default'))
try:
    next(RaisesSub())
except StopIteration as e:
    print(type(e).__name__, e.args, e.value)
class It(RaisesSub):
    def __iter__(self): return self
print(list(It()))
for bad in (lambda: next(), lambda: next([], 1), lambda: next(iter([]), 1, 2), lambda: next(default=1)):
    try:
        bad()
    except TypeError as e:
        print(e)
