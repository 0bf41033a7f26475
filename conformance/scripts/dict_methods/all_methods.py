d = {'a': 1}
print(d.get('a'), d.get('b'), d.get('b', 0), d.setdefault('a', 9), d.setdefault('c', []), d.setdefault('n'), d)
print(d.pop('c'), d.pop('zz', 'default'), d, d.update(b=2), d.update([('q', 1), 'xy']), d.update({'a': 5}, k=3), d.update(), d)
print(dict.fromkeys('ab'), dict.fromkeys([1, 2], []), dict([(1, 2), [3, 4]]), dict(a=1, **{'b': 2}), dict({'x': 1}, y=2), dict(zip('ab', range(2))), dict())
s = dict.fromkeys('ab', [])
s['a'].append(1)
print(s, d.copy() == d, d.copy() is d, len(d), bool({}), d.clear(), d)
for f in (lambda: {}.pop('k'), lambda: dict([1]), lambda: dict(['abc']), lambda: dict([(1, 2, 3)]), lambda: dict(5), lambda: {}.update(5), lambda: {}.get(), lambda: dict.fromkeys(5), lambda: dict(1, 2), lambda: {}.pop(), lambda: {}.setdefault(), lambda: {}.get([]), lambda: {}.get(k=1), lambda: {}.fromkeys()):
    try:
        print(f())
    except (KeyError, TypeError, ValueError) as e:
        print(type(e).__name__, e)
class D(dict):
    def __getitem__(self, k): return 'overridden'
    def keys(self): return ['fake']
x = D(a=1)
print(x['nope'], x.get('a'), dict(x), {**x}, x.items(), list(x), x)
class M:
    def keys(self): return iter('pq')
    def __getitem__(self, k): return k * 2
print(dict(M()), {**M()})
r = {}
r['self'] = r
print(r, {'k': [r]})
class H:
    def __init__(self, v): self.v = v
    def __hash__(self): return 1
    def __eq__(self, o): print('eq', self.v, o.v); return self.v == o.v
    def __repr__(self): return f'H{self.v}'
t = {H(1): 'one', H(2): 'two'}
print(t[H(2)], H(3) in t)
t[H(1)] = 'uno'
print(t)
nan = float('nan')
n = {nan: 1}
print(n[nan], float('nan') in n, list(n)[0] is nan)
