# A metaclass's mro() makes the order of bases when a class is made and when bases change.
class Reversed(type):
    def mro(cls):
        log.append((cls.__name__, cls.__mro__ is None))
        return type.mro(cls)[::-1] if turned else type.mro(cls)


log = []
turned = False


def names(cls):
    return [c.__name__ for c in cls.__mro__]


class A(metaclass=Reversed):
    pass


class B(metaclass=Reversed):
    pass


class C(A):
    pass


class D(C):
    pass


print(log, names(D))
log.clear()
C.__bases__ = (B,)
print(log, names(C), names(D), C.__bases__ == (B,), A.__subclasses__(), B.__subclasses__() == [C])

turned = True


class E(C):
    pass


print(names(E), names(D))
turned = False


class Refuses(type):
    def mro(cls):
        if refuse and cls.__name__ == refuse:
            raise LookupError(cls.__name__)
        return type.mro(cls)


refuse = None


class F(metaclass=Refuses):
    pass


class G(metaclass=Refuses):
    pass


class H(F):
    pass


class I(H):
    pass


refuse = "I"
try:
    H.__bases__ = (G,)
except LookupError as e:
    print("refused", e, names(H), names(I), H.__bases__ == (F,))


class Changes(type):
    def mro(cls):
        global once
        if once and cls.__name__ == "L":
            once = False
            L.__bases__ = (K,)
        return type.mro(cls)


once = False


class J(metaclass=Changes):
    pass


class K(metaclass=Changes):
    pass


class L0(metaclass=Changes):
    pass


class L(L0):
    pass


once = True
L.__bases__ = (J,)
print(names(L), L.__bases__ == (K,), J.__subclasses__(), K.__subclasses__() == [L])


class Incomplete(type):
    def mro(cls):
        if cls.__name__ == "M":
            try:
                class Sub(cls):
                    pass
            except TypeError as e:
                print(e)
        return type.mro(cls)


class M(metaclass=Incomplete):
    pass


class Nothing(type):
    def mro(cls):
        return answer


for answer in ((), (A,), 5, (1,)):
    try:
        class N(metaclass=Nothing):
            pass
    except TypeError as e:
        print(e)
