d = {}
for k in 'cab': d[k] = ord(k)
print(d, list(d), list(d.values()))
d['a'] = 'updated in place'; print(list(d))
del d['c']; d['c'] = 'moved to end'; print(list(d))
d.pop('a'); d.setdefault('a', 1); d.setdefault('b', 2); print(d)
d.update({'b': 0, 'z': 9}); print(list(d)); d.update([('y', 1), ('c', 2)]); print(list(d.items()))
print(d.popitem(), d.popitem(), list(d)); d |= {'n': 1, 'b': 5}; print(d); print({**{'x': 1, 'y': 2}, 'x': 3}, {'a': 1, 'b': 2} | {'c': 3, 'a': 4}, dict(b=1, a=2), dict([('q', 1), ('p', 2), ('q', 3)]), {1: 'a', 1.0: 'b', True: 'c', 2: 'd'}, dict.fromkeys('hello'), dict(zip('ba', 'xy')))
e = {i: i for i in range(5)}
for k in (1, 3): del e[k]
e[1] = 'back'; e[7] = 'new'; print(e, list(reversed(e)), next(iter(e)), next(reversed(e)))
print({'a': 1, 'b': 2} == {'b': 2, 'a': 1}, list({'a': 1, 'b': 2}.items()) == list({'b': 2, 'a': 1}.items()), {k: None for k in 'zyx'}, {**dict.fromkeys('ab', 0), **{'c': 1}}, sorted({'b': 1, 'a': 2}), {v: k for k, v in {'a': 1, 'b': 2}.items()})
big = {i: i for i in range(1000)}
for i in range(0, 1000, 2): del big[i]
for i in range(0, 100, 10): big[i] = 'again'
print(list(big)[:3], list(big)[-12:], len(big), big[50])
f = {}; f['x'] = f; print(f, len(f)); f.clear(); f['after'] = 1; print(f)
class D(dict):
    def __setitem__(self, k, v): super().__setitem__(k, v * 2)
g = D(a=1); g['b'] = 2; g.update(c=3); print(g, g.setdefault('e', 5), dict(g))
def kw(**k): return list(k)
print(kw(z=1, y=2, **{'x': 3}), list(vars(type('N', (), {'q': 1, 'p': 2})))[:2], list(type('A', (), dict(m=1, l=2)).__dict__)[:2])
