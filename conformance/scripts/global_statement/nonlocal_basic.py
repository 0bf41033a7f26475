def counter():
    n = 0
    def inc(by=1):
        nonlocal n
        n += by
        return n
    def dec():
        nonlocal n
        n -= 1
        return n
    return inc, dec
inc, dec = counter()
print(inc(), inc(5), dec(), inc())
i2, d2 = counter()
print(i2(), inc())
def multi():
    a, b, c = 1, 2, 3
    def swap():
        nonlocal a, b
        nonlocal c
        a, b, c = c, a, b
    swap()
    return a, b, c
print(multi())
