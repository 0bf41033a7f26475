from bisect import insort, insort_left, insort_right
a = [1, 3, 5]
print(insort(a, 4), a)
insort(a, 0); insort(a, 9); insort(a, 4)
print(a)
class K:
    def __init__(self, v, t): self.v, self.t = v, t
    def __lt__(self, o): return self.v < o.v
    def __repr__(self): return f'{self.v}{self.t}'
l = [K(1, 'a'), K(2, 'a')]
insort_left(l, K(1, 'left')); insort_right(l, K(1, 'right')); insort(l, K(2, 'z'))
print(l)
b = []
for x in (5, 2, 8, 2, 9, 1): insort(b, x)
print(b)
insort(b, 0, lo=3)
print(b)
insort(b, 100, hi=2)
print(b)
rows = [('a', 3), ('b', 5)]
insort(rows, ('x', 4), key=lambda r: r[1])
print(rows)
for f in (lambda: insort((1, 2), 3), lambda: insort([1], 'a'), lambda: insort([1], 2, key=5), lambda: insort(a, 5, -1)):
    try:
        print(f())
    except (TypeError, ValueError, AttributeError) as e:
        print(type(e).__name__, e)
class L(list):
    def insert(self, i, x):
        print('insert', i, x)
        super().insert(i, x)
s = L([1, 5])
insort(s, 3)
print(s)
