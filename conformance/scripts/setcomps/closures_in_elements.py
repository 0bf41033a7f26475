fs = {i: (lambda: i) for i in range(3)}
print([fs[k]() for k in fs])
fs = {(lambda i=i: i) for i in range(3)}
print(sorted(f() for f in fs))
fs = sorted(({(i, (lambda j: lambda: j)(i)) for i in range(3)}), key=lambda p: p[0])
print([f() for _, f in fs])
def outer(n):
    def inner(): return {n + i for i in range(2)}
    n += 10
    return inner()
print(outer(1))
def counter():
    c = 0
    def bump():
        nonlocal c
        c += 1
        return c
    return {bump() for _ in range(4)}, c
print(counter())
def shared():
    getters = []
    {getters.append(lambda: v) for v in range(3)}
    return [g() for g in getters]
print(shared())
def gen_in_set(): return sorted({tuple(g) for g in [(i * j for j in range(2)) for i in range(2)]})
print(gen_in_set())
