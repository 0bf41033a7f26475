class Count:
    def __init__(self, n): self.n = n; self.starts = 0
    def __iter__(self):
        self.starts += 1
        return iter(range(self.n))
c = Count(3)
print(list(c), sum(c), max(c), 2 in c, [*c], (*c,), {**dict.fromkeys(c, 0)}, c.starts)
a, b, d = c; print(a, b, d, c.starts, [(x, y) for x in c for y in c if x < y], c.starts)
