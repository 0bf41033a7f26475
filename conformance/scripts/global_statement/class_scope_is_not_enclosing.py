x = 'module'
class A:
    x = 'class'
    def m(self): return x
    l = lambda self: x
    g = (x for _ in '1')
    first = [c for c in x]
    second = [x for _ in '1' for _ in '1']
    class Inner:
        y = x
    def default(self, v=x): return v
    deco = staticmethod(lambda: x)
    cond = x if x else None
    for x in ('loop',): pass
    after = x
a = A()
print(a.m(), a.l(), list(A.g), A.first, A.second, A.Inner.y, a.default(), A.deco(), A.cond, A.after, A.x)
def f():
    x = 'function'
    class B:
        a = x
        x = 'B'
        b = x
    return B.a, B.b
try:
    print(f())
except NameError as e:
    print(e)
def g():
    y = 'function'
    class B:
        a = y
        def m(self): return y
        c = [y for _ in '1']
    return B.a, B().m(), B.c
print(g())
