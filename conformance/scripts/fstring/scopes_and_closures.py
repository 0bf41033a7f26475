x = 'global'
def f():
    x = 'local'
    def g(): return f'{x}'
    return g(), f'{x}', (lambda: f'{x}')(), [f'{x}{i}' for i in range(2)]
print(f())
class C:
    x = 'class'
    a = f'{x}'
    def m(self): return f'{x} {self.x} {self.__y()} {__class__.__name__}'
    def __y(self): return f'{self._C__z}'
    __z = 'mangled'
    b = [f'{v}' for v in x]
print(C.a, C().m(), C.b)
def h(n):
    fs = [lambda: f'{i}' for i in range(n)]
    return [f() for f in fs], [(lambda i=i: f'{i}')() for i in range(n)]
print(h(2))
def w():
    s = f'{(q := 5)}'
    return s, q
print(w())
def n():
    v = 0
    def inc():
        nonlocal v
        v += 1
        return f'{v}'
    return f'{inc()}{inc()}{v}'
print(n())
try:
    def u():
        print(f'{late}')
        late = 1
    u()
except UnboundLocalError as e:
    print(e)
def default(s=f'{x}!'): return s
print(default(), f'{locals() is globals()}', eval("f'{x}'"), eval("f'{x}'", {'x': 'eval'}))
