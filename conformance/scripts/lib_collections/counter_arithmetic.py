from collections import Counter
a, b = Counter(x=3, y=1, z=-2), Counter(x=1, y=2, w=4)
print(a + b, a - b, a & b, a | b, +a, -a, a == b, a < b, Counter(x=1) <= a)
a += b; print(a)
a -= Counter(w=10); print(a)
a |= Counter(q=2); print(a)
a &= Counter(x=1, q=1); print(a)
print(Counter() == Counter(a=0), Counter(a=1) != Counter(a=1, b=0), Counter(a=1) >= Counter(), bool(Counter()), bool(Counter(a=0)))
for f in (lambda: Counter(a=1) + {'a': 1}, lambda: Counter(a=1) < 5, lambda: Counter(1), lambda: Counter([1], [2]), lambda: Counter(a=1) | [1]):
    try:
        print(f())
    except TypeError as e:
        print(e)
c = Counter('abracadabra')
print(c.most_common(), c.most_common(0), c.most_common(-1), c.most_common(2), c.total(), list(c.elements()), sorted(c), c['nope'], 'nope' in c, len(c))
c.subtract('aaaaaa'); print(c, list(c.elements()))
c.update({'z': 1.5}); print(c['z'], c.total())
del c['a']; del c['missing']; print(c.pop('b'), c.pop('q', 'd'))
print(Counter({'a': 2}).copy(), Counter(x for x in 'aab'), Counter(Counter(a=1)), Counter(a=2, b=0).most_common(), repr(Counter()), Counter(['b', 'a', 'b', 'a']), dict(Counter('hi')))
