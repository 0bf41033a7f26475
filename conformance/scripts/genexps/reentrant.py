g = (next(me) for _ in range(2))
me = g
try:
    next(g)
except ValueError as e:
    print(e)
print(list(g))
def rec():
    it = ((yield_(it, n)) for n in range(3))
    def yield_(i, n):
        try:
            return next(i)
        except ValueError as e:
            return f'{n}: {e}'
    return list(it)
try:
    print(rec())
except Exception as e:
    print(type(e).__name__, e)
a = (x for x in range(3))
b = (y for y in a)
print(next(b), next(a), next(b), list(a), list(b))
z = zip(*[iter(x for x in range(6))] * 2)
print(list(z))
