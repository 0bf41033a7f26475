# pairwise and tee may be stepped by their own source.
def t(f, *a, **k):
    try: print(f(*a, **k))
    except BaseException as e: print(type(e).__name__, e, type(e.__context__).__name__)
from itertools import pairwise, tee
def check(reenter_at, expected):
    class I:
        count = 0
        def __iter__(self): return self
        def __next__(self):
            self.count +=1
            if self.count in reenter_at: return next(it)
            return [self.count]
    it = pairwise(I())
    for item in expected: t(next, it)
check({1}, [0]*2); check({2}, [0]*3); check({3}, [0]*4); check({1, 2}, [0]*2); check({1, 3}, [0]*2); check({1, 4}, [0]*3); check({2, 3}, [0]*2)
class I:
    first = True
    def __iter__(self): return self
    def __next__(self):
        first = self.first
        self.first = False
        if first: return next(b)
        return 5
a, b = tee(I())
t(next, a); t(next, a)
