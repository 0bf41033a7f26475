a, b = {1, 2, 3, 4}, {3, 4, 5}
print(a | b, a & b, a - b, b - a, a ^ b, a < b, {3} <= a, a >= {1}, a > a, a >= a, a == {4, 3, 2, 1}, a != b)
print(a.union([9], (8,)), a.intersection([1, 2], {2}), a.difference([1], [2]), a.symmetric_difference([1, 9]), a.isdisjoint([7]), {1}.issubset([1, 2]), a.issuperset(range(2)), a.union(), a.intersection())
c = set(a)
print(c.add(10), c.discard(99), c.remove(1), c, c.update([20], {30}), c, c.intersection_update([10, 20, 2]), c, c.difference_update({2}), c, c.symmetric_difference_update([10, 11]), c, c.clear(), c)
c |= {1, 2}; c &= {2, 3}; c ^= {5}; c -= {2}
print(c, set(), frozenset(), frozenset([1, 2]), {1, 1.0, True}, {0, False}, len({1, 2, 2}))
for f in (lambda: set().pop(), lambda: {1}.remove(2), lambda: {1} | [2], lambda: {[]}, lambda: set(5), lambda: {1} < [1], lambda: frozenset().add(1), lambda: set()[0], lambda: {1} + {2}, lambda: hash(set()), lambda: {1}.union(5), lambda: {{1}}, lambda: {1}.add()):
    try:
        print(f())
    except (KeyError, TypeError, AttributeError) as e:
        print(type(e).__name__, e)
f = frozenset([1, 2, 3])
print(f | {4}, {4} | f, type(f | {4}).__name__, type({4} | f).__name__, f == {1, 2, 3}, hash(f) == hash(frozenset([3, 2, 1])), {f: 1}[frozenset({1, 2, 3})], f in {f}, {1, 2, 3} in {f}, f.copy() is f, frozenset(f) is f)
s = {1, 2, 3}
try:
    for x in s:
        s.add(x + 10)
except RuntimeError as e:
    print(e)
print(sorted({'b', 'a'}), sorted(set('hello')), {x for x in [3, 1, 2]}, set(range(10, 0, -1)), {100, 7, 3, 64, 9}, {-1, -2, 5}, {1.5, 2, 0.25}, {None} == {None}, {(1, 2), (1, 3)} == {(1, 3), (1, 2)})
class S(set): pass
print(S([1]), S([1]) | {2}, type(S() | S()).__name__, type(S().copy()).__name__, repr(S()), S([1]) == {1})
