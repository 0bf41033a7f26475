def t(x):
    print(x, end=' ')
    return x
{t(x + 10) for x in t((1, 2)) if t(x)}
print()
{t((a, b)) for a in t((1, 2)) for b in t(('x',)) if t(a - 1)}
print()
def boom(): raise ValueError('iter')
try:
    {x for x in boom()}
except ValueError as e:
    print(e)
try:
    {t(y) for x in [1, 2] for y in boom()}
except ValueError as e:
    print(e)
try:
    {1 // (x - 2) for x in t([0, 1, 2, 3])}
except ZeroDivisionError as e:
    print(e)
it = iter(range(10))
try:
    {x if x < 3 else 1 / 0 for x in it}
except ZeroDivisionError:
    print(list(it))
