class P:
    def __init__(self, n): self.n = n
    def sq(self): return self.n ** 2
ps = [P(i) for i in (-2, 1, 2)]
print({p.n for p in ps} == {-2, 1, 2}, {p.sq() for p in ps}, {abs(p.n) for p in ps}, {type(p).__name__ for p in ps})
print({len(w) for w in 'a bb cc ddd'.split()}, {w[0] for w in ['x1', 'x2']}, {(lambda v: v * 2)(i) for i in range(3)})
