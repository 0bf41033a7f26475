words = ['banana', 'Apple', 'cherry', 'apple', 'fig']
print(sorted(words), sorted(words, key=str.lower), sorted(words, key=len), sorted(words, reverse=True), sorted(words, key=len, reverse=True))
pairs = [(1, 'b'), (0, 'z'), (1, 'a'), (0, 'y')]
print(sorted(pairs, key=lambda p: p[0]), sorted(pairs, key=lambda p: p[0], reverse=True), sorted(pairs))
a = [3, 1, 2]
print(a.sort(), a, a.sort(key=lambda x: -x), a, sorted('hello'), sorted({'b': 1, 'a': 2}), sorted((True, 2, 0.5)))
print(sorted([1, 2.5, True, -1]), sorted([0.0, -0.0, 0]), sorted(range(5), key=lambda x: x % 2))
for bad in ([1, 'a'], ['a', None], [1j, 2j], [[1], ['a']], [{}, {}]):
    try:
        sorted(bad)
    except TypeError as e:
        print(e)
class K:
    def __init__(self, v): self.v = v
    def __lt__(self, o): return self.v < o.v
    def __repr__(self): return f'K{self.v}'
print(sorted([K(3), K(1), K(2)]), max([K(3), K(1)], key=lambda k: -k.v), min(K(2), K(1)))
def mutate(x):
    victim.append(1)
    return x
victim = [3, 2, 1]
try:
    victim.sort(key=mutate)
except ValueError as e:
    print(e)
seen = []
victim2 = [2, 1]
victim2.sort(key=lambda x: seen.append(list(victim2)) or x)
print(seen, victim2)
def boom(x):
    if x == 1: raise KeyError('boom')
    return x
l = [3, 1, 2]
try:
    l.sort(key=boom)
except KeyError as e:
    print(e, sorted(l))
class Weird:
    def __lt__(self, o): return []
print(len(sorted([Weird(), Weird()])))
nan = float('nan')
print(sorted([3, nan, 1])[0], sorted([], key=5), sorted([1], key=None))
try:
    sorted([1, 2], key=5)
except TypeError as e:
    print(e)
import functools
print(sorted([5, 2, 9, 1], key=functools.cmp_to_key(lambda a, b: b - a)))
big = [(i * 7919) % 1009 for i in range(1009)]
print(sorted(big) == list(range(1009)), sorted(big, reverse=True)[:3], sorted(big, key=lambda v: v // 100)[:5])
