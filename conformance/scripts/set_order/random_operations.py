# A linear congruential generator, so that both interpreters do the same.
state = [1]
def rnd(n):
    state[0] = (state[0] * 6364136223846793005 + 1442695040888963407) % 2**64
    return (state[0] >> 33) % n
def val(span):
    x = rnd(2 * span) - span
    k = rnd(8)
    if k == 0: return x / 4
    if k == 1: return (x, x + 1)
    if k == 2: return None
    if k == 3: return -x * 10**15
    return x
for seed in range(40):
    state[0] = seed * 7919 + 1
    span = [20, 200, 5000, 10**12][rnd(4)]
    sets = [set(), set(), set()]
    for step in range([10, 60, 150][rnd(3)]):
        i = rnd(3); j = rnd(3); s = sets[i]; t = sets[j]; op = rnd(22); v = val(span)
        if op < 5: s.add(v)
        elif op == 5: s.discard(v)
        elif op == 6 and s: print('p', s.pop())
        elif op == 7: sets[i] = s | t
        elif op == 8: sets[i] = s & t
        elif op == 9: sets[i] = s - t
        elif op == 10: sets[i] = s ^ t
        elif op == 11: s.update(t)
        elif op == 12: s -= t
        elif op == 13: sets[i] = set(s)
        elif op == 14: s.update({rnd(span): 1 for _ in range(rnd(12))})
        elif op == 15: s.update([rnd(span) for _ in range(rnd(12))])
        elif op == 16: s &= t
        elif op == 17: s ^= t
        elif op == 18: sets[i] = s.difference(list(t))
        elif op == 19: sets[i] = set(s.symmetric_difference(list(t)))
        elif op == 20: sets[i] = {x for x in t}
        elif op == 21: sets[i] = set(frozenset(s)) if s else {1}
    print(seed, [list(x) for x in sets], sets[0], repr(frozenset(sets[1])), tuple(sets[2]), [*sets[1]])
print({'a', 'b'} == {'b', 'a'}, {3, 1, 2}, {10, 5}, {1.5, 'x'} == {'x', 1.5}, set('abc') == {'c', 'a', 'b'})
s = set(range(30)); 
while s: print(s.pop(), end=' ')
print(next(iter({9, 3, 7})), max({4, 2}), sum({0.1, 0.2, 0.3}))
it = iter({1, 2, 3}); print(it.__length_hint__(), next(it), it.__length_hint__())
