def loud(n, name):
    for i in range(n):
        print(f'{name}{i}', end=' ')
        yield i

m = map(lambda x: print(f'f{x}', end=' ') or x, loud(3, 'a'))
print('made')
print(next(m)); print(list(m))
f = filter(lambda x: print(f'p{x}', end=' ') or x % 2, loud(4, 'b'))
print(next(f)); print(list(f))
z = zip(loud(2, 'l'), loud(3, 'r'))
print(list(z))
z = zip(loud(3, 'l'), loud(2, 'r'))
print(list(z))
print(any(x > 0 for x in loud(5, 'n')), all(x < 1 for x in loud(5, 'm')))
e = enumerate(loud(2, 'e'))
print(next(e), next(e), next(e, 'none'))
for i, x in zip(range(2), loud(5, 'z')): print(x)
print(2 in loud(5, 'in'), end=' ')
g = loud(5, 'g')
print(3 in g, list(g))
a, b = loud(2, 'u')
print(a, b)
try:
    a, b = loud(4, 'w')
except ValueError as e:
    print(e)
r = range(10 ** 20)
print(r[5], 10 ** 19 in r, r[10 ** 19], r.index(7), len(range(0, 10 ** 9, 7)), r[-1], range(5)[1:4], range(0, 10, 3)[::-1], range(3) == range(0, 3, 1), range(0) == range(5, 5), hash(range(3)) == hash(range(0, 3)), range(1, 4).count(2), list(range(5, 0, -2)), 2.0 in range(3), 'a' in range(3), range(3, 10, 2).start, repr(range(1, 5, 2)), bool(range(0)))
try:
    len(r)
except OverflowError as e:
    print(e)
for bad in (lambda: range(1.5), lambda: range(1, 2, 0), lambda: range(), lambda: range('a'), lambda: range(3)[5], lambda: range(3).index(9), lambda: range(1, 2, 3, 4)):
    try:
        bad()
    except (TypeError, ValueError, IndexError) as e:
        print(type(e).__name__, e)
