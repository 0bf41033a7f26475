i = 20
print(sum(i * i for i in range(4)), i)
def f():
    j = 'local'
    list(j for j in range(3))
    return j
print(f())
try:
    list(k for k in range(3))
    k
except NameError as e:
    print(e)
class C:
    n = 2
    a = list(v for v in range(n))
    b = (v * n for v in range(2))
try:
    list(C.b)
except NameError as e:
    print(e)
print(C.a)
def g(a):
    return list((a, b) for b in range(a))
print(g(2))
print(list((lambda: q)() for q in range(3)), [h() for h in list((lambda: q) for q in range(3))])
def outer():
    t = 0
    def add(v):
        nonlocal t
        t += v
        return t
    return list(add(v) for v in (1, 2, 3)), t
print(outer())
