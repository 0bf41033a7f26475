def f(it, *rest): return list(it), rest
print(f(i for i in range(3)), f((i for i in range(2)), 5), sum(i for i in range(4)), list(i * 2 for i in 'ab'))
print(max((len(w), w) for w in ('a', 'ccc', 'bb')), dict((i, i * i) for i in range(3)), sorted((-i for i in range(3)), reverse=True))
print(' '.join(str(i) for i in range(3)), tuple(i for i in ()), {*(i for i in 'aa')}, [*(i for i in range(2))], set(i % 2 for i in range(5)))
