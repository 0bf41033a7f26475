def gen():
    print('start', end=' ')
    yield 2
    yield 1
    print('end', end=' ')
g = gen()
print(sorted(g), list(g))
g = gen()
print(set(g), tuple(gen()), frozenset(gen()), dict.fromkeys(gen()))
g = gen()
print(2 in g, list(g))
print(1 in gen(), 5 in gen())
l = []
l.extend(gen())
l += gen()
l[1:1] = gen()
print(l)
print(*gen())
print(''.join(str(x) for x in gen()), max(gen()), sum(gen()), len(list(gen())))
a, b = gen()
print(a, b)
print(bytes(gen()), bytearray(gen()), [*gen(), 0])
print(next(gen()), next(iter(gen())))
print(list(zip(gen(), gen())))
