x = 10
g = (i + x for i in range(3))
x = 100
print(list(g))
include = [2, 4, 6]
exclude = [2]
g = (i for i in include if i not in exclude)
include = [1, 3, 5]
exclude = [4]
print(list(g))
def f(n):
    g = (n * i for i in range(n))
    n = 5
    return list(g)
print(f(3))
funcs = [lambda: sum(i * k for i in range(3)) for k in range(3)]
print([f() for f in funcs])
pools = [(i * j for j in range(3)) for i in range(3)]
print([list(p) for p in pools])
pools = list((i * j for j in range(3)) for i in range(3))
print([list(p) for p in pools])
