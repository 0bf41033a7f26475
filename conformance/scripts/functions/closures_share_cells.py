def counter():
    n = 0
    def inc():
        nonlocal n
        n += 1
        return n
    def get():
        return n
    def reset(v):
        nonlocal n
        n = v
    return inc, get, reset

a, ga, ra = counter()
b, gb, rb = counter()
a(); a(); b()
print(ga(), gb())
ra(10)
print(a(), ga(), gb())

def late():
    def show():
        return value
    try:
        show()
    except NameError as e:
        print(type(e).__name__, e)
    value = 3
    print(show())
    value = 4
    print(show())
    del value
    try:
        show()
    except NameError as e:
        print(e)

late()

def deep(x):
    def one():
        def two():
            def three():
                nonlocal x
                x = x * 2
                return x
            return three
        return two
    return one()()

t = deep(3)
print(t(), t(), t.__closure__[0].cell_contents, t.__code__.co_freevars)
