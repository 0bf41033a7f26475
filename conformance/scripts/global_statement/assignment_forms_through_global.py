def targets():
    global a, b, c, d, f, g, h, i, j
    a = 1
    b, c = 2, 3
    d += 1
    [f, *g] = 'xyz'
    for h in 'q': pass
    (i := 'walrus')
    with __import__('contextlib').nullcontext('w') as j: pass
d = 10
targets()
print(a, b, c, d, f, g, h, i, j)
def attributes():
    global obj
    obj = type('O', (), {})()
    obj.x = 1
    obj.y = [0]
    obj.y[0], obj.x = 'item', 'attr'
attributes()
print(obj.x, obj.y)
def deletes():
    global a, b
    del a, b
deletes()
print('a' in globals(), 'b' in globals())
def conditional(flag):
    global maybe
    if flag: maybe = 'set'
conditional(False)
print('maybe' in globals())
conditional(True)
print(maybe)
def generator():
    global count
    for count in range(3): yield count
gen = generator(); next(gen); next(gen)
print(count)
