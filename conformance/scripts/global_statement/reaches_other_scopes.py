# A global statement in a function is one for the module's own code, and none for other functions and comprehensions.
space, names = {}, {}
exec("""
def f():
    y = 1
    def g():
        global y
        return y
    def h():
        return y + 1
    return g, h
y = 9
z = 10
g, h = f()
results = g(), h()
""", space, names)
print(names["results"], sorted(names), space["y"])


def in_function():
    y = 1

    class C:
        global y
        y = 2
        locals()["y"] = 3
        inlined = [(x, y) for x in range(2)]
        made = list((x, y) for x in range(2))

        def method(self):
            return y

    return C.inlined, C.made, C().method(), y


print(in_function(), y)


class D:
    global w
    w = 2
    locals()["w"] = 3
    inlined = [(x, w) for x in range(2)]


print(D.inlined, w)
