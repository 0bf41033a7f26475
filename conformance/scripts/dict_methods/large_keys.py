# Keys too large to be hashed and compared at once.
wide = (7,) * 4200
d = {wide: 1, (1, 2): 2}
print(d[(7,) * 4200], d[(1, 2)], wide[1:] in d, len(d))
long = ("x" * 150000, b"y" * 150000, 1 << 30000)
e = {long: 1, 1: 2}
print(e[("x" * 150000, b"y" * 150000, 1 << 30000)], e[1.0])
del d[wide]
print(len(d), d.get(wide), 8 in wide, hash(wide))
