print([1, 2] == [1, 2], [1, 2] == (1, 2), [1, 2] != [2, 1], [] == [], [[]] == [[]], [1] == [1.0] == [True], [1, 2] < [1, 3], [1, 2] < [1, 2, 0], [] < [1], [2] > [1, 9], ['a', 1] < ['b', 'x'], [1, [2]] < [1, [3]], [None] == [None], [float('nan')] == [float('nan')])
nan = float('nan')
print([nan] == [nan], nan in [nan], [nan].index(nan), [nan].count(nan), [1, nan].count(float('nan')))
l = [3, 1, 4, 1, 5, 9, 2, 6]
print(l.index(1), l.index(1, 2), l.index(9, -4), l.count(1), l.count(7), 4 in l, 4.0 in l, '4' in l, min(l), max(l), sum(l), sorted(l), l.index(5, 3, 6), any(x > 8 for x in l))
for f in (lambda: l.index(7), lambda: l.index(3, 1), lambda: l.index(1, 4, 5), lambda: l.index('x'), lambda: [1] < ['a'], lambda: [[1], 'a'] < [[1], 2], lambda: [1] < 5, lambda: [{}] < [{}], lambda: [1j] < [2j], lambda: [].index(), lambda: l.count(), lambda: l.remove(100)):
    try:
        print(f())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
class E:
    def __init__(self, v): self.v = v
    def __eq__(self, o): print('eq', self.v, getattr(o, 'v', o), end=' '); return self.v == getattr(o, 'v', o)
    def __repr__(self): return f'E{self.v}'
e = [E(1), E(2), E(3)]
print(e.index(2)); print(e.count(E(2))); print(E(3) in e); print(e == [E(1), E(2), E(9)]); e.remove(2); print(e); print([e[0]] == [e[0]])
class Bad:
    def __eq__(self, o): raise RuntimeError('eq')
try:
    [Bad()].index(1)
except RuntimeError as x:
    print(x)
class Shrink:
    def __init__(self, l): self.l = l
    def __eq__(self, o): self.l.clear(); return False
s = []; s.extend([Shrink(s), Shrink(s)])
print(1 in s, s, [].count(1))
