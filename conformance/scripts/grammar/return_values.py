def a(): return
def b(): return 1, 2
def c(): return (1,)
def d(): return 1,
def e(): return *[1, 2], 3
def f(): return (yield)
def g():
    if False: return 1
def h(): return [x for x in 'ab']
def i(): return lambda: 5
def j(): return not 1
def k(): return None if 0 else ...
def l():
    def inner(): return 'inner'
    return inner()
def m():
    for x in range(3):
        for y in range(3):
            if x * y == 2: return x, y
def n(): return {'a': 1}, {1}, ()
def o():
    "only a docstring"
def p(): ...
def q(): return print('side effect')
for fn in (a, b, c, d, e, g, h, j, k, l, m, n, o, p, q):
    print(fn.__name__, fn())
print(i()(), type(f()).__name__)
def multi():
    return (1
            + 2)
print(multi())
def nested_try():
    try:
        try: return 'inner'
        finally: print('1')
    finally: print('2')
print(nested_try())
