rows = [('b', 2), ('a', 2), ('c', 1), ('d', 2)]
print(sorted(rows, key=lambda r: r[1]), sorted(rows, key=lambda r: r[1], reverse=True), sorted(rows, key=lambda r: (-r[1], r[0])), sorted(rows, reverse=True))
print(sorted([3, 1.5, True, 0]), sorted('bAc', key=str.casefold), sorted([[2], [1, 5], []]), sorted({3: 'c', 1: 'a'}.items()), sorted([(1, 'b'), (1, 'a')]), sorted([b'b', b'a']), sorted([frozenset([1, 2]), frozenset([1])], key=len), sorted([0, -0.0, 0.0]), sorted([None, 1], key=lambda x: (x is None, x)))
class P:
    def __init__(self, n): self.n = n
    def __lt__(self, o): return self.n < o.n
    def __repr__(self): return f'P{self.n}'
print(sorted([P(3), P(1), P(2)]), sorted([P(1), P(2)], reverse=True), sorted([P(1)], key=lambda p: -p.n), max([P(1), P(3)], key=lambda p: p.n), min([P(2), P(1)], key=lambda p: p.n))
for f in (lambda: sorted([1, 'a']), lambda: sorted([P(1), 5]), lambda: sorted([1j, 2]), lambda: sorted(5), lambda: sorted([1], lambda x: x), lambda: sorted([1, 2], key=len), lambda: sorted([1, 2], reverse='x'), lambda: sorted([{}, {}]), lambda: sorted([1], cmp=1), lambda: sorted()):
    try:
        print(f())
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
n = float('nan')
print(sorted([1, 2, 3], key=lambda x: n) , sorted(['b', 'B', 'a'], key=lambda s: (s.lower(), s)), sorted(range(10), key=lambda x: x % 3), sorted('hello world'.split(), key=lambda w: w[-1]))
calls = []
sorted([3, 1, 2], key=lambda x: calls.append(x) or x); print(calls)
l = [5, 3, 1]; print(l.sort(reverse=True), l, l.sort(), l); l.sort(key=lambda x: -x); print(l)
big = [(i * 7919 % 1000, i) for i in range(1000)]
s = sorted(big, key=lambda p: p[0] // 10)
print(all(a[0] // 10 <= b[0] // 10 for a, b in zip(s, s[1:])), all(a[1] < b[1] for a, b in zip(s, s[1:]) if a[0] // 10 == b[0] // 10), sorted(list(range(50)) + list(range(25))) == sorted(list(range(25)) * 2 + list(range(25, 50))))
