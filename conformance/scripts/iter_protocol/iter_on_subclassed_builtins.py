class L(list):
    def __iter__(self): return iter('overridden')
l = L([1, 2])
print(list(l), [*l], l, [x for x in l], len(l), sorted(l)[:3], tuple(l)[:2], 1 in l, 'o' in l, sum([1]) , list(l[:]), list(reversed(l)))
a = []
a.extend(l)
print(a)
a = []
a += l
print(a)
print(', '.join(l)[:7])
class D(dict):
    def __iter__(self): return iter(['fake'])
    def keys(self): return ['a']
d = D(a=1)
print(list(d), dict(d), {**d}, d, 'a' in d, list(d.items()))
class S(str):
    def __iter__(self): return iter([1, 2])
s = S('abc')
print(list(s), s.upper(), ''.join(['x', s]), 'b' in s, tuple(s), [*s])
class T(tuple):
    def __iter__(self): return iter('tt')
t = T((1, 2))
print(list(t), (lambda *a: a)(*t), t + (3,), (*t,))
x, y = t
print(x, y)
x, y = l2 = L([5, 6]) if False else T((5, 6))
print(x, y)
