def f():
    global i
    for i in range(3):
        pass
f()
print(i)
def g():
    global k, v
    for k, v in {'a': 1}.items():
        pass
    for v in 'z': pass
g()
print(k, v)
def h():
    global e
    [e for e in range(3)]
h()
print('e' in globals())
def w():
    global last
    [last := n for n in range(4)]
w()
print(last)
