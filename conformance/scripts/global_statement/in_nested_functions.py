x = 'g'
def outer():
    x = 'outer'
    def middle():
        global x
        x = 'middle'
        def inner():
            return x
        return inner()
    return middle(), x
print(outer(), x)
def outer2():
    global x
    def inner():
        x = 'inner local'
        def deepest(): return x
        return deepest()
    x = 'outer2'
    return inner(), x
print(outer2(), x)
def outer3():
    y = 1
    def inner():
        global y
        y = 'global y'
    inner()
    return y
print(outer3(), y)
