def f(x, acc=[]):
    acc.append(x)
    return acc

print(f(1), f(2), f(3, []), f(4))

n = 5
def g(v=n):
    return v
n = 6
print(g(), n)

def side():
    print('evaluated')
    return 1

print('before')
def h(a=side(), *, b=side()):
    return a + b
print('after', h(), h(b=5))
print(h.__defaults__, h.__kwdefaults__)
h.__defaults__ = (10,)
print(h())
h.__defaults__ = None
try:
    h()
except TypeError as e:
    print(e)

fs = [lambda i=i: i * i for i in range(4)]
print([k() for k in fs])
fs = [lambda: i * i for i in range(4)]
print([k() for k in fs])
