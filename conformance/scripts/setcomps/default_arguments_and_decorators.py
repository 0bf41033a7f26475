def f(s={i for i in range(3)}): s.add(len(s)); return s
print(f(), f(), f({7}))
def deco(names): return lambda fn: (fn.__name__, names)
@deco({n for n in (3, 1, 2)})
def g(): pass
print(g)
print((lambda s={i * i for i in range(3)}: s)())
