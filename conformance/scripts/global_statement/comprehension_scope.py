x = 5
l = [x for x in range(3)]
print(x, l)
print([y for y in [x]], [x for x in [x, x + 1]])
def f():
    x = 1
    a = [x for x in range(x, x + 3)]
    b = {x: y for x in a for y in [x * 2]}
    c = [[x for x in range(x)] for x in a]
    return x, a, b, c
print(f())
def g():
    fs = [lambda: i for i in range(3)]
    return [f() for f in fs]
print(g())
def h():
    r = [(lambda: (i, j))() for i in range(2) for j in range(i + 1)]
    return r
print(h())
try:
    [z for _ in range(2)]
except NameError as e:
    print(e)
try:
    [a for a in a]
except NameError as e:
    print(e)
def k():
    try:
        return [v for v in v]
    except UnboundLocalError as e:
        return 'unbound ' + str(e)
    v = 1
print(k())
def m():
    def inner(): return q
    q = [q for q in range(3)]
    return inner()
print(m())
class C:
    v = 2
    a = [i * 2 for i in range(v)]
    try:
        b = [v for i in range(2)]
    except NameError as e:
        print(e)
print(C.a)
