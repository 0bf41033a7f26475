def a():
    x = 'a'
    def b():
        def c():
            def d():
                nonlocal x
                x += 'd'
            d()
        c()
        return x
    return b(), x
print(a())
def outer():
    x = 0
    def mid():
        x = 10
        def inner():
            nonlocal x
            x += 1
            return x
        return inner(), x
    return mid(), x
print(outer())
def with_class():
    v = 1
    class C:
        v = 2
        def set(self):
            nonlocal v
            v = 3
    C().set()
    return v, C.v
print(with_class())
