import copy
a = [1, [2, 3], {'k': [4]}]
s, d = copy.copy(a), copy.deepcopy(a)
a[1].append('x'); a[2]['k'].append('y'); a.append(5)
print(a, s, d)
for o in (1, 'a', (1, 2), None, 1.5, b'x', frozenset([1]), range(3), len, int, ..., True, 2j, slice(1)):
    print(type(o).__name__, copy.copy(o) is o, copy.deepcopy(o) is o)
t = ([1], 2)
print(copy.copy(t) is t, copy.deepcopy(t) is t, copy.deepcopy(t) == t, copy.deepcopy((1, (2,))) is not None)
l = [1]; l.append(l)
d = copy.deepcopy(l)
print(d[1] is d, d is not l)
x = [0]; shared = [x, x]
d = copy.deepcopy(shared)
print(d[0] is d[1], d[0] is not x)
class C:
    def __init__(self): self.v = [1]; self.me = self
c = C(); e = copy.deepcopy(c); f = copy.copy(c)
print(e.me is e, e.v is not c.v, f.v is c.v, f.me is c, type(e).__name__)
for o in ({1, 2}, {'a': 1}, bytearray(b'x'), [1]):
    print(copy.copy(o) == o, copy.copy(o) is o, copy.deepcopy(o) == o)
memo = {}
copy.deepcopy(a, memo); print(len(memo) > 0)
deep = []
for _ in range(150): deep = [deep]
print(repr(copy.deepcopy(deep)) == repr(deep))
