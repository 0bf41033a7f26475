def f(*, a, b=2):
    return a, b

print(f(a=1), f(b=1, a=2))
for call in (lambda: f(1), lambda: f(), lambda: f(1, a=2), lambda: f(a=1, c=3)):
    try:
        print(call())
    except TypeError as e:
        print(e)

def g(a, *rest, k, opt=None, **kw):
    return a, rest, k, opt, kw

print(g(1, k=2))
print(g(1, 2, 3, k=4, z=5, y=6))
try:
    g(1, 2, 3)
except TypeError as e:
    print(e)

def h(*, x, y, z):
    pass

try:
    h()
except TypeError as e:
    print(e)
try:
    h(y=1)
except TypeError as e:
    print(e)
print(f.__kwdefaults__, f.__defaults__)
f.__kwdefaults__ = {'a': 10}
try:
    print(f())
except TypeError as e:
    print(e)
