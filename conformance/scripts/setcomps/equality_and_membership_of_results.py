a = {x for x in range(5)}
b = {4 - x for x in range(5)}
print(a == b, a is b, a <= b, a < b, hash(frozenset(a)) == hash(frozenset(b)), a - b, a ^ b, len(a | b), a.isdisjoint({x + 10 for x in a}), 3 in a, 3.0 in a, True in a, '3' in a, [x for x in (3, 9) if x in a], {x for x in a if x in {1, 2}} == {1, 2}, {x for x in a} == set(a) == a.copy(), {frozenset(a)} == {frozenset(b)}, a == frozenset(a), a == [0, 1, 2, 3, 4], a != {1}, {x for x in a if x > 9} == set(), not {x for x in a if x > 9})
print({(1, 2), (2, 1)} == {(x, 3 - x) for x in (1, 2)}, {1, 1.0, True} == {x for x in (1,)}, {x for x in [float('nan')]} == {x for x in [float('nan')]}, {None} == {x for x in [None]}, sorted({x for x in 'ba'}, key=ord), {x for x in [(), (0,)]} == {(0,), ()}, min({x for x in (3, 1)}), sum({x for x in (1, 1, 2)}), list({7 for _ in 'ab'}), dict.fromkeys({1 for _ in 'a'}), [*{5 for _ in 'a'}], set().union(*({x, x + 1} for x in range(3))), set.intersection(*({x, 9} for x in range(3))), {*range(3)} & {*range(2, 5)}, {x for s in ({1}, {2}) for x in s})
def unique(xs, key): return len({key(x) for x in xs}) == len(xs)
print(unique('abc', str.lower), unique('aA', str.lower), unique([], id))
