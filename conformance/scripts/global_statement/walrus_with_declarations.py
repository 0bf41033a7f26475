def f():
    global g
    (g := 'walrus global')
f()
print(g)
def h():
    n = 0
    def i():
        nonlocal n
        return [n := n + k for k in range(3)], (n := n * 10)
    return i(), n
print(h())
def j():
    global w
    return [w := k for k in range(3)]
print(j(), w)
class C:
    global cg
    (cg := 'from class')
    (own := 1)
print(cg, C.own, hasattr(C, 'cg'))
def k():
    print((lambda: (inner := 1) + inner)())
    return 'inner' in locals()
print(k())
def m(flag):
    if flag and (y := 5): return y
    return y
print(m(True))
try:
    m(False)
except UnboundLocalError as e:
    print(e)
