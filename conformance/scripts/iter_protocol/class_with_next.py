class Down:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        if self.n <= 0: raise StopIteration
        self.n -= 1
        return self.n
d = Down(3)
print(iter(d) is d, next(d), list(d), list(d))
try:
    next(d)
except StopIteration as e:
    print(repr(e))
for x in Down(2): print(x)
print(sum(Down(4)), max(Down(4)), sorted(Down(3)), [*Down(2)], {*Down(1)}, tuple(Down(2)))
