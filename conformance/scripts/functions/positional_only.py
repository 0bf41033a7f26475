def f(a, b=2, /, c=3, *, d=4):
    return (a, b, c, d)

print(f(1), f(1, 5), f(1, 5, c=6), f(1, 5, 6, d=7))
for kwargs in ({'a': 1}, {'b': 3}, {'a': 1, 'b': 2}):
    try:
        print(f(0, **kwargs))
    except TypeError as e:
        print(e)

def g(self, /, **kw):
    return self, kw

print(g(1, self=2, x=3))

def h(x, y, /):
    pass

for args in ((), (1,), (1, 2, 3)):
    try:
        h(*args)
        print('fine')
    except TypeError as e:
        print(e)
try:
    h(x=1, y=2)
except TypeError as e:
    print(e)
print((lambda a, /, b: a - b)(5, b=3))
