x = 'outer'
print({x for x in range(3)}, x)
def f():
    y = 'local'
    r = {y for y in 'ab'}
    return y, sorted(r)
print(f())
try:
    {q for q in range(2)}
    q
except NameError as e:
    print(e)
def g(n):
    return {n + i for i in range(3)}, {i for i in range(n)}
print(g(3))
def h():
    fs = sorted({(i, (lambda: i)) for i in range(1)})
    return fs[0][1]()
print(h())
class C:
    n = 3
    a = {i for i in range(n)}
    try:
        b = {n for i in range(2)}
    except NameError as e:
        print(e)
print(C.a, hasattr(C, 'i'))
