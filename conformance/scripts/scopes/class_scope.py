x = 'global'
class A:
    print(x)
    x = 'class'
    print(x)
    y = [x for _ in '1']
    z = [v for v in x]
    def m(self):
        return x
    del x
    print(x)

print(A.y, ''.join(A.z), A().m(), hasattr(A, 'x'))

def f():
    x = 'function'
    class B:
        print(x)
        x = x + '!'
        print(x)
    class C:
        x = 'own'
        class D:
            seen = x
        def get(self): return x
    return B.x, C.D.seen, C().get()
print(f())

class E:
    global g
    g = 'made in class'
    locals()['dynamic'] = 5
print(g, E.dynamic, hasattr(E, 'g'))

class F:
    try:
        __class__
    except NameError as e:
        print(e)
    def m(self): return __class__
print(F().m() is F)

class G:
    def __class_getitem__(cls, k): return k
    a = 1
    b = lambda self: self.a
    c = (lambda: x)()
    for i in range(3): pass
print(G[5], G().b(), G.c, G.i, sorted(k for k in vars(G) if len(k) == 1))
try:
    class H:
        val = undefined_name
except NameError as e:
    print(e)
