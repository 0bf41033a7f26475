def note(x):
    print(x, end=' ')
    return x

print([note('v') for _ in note('it') if note('c')])
print({note('k'): note('v') for _ in note('12')})
print({note(x): note(x + 1) for x in (1, 2)})
[note((a, b)) for a in note([1, 2]) for b in note(['x'])]
print()

def first():
    print('outer evaluated at once', end=' ')
    return [1, 2]

g = (note(x) for x in first() for y in note([3]))
print('| made')
print(next(g))
print(list(g))
try:
    (x for x in 5)
except TypeError as e:
    print(e)
g = (x for y in [1] for x in 5)
try:
    next(g)
except TypeError as e:
    print(e)
try:
    next(g)
except StopIteration:
    print('exhausted after error')
d = {}
d[note('k')] = note('v')
print(d)
