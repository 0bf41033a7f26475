g = globals()
g['made'] = 1
print(made)
def f():
    globals()['x'] = 'by dict'
    return x
print(f(), globals() is g, f.__globals__ is g)
del g['x']
try:
    x
except NameError as e:
    print(e)
print(g['__name__'], '__builtins__' in g, g.get('nope'))
g.update(p=1, q=2)
print(p + q)
def later(): return defined_later
g['defined_later'] = 'now'
print(later())
print(sorted(k for k in g if len(k) == 1))
g.pop('p')
print('p' in g)
class C:
    g['in_class'] = 1
    print(in_class)
g['not identifier'] = 1
print(g['not identifier'])
