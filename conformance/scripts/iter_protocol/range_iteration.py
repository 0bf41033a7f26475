print(list(range(5)), list(range(2, 5)), list(range(5, 0, -2)), list(range(0)), list(range(5, 2)), list(range(-3, 3, 2)), list(range(3, -3, -3)))
it = iter(range(3))
print(next(it), list(it), next(it, 'end'))
big = 2 ** 62
print(list(range(big, big + 3)), list(range(2 ** 64, 2 ** 64 + 4, 2)), list(range(-2 ** 64, -2 ** 64 - 3, -1)))
r = range(10 ** 20, 10 ** 20 + 10)
print(len(r), r[3], 10 ** 20 + 5 in r, r[-1], list(r[2:5]), r.index(10 ** 20 + 7), r.count(1))
print([i for i in range(True, 4)], list(reversed(range(2, 9, 3))), list(range(0, 10, 4))[::-1], range(0, 10, 4)[1:], range(10)[::3], range(10)[5:2:-1], range(10)[20:], range(5)[:-10])
class I:
    def __index__(self): return 3
print(list(range(I())), I() in range(5), range(5)[I()], range(I(), 9, I()))
print(3.0 in range(5), 2.5 in range(5), '1' in range(5), True in range(2), None in range(3))
for i in range(3):
    i += 10
print(i)
print(range(3) == range(0, 3), range(0, 3, 2) == range(0, 4, 2), range(5, 0) == range(0), range(3) == [0, 1, 2], hash(range(0)) == hash(range(9, 3)), len({range(3), range(0, 3, 1)}))
