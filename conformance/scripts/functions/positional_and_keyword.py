def f(a, b, c):
    return (a, b, c)

print(f(1, 2, 3), f(1, c=3, b=2), f(c=3, b=2, a=1))
for call in (lambda: f(1, 2), lambda: f(1, 2, 3, 4), lambda: f(1, 2, b=3, c=4),
             lambda: f(1, 2, d=4), lambda: f(), lambda: f(*[1, 2], **{'c': 5, 'x': 6})):
    try:
        print(call())
    except TypeError as e:
        print(type(e).__name__, e)
print(f(*[1], *(2,), **{'c': 3}))
print(f(*'abc'))
try:
    f(1, **{'b': 2}, **{'b': 3, 'c': 4})
except TypeError as e:
    print(e)
try:
    f(1, 2, 3, **{1: 2})
except TypeError as e:
    print(e)
try:
    f(*5)
except TypeError as e:
    print(e)
try:
    f(**5)
except TypeError as e:
    print(e)
