import bisect
def grade(score, breakpoints=(60, 70, 80, 90), grades='FDCBA'):
    return grades[bisect.bisect(breakpoints, score)]
print([grade(s) for s in (33, 99, 77, 70, 89, 90, 100, 60, 59)])
def index(a, x):
    i = bisect.bisect_left(a, x)
    if i != len(a) and a[i] == x: return i
    raise ValueError(x)
def find_le(a, x):
    i = bisect.bisect_right(a, x)
    return a[i - 1] if i else None
def find_gt(a, x):
    i = bisect.bisect_right(a, x)
    return a[i] if i != len(a) else None
a = [2, 4, 4, 7, 11]
print(index(a, 7), find_le(a, 5), find_le(a, 1), find_gt(a, 4), find_gt(a, 11))
try:
    index(a, 5)
except ValueError as e:
    print(e)
class Lazy:
    def __init__(self, n): self.n, self.seen = n, []
    def __len__(self): return self.n
    def __getitem__(self, i):
        self.seen.append(i)
        return i * i
l = Lazy(10 ** 6)
print(bisect.bisect_left(l, 123456), len(l.seen), l.seen[:3])
def lis(xs):
    tails = []
    for x in xs:
        i = bisect.bisect_left(tails, x)
        tails[i:i + 1] = [x]
    return len(tails)
print(lis([10, 9, 2, 5, 3, 7, 101, 18]), lis([1] * 5), lis(range(100)))
big = range(10 ** 15)
print(bisect.bisect_left(big, 123456789012), bisect.bisect(range(10 ** 18), 10 ** 17, lo=10 ** 16))
