print(frozenset(x for x in range(3)), frozenset({x for x in range(3)}), set(x for x in 'a'))
s = {x for x in range(6)}
print(s.union({x for x in (9,)}), s.issuperset({x for x in range(2)}), s.isdisjoint(x + 100 for x in s), s.difference(x for x in range(3)))
s |= {x * 10 for x in s}
print(sorted(s))
s -= {x for x in s if x > 5}
print(s)
s &= {x for x in range(3, 9)}
print(s)
s ^= {x for x in (3, 100)}
print(s)
s.update({x for x in 'a'}, [x for x in (1, 2)])
print(len(s), 'a' in s)
s.clear()
print(s, {x for x in s}, bool({x for x in s}), not {x for x in s})
print({x for x in range(3)} <= {x for x in range(4)}, {x for x in range(3)} < {x for x in range(3)}, {x for x in 'ab'} == frozenset('ba'), {x for x in 'ab'} != {'a'})
