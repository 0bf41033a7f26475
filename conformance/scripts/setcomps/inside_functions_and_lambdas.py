f = lambda n: {i for i in range(n)}
print(f(3))
def g(*a, **k): return {x for x in a} | {x for x in k.values()}
print(g(1, 2, z=3))
print((lambda: {i for i in range(2)})(), {(lambda i=i: i * i)() for i in range(4)})
def gen(n):
    yield {i for i in range(n)}
    yield {i + n for i in range(n)}
print(list(gen(2)))
def default(s={i for i in range(2)}):
    s.add(len(s))
    return s
print(default(), default())
print({i for i in range(3)} if f(1) else {j for j in 'a'}, len({i for i in 'aab'}), 1 in {i for i in range(2)}, {i for i in range(3)} & {j for j in range(1, 5)}, {*{i for i in range(2)}, 9})
print(f'{ {i for i in range(2)} }', '%s' % {i for i in range(2)}, str({i for i in range(1)}))
print({i for i in range(3)}.pop() in (0, 1, 2), [*{i for i in 'a'}], max({i for i in range(9)}), sorted({-i for i in range(3)}))
