class A: pass
class B(): pass
class C(A, B,): pass
class D(*[A, B]): pass
class E(A, **{'metaclass': type}): pass
class F(metaclass=type): "doc"
class G(A, metaclass=type, **{}): x = 1
print(C.__mro__[1:3], D.__bases__, E.__base__, F.__doc__, G.x)
bases = (int,)
class H(*bases): pass
print(H(5) + 1)
class I(tuple if 1 else list): pass
print(I([1]))
class J:
    print('body runs', __module__, __qualname__)
    if True:
        def cond(self): return 'conditional'
    else:
        def cond(self): return 'no'
    for n in range(3):
        locals()[f'm{n}'] = n
    del n
print(J().cond(), J.m0, J.m2, hasattr(J, 'n'))
def f():
    class Local:
        class Inner: pass
    return Local
print(f().__qualname__, f().Inner.__qualname__, f() is f())
try:
    class K(undefined): print('never')
except NameError as e:
    print(e)
try:
    class L(5): pass
except TypeError as e:
    print(e)
try:
    class M(A, B, A): pass
except TypeError as e:
    print(e)
try:
    class N(A, metaclass=type, metaclass2=1): pass
except TypeError as e:
    print(e)
class O:
    def __mro_entries__(self, bases): return (A, B)
class P(O()): pass
print(P.__bases__, len(P.__orig_bases__))
