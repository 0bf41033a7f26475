x = 'global'
print([x for x in range(3)], x)

def f():
    y = [y for y in range(3)]
    return y

print(f())

class C:
    size = 3
    items = [i for i in range(size)]
    try:
        bad = [size for _ in range(2)]
    except NameError as e:
        print(e)
    nested = [lambda: n for n in items]

print(C.items, C.nested[0](), hasattr(C, 'i'), hasattr(C, 'n'))

def g():
    total = 0
    [total := total + v for v in range(5)]
    return total

print(g())
print([last := v for v in 'abc'], last)

def h(n):
    return [lambda: n + k for k in range(3)]

print([fn() for fn in h(10)])

def outer():
    z = 1
    def inner():
        nonlocal z
        [z := z + i for i in range(4)]
    inner()
    return z

print(outer())
try:
    exec('[i := 0 for i in range(3)]')
except SyntaxError as e:
    print(e.msg)
try:
    exec('class D:\n [q := 0 for _ in "a"]')
except SyntaxError as e:
    print(e.msg)
print([[x for x in range(x)] for x in range(4)], x)
