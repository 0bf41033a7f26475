from itertools import groupby
print([(k, list(g)) for k, g in groupby('AAABBA')], [(k, len(list(g))) for k, g in groupby(sorted('mississippi'))], list(groupby([])))
print([(k, list(g)) for k, g in groupby([1, 3, 2, 4, 5], lambda x: x % 2)], [(k, list(g)) for k, g in groupby(['a', 'B', 'b'], key=str.lower)], [(k, list(g)) for k, g in groupby([0, 0.0, False, 1])])
it = groupby('aabb')
k, g = next(it)
print(k, next(g))
k2, g2 = next(it)
print(k2, list(g), list(g2))
groups = list(groupby('aab'))
print([(k, list(g)) for k, g in groups])
print([k for k, g in groupby('aabca')], [next(g) for k, g in groupby('aabb')])
def loud():
    for c in 'aab':
        print('take', c, end=' ')
        yield c
for k, g in groupby(loud()):
    print('key', k)
    for x in g: print('item', x)
nan = float('nan')
print(len(list(groupby([nan, nan]))), [(k, list(g)) for k, g in groupby([(1, 'a'), (1, 'b'), (2, 'c')], key=lambda p: p[0])])
for f in (lambda: groupby(5), lambda: list(groupby([1], 5)), lambda: groupby()):
    try:
        print(f())
    except TypeError as e:
        print(e)
