def f():
    global calls
    calls += 1
    if calls == 2:
        try:
            print('inner', next(it, 'none'))
        except RecursionError:
            print('recursion')
    return calls
calls = 0
it = iter(f, 3)
print(next(it))
print(next(it, 'over'))
print(list(it))
class Raises:
    n = 0
    def __call__(self):
        self.n += 1
        if self.n == 2: raise RuntimeError('second')
        return self.n
it = iter(Raises(), None)
print(next(it))
try:
    next(it)
except RuntimeError as e:
    print(e)
print(next(it))
