class Eq:
    def __init__(self, n): self.n = n
    def __hash__(self): return hash(self.n)
    def __eq__(self, other):
        print('eq', self.n, getattr(other, 'n', other))
        return self.n == getattr(other, 'n', other)
nan = float('nan')
d = {1: Eq(5), Eq(2): 'b', 3: nan, 'k': None}
for pair in (1, 5), (1, 6), (2, 'b'), (Eq(2), 'c'), (3, nan), (3, float('nan')), ('k', None), ('z', None), (1,), (1, 2, 3), [1, 5], 'ab', 5, None:
    print(pair if not any(isinstance(x, Eq) for x in pair) else '(Eq)', pair in d.items()) if isinstance(pair, (tuple, list)) else print(pair, pair in d.items())
try: ([], 1) in d.items()
except TypeError as e: print(e)
class Clears:
    def __eq__(self, other):
        e.clear()
        return NotImplemented
e = {0: set()}
print((0, Clears()) in e.items(), e)
class T(tuple): pass
print(T((1, 5)) in {1: 5}.items(), (1, 5) in dict.fromkeys([1], 5).items())
