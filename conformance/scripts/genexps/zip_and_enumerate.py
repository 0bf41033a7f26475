a, b = [1, 2, 3], 'xyz'
print(list(f'{x}{y}' for x, y in zip(a, b)), dict((k, v) for v, k in enumerate(b)), list((i, x * y) for i, (x, y) in enumerate(zip(a, a))))
print(list(x for x, in zip(a)), list(first for first, *_ in zip(a, b)), sum(x * y for x, y in zip(a, reversed(a))))
