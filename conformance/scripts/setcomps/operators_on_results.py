a, b = {i for i in range(6)}, {i for i in range(0, 12, 3)}
print(a | b, a & b, a - b, a ^ b, a <= b, a > {1}, a.isdisjoint({9}), a == {0, 1, 2, 3, 4, 5})
a |= {i * 10 for i in range(2)}; print(a); a -= {i for i in range(3)}; print(a); a &= {3, 10, 4}; print(a); a ^= {x for x in (3, 7)}; print(a)
