for n in (0, 1, 2, 10, 100, 1000):
    s = {i % 7 for i in range(n)}
    print(n, len(s), bool(s), sum(s), type(s).__name__)
print({i for i in ()} == set(), {1 for _ in range(5)}, {() for _ in 'ab'}, {None for _ in 'x'})
