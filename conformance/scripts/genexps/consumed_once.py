g = (x for x in range(3))
print(sum(g), sum(g), list(g))
g = (x for x in range(4))
print(list(zip(g, g)), max(g, default='empty'))
g = (x for x in range(6))
a, b, *c = g
print(a, b, c)
g = (x for x in range(6))
print(3 in g, next(g), 0 in g, list(g))
def twice(it): return list(it), list(it)
print(twice(x for x in 'ab'), twice([x for x in 'ab']))
g = (x for x in 'abc')
for v in g:
    if v == 'b': break
print(list(g))
try:
    len(x for x in 'a')
except TypeError as e:
    print(e)
try:
    g[0]
except TypeError as e:
    print(e)
try:
    (x for x in 'a') + (x for x in 'a')
except TypeError as e:
    print(e)
print(bool(x for x in []), (x for x in 'a') == (x for x in 'a'), not (x for x in ''))
