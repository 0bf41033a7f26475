g = lambda n: (x for x in range(n))
print(list(g(3)), tuple(g(3)), set(g(3)), frozenset(g(2)), sum(g(4)), min(g(3)), max(g(3)), sorted(g(3), reverse=True), any(g(2)), all(g(2)), bytes(g(3)), bytearray(g(2)), dict(zip(g(2), 'ab')))
print(list(map(str, g(2))), list(filter(None, g(3))), list(enumerate(g(2))), list(zip(g(2), g(3))), ','.join(str(x) for x in g(3)), [*g(2)], {*g(2)}, (*g(2),), dict.fromkeys(g(2)), list(reversed(list(g(3)))))
l = [9]
l.extend(g(2)); l += g(1); l[0:0] = g(2)
print(l)
s = {5}
s.update(g(2)); s |= set(g(3))
print(s)
d = {}
d.update((k, v) for k, v in [('a', 1)])
print(d)
import itertools, functools, collections, math, operator, statistics
print(list(itertools.chain(g(2), g(1))), list(itertools.islice(g(5), 2)), functools.reduce(operator.add, g(5)), collections.Counter(x % 2 for x in g(5)), collections.deque(g(5), maxlen=2), math.fsum(x / 10 for x in g(3)), math.prod(x + 1 for x in g(4)), statistics.mean(g(5)), list(itertools.accumulate(g(4))))
try:
    reversed(g(2))
except TypeError as e:
    print(e)
print(str.join('-', (c for c in 'abc')), max((x for x in g(3)), key=lambda v: -v), sorted((x for x in 'bca'), key=ord), print(*g(3)), int.from_bytes(x for x in (1, 2)), list(iter(g(1))))
