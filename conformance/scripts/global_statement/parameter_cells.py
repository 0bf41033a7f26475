def f(a, b=2, *c, d, **e):
    def show(): return a, b, c, d, e
    def change():
        nonlocal a, c, e
        a, c, e = 'A', 'C', 'E'
    before = show()
    change()
    return before, show(), a, c, e
print(f(1, d=4))
print(f(1, 2, 3, d=4, x=5))
def g(self):
    def h():
        nonlocal self
        self = 'rebound'
    h()
    return self
print(g(1))
def h(x):
    x = [x]
    f = lambda: x
    x = x + [2]
    return f()
print(h(1))
def i(x):
    return lambda: (x, lambda: x)
a, b = i(5)()
print(a, b())
