f = lambda: 1 if True else 2
print(f())
g = lambda x: lambda y: x + y
print(g(1)(2))
h = (lambda x: x) if True else (lambda x: -x)
print(h(5))
k = lambda *a, b=2, **c: (a, b, c)
print(k(1, 2, b=3, d=4))
print((lambda: (lambda: 'nested')())())
print([f(2) for f in (lambda x: x, lambda x: x * 2, lambda x, y=3: x ** y)])
m = lambda x, /, y, *, z: (x, y, z)
print(m(1, y=2, z=3))
n = lambda: (a := 5) + a
print(n())
print((lambda x=lambda: 7: x())())
print({'k': lambda: 1, 'l': lambda: 2}['l']())
print((lambda a, b=1, *c, d, e=2, **f: (a, b, c, d, e, f))(0, d=9))
o = lambda: None, 1
print(o[1], o[0]())
print(1 + (2 if 0 else 3) * 4, 1 if 0 else 2 + 3, (lambda: 1)() + 1)
print(-2 ** 2, 2 ** -1, 2 ** 3 ** 2, (-2) ** 2, not 1 == 2, 1 + 2 << 1, 5 & 3 | 4 ^ 1, ~5 & 7, 2 * 3 % 4, -7 // 2 * 2)
print(1 < 2 and 3 or 4, not True or True, 1 | 2 == 2, (1 | 2) == 3, 'a' 'b' * 2, *[1], await_ if (await_ := 0) else 'e')
