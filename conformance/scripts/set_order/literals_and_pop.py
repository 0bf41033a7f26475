# Displays of constants take another way into the table than displays of variables.
a, b, c, d, e = 10, 20, 30, 40, 50
print({10, 20, 30, 40, 50}, {a, b, c, d, e}, {10, 20, 30}, {a, b, c})
print({367.5, (3, 0), True, -876, -932}, {-1, -2, 0}, {1 << 70, 5, 1 << 61})
print({*range(20, 0, -3), *{7, 300, 41}}, {*[9, 1], 5}, {x % 7 for x in range(100, 60, -3)})
print(frozenset([33, 1, 17, 65]), {None, 3}, {(1, 2), (2, 1), (0, 0)}, {frozenset([1]), frozenset([2])})
todo = {5, 1, 9}
seen = []
while todo:
    x = todo.pop()
    seen.append(x)
    if x < 40:
        todo.add(x * 2)
        todo.add(x * 3)
print(seen)
s = set(range(0, 400, 7))
for x in range(0, 400, 14):
    s.discard(x)
s.add(8)
s.add(64)
print(s, len(s), next(iter(s)), s.pop())
t = s.copy()
s.clear()
s.add(90)
s.add(3)
print(t, s, t & {91, 133, 8, 7}, t - {91, 133}, {3, 1, 2} | {33, 17}, {3, 1, 2} ^ {2, 65})
print(sorted({'b', 'a'}), {'only'}, set(), {float(n) for n in range(9, 0, -1)})
