fs = []
for i in range(3):
    def f(): return i
    fs.append(f)
print([f() for f in fs])
def g():
    out = []
    for j in range(3):
        def inner(): return j
        out.append(inner)
    j = 'after'
    return [f() for f in out]
print(g())
def h(): return [lambda: k for k in range(3)]
print([f() for f in h()])
def m():
    out = []
    for k in range(3):
        def make(k):
            return lambda: k
        out.append(make(k))
    return [f() for f in out]
print(m())
print([f() for f in [lambda k=k: k for k in range(3)]])
gen = (lambda: n for n in range(3))
print([f() for f in gen], [f() for f in list(lambda: n for n in range(3))])
def w():
    fs = []
    while len(fs) < 2:
        v = len(fs)
        fs.append(lambda: v)
    return [f() for f in fs]
print(w())
