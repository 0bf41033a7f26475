def f():
    n = 0
    def gen():
        nonlocal n
        while n < 3:
            n += 1
            yield n
    g = gen()
    print(next(g), n)
    n = 2
    print(list(g), n)
f()
def h():
    x = 1
    g = (x + i for i in range(3))
    x = 10
    return list(g)
print(h())
def i():
    x = [1, 2]
    g = (y for y in x)
    x = [9]
    return list(g)
print(i())
def j():
    def agg():
        total = 0
        while True:
            v = yield total
            def add():
                nonlocal total
                total += v
            add()
    a = agg()
    next(a)
    return [a.send(v) for v in (1, 5, 10)]
print(j())
