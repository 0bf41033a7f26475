# What is in a dict or set has its hash, which is not asked for again.
class HashCountingInt(int):
    def __init__(self, *args): self.hash_count = 0
    def __hash__(self):
        self.hash_count += 1
        return int.__hash__(self)
n = 10
d = dict.fromkeys(map(HashCountingInt, range(n)))
count = lambda: sum(elem.hash_count for elem in d)
for th in set, frozenset:
    s = th(d); print(count())
    s.difference(d); print(count())
    if th is set: s.symmetric_difference_update(d); print(count())
    dict.fromkeys(set(d)); print(count())
    dict.fromkeys(frozenset(d)); print(count())
    d3 = dict.fromkeys(frozenset(d), 123); print(count())
    print(d3 == dict.fromkeys(d, 123), len(s.difference(d)), sorted(s))
