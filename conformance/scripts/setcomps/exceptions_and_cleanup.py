class Loud:
    def __init__(self, v): self.v = v
    def __hash__(self):
        print('hash', self.v, end=' ')
        if self.v == 2: raise RuntimeError('hash 2')
        return self.v
    def __eq__(self, o): return False
try:
    {Loud(i) for i in range(4)}
except RuntimeError as e:
    print(e)
class It:
    def __init__(self): self.n = 0
    def __iter__(self): return self
    def __next__(self):
        self.n += 1
        if self.n == 3: raise OSError('next')
        return self.n
it = It()
try:
    {x for x in it}
except OSError as e:
    print(e, it.n)
try:
    {next(iter([])) for _ in 'ab'}
except StopIteration:
    print('StopIteration passes through')
def f():
    try:
        return {1 / x for x in (1, 0)}
    except ZeroDivisionError:
        return {x for x in ('recovered',)}
    finally:
        print('finally', end=' ')
print(f())
