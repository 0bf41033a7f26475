class Seq:
    def __init__(self, *items): self.items = list(items)
    def __len__(self): return len(self.items)
    def __getitem__(self, i):
        print('get', i)
        return self.items[i]
    def __setitem__(self, i, v):
        print('set', i, v)
        self.items[i] = v
    def __delitem__(self, i):
        print('del', i)
        del self.items[i]

s = Seq(1, 2, 3)
print(len(s), bool(s), bool(Seq()))
print(list(s))
print(2 in s)
s[0] = 9
s[1:2] = [7, 8]
del s[-1]
print(s[::-1], s[..., 1:2] if False else 'skip')
print([x for x in reversed(s)])
a, b, c = s
print(a, b, c)

class Keys:
    def __contains__(self, x): return x == 'yes'
    def __getitem__(self, k): return k
    def keys(self): return ['p', 'q']

k = Keys()
print('yes' in k, 'no' in k, k[1, 2], k[1:2, ::3], k[...])
print(dict(**k), {**k})

class Missing(dict):
    def __missing__(self, key): return key * 2
m = Missing(a=1)
print(m['a'], m['b'], m.get('b'), 'b' in m, len(m))
class BadLen:
    def __len__(self): return -1
try:
    len(BadLen())
except ValueError as e:
    print(e)
class StrLen:
    def __len__(self): return 'x'
try:
    len(StrLen())
except TypeError as e:
    print(e)
