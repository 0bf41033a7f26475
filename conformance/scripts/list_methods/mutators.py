a = [3, 1, 2]
print(a.append(4), a, a.extend('xy'), a, a.insert(1, 'i'), a.insert(-1, 'j'), a.insert(100, 'end'), a.insert(-100, 'start'), a)
print(a.pop(), a.pop(0), a.pop(-2), a, a.remove('i'), a, a.index(2), a.count(1), a.reverse(), a)
b = a.copy()
print(b == a, b is a, b.clear(), b, a * 2, [0] * 3, 2 * [1, 2], a + [9], a[:0] + [])
for f in (lambda: [].pop(), lambda: [1].pop(5), lambda: [1].remove(2), lambda: [1].index(2), lambda: [1, 2, 1].index(1, 1, 2), lambda: [1].append(), lambda: [1].extend(5), lambda: [1] + (2,), lambda: [1].insert('a', 1), lambda: [1].pop('a'), lambda: [1].append(1, 2), lambda: [] * 'a', lambda: list(5), lambda: [1].sort(lambda x: x)):
    try:
        print(f())
    except (IndexError, ValueError, TypeError) as e:
        print(type(e).__name__, e)
c = [1, 2]
c += (3,)
c += 'z'
c *= 2
print(c, [1, 2, 1].index(1, 1), [1, 2, 3, 2].index(2, -2))
d = e = [1]
d += [2]
print(e, d is e)
d = d + [3]
print(e, d is e)
x = [1, 2, 3, 4, 5, 6]
for v in x:
    if v % 2 == 0:
        x.remove(v)
print(x)
n = []
n.append(n)
print(n, n == n, [n], len(n))
n2 = [1, n]
print(n2, repr([[...]]))
y = [1, 2]
y.extend(y)
y.extend(v for v in range(2))
print(y, list('abc'), list({'k': 1}), list(range(3)), list(), [*y, *'q'])
print([1, 2] < [1, 3], [1] < [1, 0], [] < [0], [1, 'a'] == [1, 'a'], [1] != [1.0], [[1]] == [[1]], [2] > [1, 5])
try:
    [1] < ['a']
except TypeError as e:
    print(e)
try:
    [1] < (1,)
except TypeError as e:
    print(e)
try:
    hash([])
except TypeError as e:
    print(e)
