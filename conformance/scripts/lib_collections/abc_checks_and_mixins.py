from collections import abc
class Seq(abc.Sequence):
    def __init__(self, *a): self.a = a
    def __getitem__(self, i): return self.a[i]
    def __len__(self): return len(self.a)
s = Seq(1, 2, 3, 2)
print(list(s), 2 in s, s.index(3), s.count(2), list(reversed(s)), isinstance(s, abc.Collection), issubclass(list, abc.MutableSequence))
class Set(abc.Set):
    def __init__(self, it): self.e = list(dict.fromkeys(it))
    def __contains__(self, x): return x in self.e
    def __iter__(self): return iter(self.e)
    def __len__(self): return len(self.e)
    def __repr__(self): return f'Set({self.e})'
a, b = Set('abc'), Set('bcd')
print(a & b, a | b, a - b, a ^ b, a <= b, a == Set('cab'), a.isdisjoint(b), a & 'ab', 'xb' - a if False else '', a > Set('a'), a._hash() == Set('abc')._hash())
class Map(abc.MutableMapping):
    def __init__(self): self.d = {}
    def __getitem__(self, k): return self.d[k]
    def __setitem__(self, k, v): self.d[k] = v
    def __delitem__(self, k): del self.d[k]
    def __iter__(self): return iter(self.d)
    def __len__(self): return len(self.d)
m = Map()
m.update(a=1, b=2); m.setdefault('c', 3)
print(dict(m), m.pop('a'), m.get('z'), list(m.items()), list(m.keys()), list(m.values()), m == {'b': 2, 'c': 3}, 'b' in m, m.popitem(), m.pop('zz', 0), len(m))
class MS(abc.MutableSequence):
    def __init__(self): self.l = []
    def __getitem__(self, i): return self.l[i]
    def __setitem__(self, i, v): self.l[i] = v
    def __delitem__(self, i): del self.l[i]
    def __len__(self): return len(self.l)
    def insert(self, i, v): self.l.insert(i, v)
x = MS(); x.append(1); x.extend([2, 3]); x += [4]; x.reverse(); x.remove(3)
print(x.l, x.pop(), x.l, x.clear(), x.l)
for cls in (abc.Sequence, abc.Set, abc.MutableMapping, abc.Iterator, abc.Hashable):
    try:
        cls()
    except TypeError as e:
        print(e)
class H:
    def __len__(self): return 1
    def __iter__(self): return iter(())
    def __contains__(self, x): return False
print(isinstance(H(), abc.Sized), isinstance(H(), abc.Collection), isinstance([], abc.Hashable), isinstance(5, abc.Hashable), isinstance(len, abc.Callable), isinstance({}.keys(), abc.KeysView), isinstance('', abc.Sequence), isinstance(b'', abc.Buffer), issubclass(dict, abc.Mapping), isinstance((x for x in ''), abc.Generator))
abc.Sequence.register(H); print(isinstance(H(), abc.Sequence), issubclass(H, abc.Reversible))
