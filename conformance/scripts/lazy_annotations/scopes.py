# oracle: 3.14
def outer():
    T = int
    def inner(a: T) -> T: pass
    class C:
        T = str
        x: T
        def m(self, v: T): pass
    T = float
    return inner, C
inner, C = outer()
print(inner.__annotations__, C.__annotations__, C.m.__annotations__)
class D:
    attr: attr_type
    attr_type = bytes
print(D.__annotations__)
class E:
    if True:
        a: int
    else:
        b: str
    for i in range(1):
        c: float
print(E.__annotations__)
def f():
    v: undefined_here = 5
    return v
print(f())
y: int = 1
z: str
print(__annotations__ if '__annotations__' in globals() else 'not made yet', __annotate__(1))
class Base: a: int
class Sub(Base): pass
print(Sub.__annotations__, Base.__annotations__)
for src in ('def g(a: (yield)): pass', 'def g(a: (x := 1)): pass', 'class C:\n a: (await x)', 'x: (yield)', 'def g() -> (yield from x): pass'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
