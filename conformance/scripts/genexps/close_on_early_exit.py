log = []
def src(name):
    try:
        for i in range(10): yield i
    finally: log.append(f'{name} closed')
for x in (i * 2 for i in src('loop')):
    if x > 2: break
del x
g = (i for i in src('explicit'))
print(next(g))
g.close()
print(list(g), 'explicit closed' in log or 'source stays open')
def use():
    g = (i for i in range(5))
    for x in g:
        if x == 2: return x, list(g)
print(use())
it = iter(range(10))
first = list(x for x, _ in zip(it, range(3)))
print(first, next(it))
it = iter(range(10))
print(list(x for _, x in zip(range(3), it)), next(it))
g = (x for x in range(5))
print(any(x == 2 for x in g), list(g))
g = (x for x in range(5))
print(2 in g, 2 in g, list(g))
g = (x for x in range(3))
try:
    a, b = g
except ValueError as e:
    print(e, list(g))
