l = [1, 2, 3]
for a, b in zip(l, l):
    print(a, b, end='; ')
    if a == 1: l.append(4)
print()
for a in map(lambda x: x, l):
    if a == 2: l.pop()
    print(a, end=' ')
print()
it = iter('abcdef')
for x in it:
    print(x, next(it, '-'), end=' ')
print()
it = iter(range(6))
print([(x, next(it)) for x in it])
it = iter(range(5))
try:
    print([(x, next(it)) for x in it])
except StopIteration:
    print('odd number of items')
a = iter([1, 2, 3, 4])
print(list(zip(a, a, a)), list(a))
e = enumerate(it2 := iter('xyz'))
print(next(e), next(it2), next(e))
d = {'a': 1}
for k, v in list(d.items()):
    d[k + 'x'] = v + 1
print(d)
