from operator import itemgetter, attrgetter, methodcaller
data = [{'u': {'n': 'B'}, 's': [3, 1]}, {'u': {'n': 'A'}, 's': [2]}]
u = itemgetter('u')
print(sorted(data, key=lambda r: u(r)['n'])[0]['s'], list(map(itemgetter('s'), data)), max(data, key=lambda r: len(r['s']))['u'], [itemgetter(0)(r['s']) for r in data])
class P:
    def __init__(self, **k): self.__dict__.update(k)
    def scale(self, k=1): return self.v * k
ps = [P(v=3, q=P(w='x')), P(v=1, q=P(w='y'))]
print([p.v for p in sorted(ps, key=attrgetter('v'))], list(map(attrgetter('q.w', 'v'), ps)), list(map(methodcaller('scale', 10), ps)), list(map(methodcaller('scale', k=2), ps)), sum(map(attrgetter('v'), ps)))
print(itemgetter(1, -1)(range(5)), itemgetter('a')({'a': None}), itemgetter(slice(None, None, -1))('abc'), itemgetter((1, 2))({(1, 2): 'tuple key'}), itemgetter(True)([10, 20]))
import copy
print(itemgetter(1).__reduce__()[1], attrgetter('a.b').__reduce__()[1], methodcaller('m', 1).__reduce__()[1], copy.copy(itemgetter(2))([0, 1, 5]))
