class Tree:
    def __init__(self, v, *kids): self.v, self.kids = v, kids
    def __iter__(self):
        yield self.v
        for k in self.kids:
            yield from k
    def __reversed__(self):
        for k in reversed(self.kids):
            yield from reversed(k)
        yield self.v
t = Tree(1, Tree(2, Tree(3)), Tree(4))
print(list(t), list(reversed(t)), 3 in t, sum(t), [*t][::2])
a, *rest = t
print(a, rest)
class Pairs:
    def __init__(self, **kw): self.kw = kw
    def __iter__(self): yield from self.kw.items()
    def keys(self): return self.kw.keys()
    def __getitem__(self, k): return self.kw[k]
p = Pairs(a=1, b=2)
print(list(p), dict(p), {**p})
class Lazy:
    def __iter__(self):
        try:
            yield 1
            yield 2
        finally:
            print('closed')
for x in Lazy():
    print(x)
    break
print('after')
print(list(Lazy()))
