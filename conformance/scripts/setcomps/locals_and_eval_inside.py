def f():
    a = 1
    return sorted({k for k in locals()}), {len(locals()) for i in range(1)}
print(f())
def g():
    z = 5
    return {eval('z + i') for i in range(2)}
print(g())
def h():
    return {eval('i', {'i': 'global i'}) for i in range(2)}
print(h())
print({eval('x', {'x': y}) for y in range(3)})
ns = {'lst': [1, 2]}
exec('r = {v * n for v in lst for n in lst}', ns)
print(ns['r'])
exec('n = 3\nr = {v + n for v in lst}', ns)
print(ns['r'])
g, l = {}, {'k': 7}
try:
    exec('r = {k for _ in "a"}', g, l)
    print(l['r'])
except NameError as e:
    print(e)
print(eval('{x for x in range(3)}'), eval('{x: y for x, y in zip("ab", "cd")}'), eval('{*[1], *{x for x in (2,)}}'))
