pairs = [(1, 'a'), (2, 'b'), (1, 'a')]
print(sorted({p for p in pairs}), sorted({(b, a) for a, b in pairs}), sorted({a for a, *_ in pairs}), {len(p) for p in pairs})
print(sorted({x for p in pairs for x in p if isinstance(x, int)}), sorted({(i, j) for i in range(3) for j in range(i)}))
print({c for c, in [(1,), (2,)]}, {b for a, (b, *c) in [(1, (2, 3, 4))]})
