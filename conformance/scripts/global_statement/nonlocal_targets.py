import contextlib
def f():
    a = b = c = d = e = None
    def g():
        nonlocal a, b, c, d, e
        for a in range(3): pass
        with contextlib.nullcontext('cm') as b: pass
        import math as c
        def d(): return 'd'
        class e: pass
    g()
    print(a, b, c.__name__, d(), e.__name__)
f()
def h():
    x = 'x'
    def g():
        nonlocal x
        try:
            raise ValueError
        except ValueError as x:
            pass
    g()
    try:
        x
    except NameError as err:
        print(err)
h()
def i():
    t = [1, 2]
    def g():
        nonlocal t
        t[0], t = 'first', 'second'
        return t
    return g(), t
print(i())
