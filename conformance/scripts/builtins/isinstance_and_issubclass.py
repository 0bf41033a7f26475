class M(type):
    def __instancecheck__(cls, o): return o == 'magic' or type.__instancecheck__(cls, o)
    def __subclasscheck__(cls, c): return c is str or type.__subclasscheck__(cls, c)
class A(metaclass=M): pass
class B(A): pass
print(isinstance('magic', A), isinstance(B(), A), isinstance('x', A), issubclass(str, A), issubclass(B, A), issubclass(int, A))
print(isinstance(1, int), isinstance(True, int), isinstance(1, (str, (list, (int,)))), isinstance(1, ()), isinstance(1, int | str), isinstance(None, int | None), isinstance(None, type(None)), issubclass(bool, (float, int)), isinstance(int, type), isinstance(type, type), isinstance(object, object), isinstance(type, object))
for f in (lambda: isinstance(1, 5), lambda: isinstance(1, 'int'), lambda: issubclass(1, int), lambda: issubclass(int, 5), lambda: isinstance(1, (5,)), lambda: isinstance(1), lambda: isinstance(1, [int]), lambda: issubclass(int, (str, 'x')), lambda: isinstance(1, (int, 'x')), lambda: isinstance(1, list[int])):
    try:
        print(f())
    except TypeError as e:
        print(e)
class Fake:
    __class__ = int
print(isinstance(Fake(), int), type(Fake()) is Fake, issubclass(Fake, int))
class Duck:
    __bases__ = (int,)
try:
    print(issubclass(Duck(), int))
except TypeError as e:
    print(e)
