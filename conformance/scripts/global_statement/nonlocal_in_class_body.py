def f():
    x = 1
    class C:
        nonlocal x
        x = 2
        y = x
        for x in range(5): pass
    return x, C.y, hasattr(C, 'x')
print(f())
def g():
    items = []
    class Meta(type):
        def __init__(cls, name, bases, ns):
            nonlocal items
            items = items + [name]
    class A(metaclass=Meta): pass
    class B(A): pass
    return items
print(g())
def h():
    def m(): pass
    class C:
        nonlocal m
        def m(self): return 'replaced'
    return m(None), hasattr(C, 'm')
print(h())
