a, b = {'x': 1, 'y': 2, 'z': 3}, {'y': 2, 'z': 9, 'w': 0}
k, i = a.keys(), a.items()
print(sorted(k & b.keys()), sorted(k | b), sorted(k - b.keys()), sorted(k ^ b.keys()), k <= {'x', 'y', 'z', 'q'}, k >= {'x'}, k < set('xyz'), k == set('xyz'), k == {'x': 0, 'y': 0, 'z': 0}.keys(), k != b.keys(), k.isdisjoint('pq'), 'x' in k, ['x'] != k, sorted(i & b.items()), sorted(i - b.items()), ('x', 1) in i, ('x', 2) in i, 'x' in i, i == {'x': 1, 'y': 2, 'z': 3}.items(), i.isdisjoint(b.items()), sorted(k & ['x', 'q']), sorted({'x', 'q'} - k), type(k & b).__name__, type({'x'} | k).__name__)
v = a.values()
print(list(v), 2 in v, v == a.values(), v == v, len(v), sum(v), list(reversed(v)), list(reversed(k)), list(reversed(i)), repr(k), repr(v), repr(i), k.mapping == a, type(k.mapping).__name__)
a['new'] = 4; del a['x']
print(list(k), list(v), list(i), len(k))
for f in (lambda: k + b.keys(), lambda: v & v, lambda: k[0], lambda: k & 5, lambda: hash(k), lambda: k.add('q'), lambda: {'l': []}.items() & {1}, lambda: k < [1], lambda: v | v, lambda: k.mapping.__setitem__('a', 1), lambda: i | [[]], lambda: k - None):
    try:
        print(f())
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
print({'l': []}.items() == {'l': []}.items(), ('l', []) in {'l': []}.items(), set({}.keys()), {}.keys() == set(), dict.keys({'a': 1}), [*{'a': 1}.items()], dict({'a': 1}.items()), max({'a': 1, 'b': 0}.items(), key=lambda p: p[1]), sorted({'b': 1, 'a': 2}.items(), key=lambda p: p[1]), any(x > 1 for x in {'q': 2}.values()))
from collections.abc import KeysView, ItemsView, ValuesView, Set
print(isinstance(k, KeysView), isinstance(i, ItemsView), isinstance(v, ValuesView), isinstance(k, Set), isinstance(v, Set))
