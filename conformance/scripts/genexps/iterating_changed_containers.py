l = [1, 2, 3]
g = (x for x in l)
print(next(g))
l.append(4)
l[1] = 'changed'
print(list(g))
d = {'a': 1, 'b': 2}
g = (k for k in d)
next(g)
d['c'] = 3
try:
    next(g)
except RuntimeError as e:
    print(e)
print(list(g))
s = {1, 2, 3}
g = (x for x in s)
next(g)
s.add(10)
try:
    list(g)
except RuntimeError as e:
    print(e)
l = [1, 2]
g = (x for x in l)
l = ['new list']
print(list(g))
l = [3, 1, 2]
print(list(l.pop() for _ in range(3)), l)
l = [1]
g = (l.append(x + 1) or x for x in l if x < 5)
print(list(g), l)
