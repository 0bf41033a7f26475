import traceback
def f(xs):
    return {
        10 // x
        for x in xs
    }
try:
    f([5, 0])
except ZeroDivisionError:
    print(traceback.format_exc())
def g():
    return {[y] for y in 'a'}
try:
    g()
except TypeError:
    print(traceback.format_exc())
try:
    {undefined for _ in 'a'}
except NameError:
    print(traceback.format_exc())
