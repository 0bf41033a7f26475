n = 3
print(eval('[i * n for i in range(n)]'), eval('{i: i for i in range(2)}'), eval('{*range(3)}'), list(eval('(i for i in "ab")')))
f = eval('lambda x, y=2, *a, k=4, **kw: (x, y, a, k, kw)'); print(f(1), f(1, 3, 5, k=6, z=7), f.__name__)
def outer():
    a = 5
    try: print(eval('[a for _ in range(2)]'))
    except NameError as e: print(e)
    print(eval('a'), eval('(lambda: 1)()'))
    try: print(eval('(lambda: a)()'))
    except NameError as e: print(e)
outer()
