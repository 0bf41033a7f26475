class A: pass
class B(A): pass
class C(A): pass
class D(B, C): pass
class E(C): pass
class F(D, E): pass

def names(cls):
    return ' '.join(c.__name__ for c in cls.__mro__)

for c in (A, B, D, F):
    print(names(c))

for bases in ((A, B), (B, A), (D, C), (C, D), (A, A)):
    try:
        print(names(type('X', bases, {})))
    except TypeError as e:
        print(str(e).replace('\n', ' | '))

class O: pass
class X(O): pass
class Y(O): pass
class P(X, Y): pass
class Q(Y, X): pass
try:
    class R(P, Q): pass
except TypeError as e:
    print(e)

class M1(list): pass
class M2(M1, A): pass
print(names(M2))
try:
    class Bad(int, str): pass
except TypeError as e:
    print(e)
try:
    class Bad2(bool): pass
except TypeError as e:
    print(e)
print(issubclass(F, A), issubclass(A, F), F.__bases__, F.__base__)
print(A.__subclasses__())
