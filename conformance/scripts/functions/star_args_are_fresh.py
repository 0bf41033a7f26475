def f(*args, **kwargs):
    kwargs['new'] = 1
    return args, kwargs

d = {'a': 1}
print(f(**d), d)
t = (1, 2)
print(f(*t)[0] == t)

def g(*args):
    return args

print(g(*range(3), *[], *'xy', 9))
print(g(*{'k1': 1, 'k2': 2}))

def h(**kw):
    return list(kw)

print(h(b=1, a=2, **{'z': 3, 'y': 4}, c=5))
print((lambda *a, **k: (a, k))(1, *[2], x=3, **{'y': 4}))

def order(**kw):
    for name in kw:
        print(name, end=' ')
    print()

order(one=1, two=2, **dict(three=3), four=4)
try:
    h(a=1, **{'a': 2})
except TypeError as e:
    print(e)
