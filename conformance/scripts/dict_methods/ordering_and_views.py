d = {'b': 1, 'a': 2}
d['c'] = 3
d['b'] = 9
print(d, list(d), d.keys(), d.values(), d.items())
del d['b']
d['b'] = 0
print(d, list(reversed(d)), d.popitem(), d)
k = d.keys()
d['z'] = 5
print(k, len(k), 'z' in k, k & {'a', 'q'} == {'a'}, sorted(k | ['m']), sorted(k - {'a'}), sorted(k ^ {'a', 'n'}), k == {'a', 'c', 'z'}, k <= {'a', 'c', 'z', 'w'}, k.isdisjoint(['no']))
print(d.items() >= {('a', 2)}, ('a', 2) in d.items(), ('a', 3) in d.items(), 2 in d.values(), d.values() == d.values(), d.keys().mapping['a'], list(reversed(d.items())), list(reversed(d.values())))
for f in (lambda: [d.__setitem__(x, 1) for x in d if d.update({x + 'x': 1}) is None],):
    try:
        f()
    except RuntimeError as e:
        print(e)
d = {1: 'a', 2: 'b'}
try:
    for x in d:
        del d[x]
except RuntimeError as e:
    print(e)
d = {1: 'a', 2: 'b'}
try:
    for x in d:
        d.pop(x); d[x + 10] = 1
except RuntimeError as e:
    print(e)
print({1: 'int', True: 'bool', 1.0: 'float'}, {0: 1, False: 2, -0.0: 3}, {'a': 1} | {'a': 2, 'b': 3}, {(1, 2): 3}[1, 2])
e = {'x': 1}
e |= [('y', 2)]
e |= {'x': 5}
print(e, {**e, 'x': 7, **{'z': 8}}, {'a': 1, 'b': 2} == {'b': 2, 'a': 1}, {'a': 1} != {'a': 1.0}, dict(e) is e)
for f in (lambda: {} | [], lambda: {} < {}, lambda: {[]: 1}, lambda: {}['k'], lambda: {1: 2}[3], lambda: {}.popitem(), lambda: d.keys() + 1, lambda: {{}: 1}, lambda: hash({}), lambda: {}[[]], lambda: [] in {}):
    try:
        f()
    except (TypeError, KeyError) as x:
        print(type(x).__name__, x)
