from collections import ChainMap
a, b = {'x': 1, 'y': 2}, {'y': 20, 'z': 30}
c = ChainMap(a, b)
print(c, c['x'], c['y'], c['z'], list(c), len(c), dict(c), c.maps, 'z' in c, c.get('q'), sorted(c.items()))
c['z'] = 'top'; c['new'] = 0; del c['x']
print(a, b, c.pop('new'), c.parents, c.new_child(), c.new_child({'n': 1})['n'], c.new_child(k=2)['k'])
for f in (lambda: c['nope'], lambda: c.__delitem__('zz'), lambda: c.pop('zz'), lambda: ChainMap().popitem(), lambda: ChainMap(5)['a']):
    try:
        print(f())
    except (KeyError, TypeError) as e:
        print(type(e).__name__, e)
print(ChainMap(), bool(ChainMap({})), bool(ChainMap({}, {'a': 1})), ChainMap({'a': 1}) == {'a': 1}, c == dict(c), ChainMap.fromkeys('ab', 0), c.copy().maps[0] is a, c.copy().maps[1] is b)
print(ChainMap({'a': 1}) | {'b': 2}, {'b': 2} | ChainMap({'a': 1}), type({} | ChainMap()).__name__)
d = ChainMap({'a': 1})
d |= {'c': 3}; print(d, list(ChainMap({'b': 1}, {'a': 1, 'b': 2})), list(reversed(list(ChainMap({'b': 1}, {'a': 1})))))
class M(ChainMap):
    def __missing__(self, k): return f'no {k}'
print(M({})['k'])
d.clear(); print(d)
