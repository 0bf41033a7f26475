def f():
    x = 1
    def g(): return x
    print(g())
    del x
    try:
        g()
    except NameError as e:
        print(type(e).__name__, e, e.name)
    x = 'again'
    print(g())
f()
x = 'module'
def h():
    try:
        del x
    except UnboundLocalError as e:
        print(e)
h()
print(x)
class C:
    a = 1
    del a
    try:
        del a
    except NameError as e:
        print(e)
    x = 'C'
    del x
    print(x)
print(hasattr(C, 'a'))
