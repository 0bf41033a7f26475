print(list('even' if i % 2 == 0 else 'odd' for i in range(4)), list(i if i else None for i in range(3) if i != 1))
print(list((i, j) for i in range(3) if i for j in range(3) if j if i != j), list(not i for i in (0, 1)), list(i or 'z' for i in ('', 'a')))
print(sum(1 for c in 'banana' if c == 'a'), list(x for x in [1, [2]] if isinstance(x, list)))
