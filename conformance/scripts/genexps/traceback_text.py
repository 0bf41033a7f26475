import traceback
def run(it): return list(it)
def f(xs):
    return run(
        100 // x
        for x in xs
    )
try:
    f([1, 0])
except ZeroDivisionError:
    print(traceback.format_exc())
g = (undefined for _ in range(1))
try:
    next(g)
except NameError:
    print(traceback.format_exc())
try:
    sum(x for x in ['a'])
except TypeError:
    print(traceback.format_exc())
