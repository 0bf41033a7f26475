from typing import *
T = TypeVar('T'); K = TypeVar('K', bound=int); V = TypeVar('V', int, str); C = TypeVar('C', covariant=True); D = TypeVar('D', contravariant=True)
print(T, K, C, D, T.__name__, K.__bound__, V.__constraints__, C.__covariant__, D.__contravariant__, repr(ParamSpec('P')), repr(TypeVarTuple('Ts')), NewType('UserId', int)(5), NewType('U', int))
class Box(Generic[T]):
    def __init__(self, v: T): self.v = v
class Pair(Generic[T, K], Box[T]): pass
print(Box[int], Box[int](3).v, Box[int] == Box[int], Box.__parameters__, Pair.__parameters__, Pair[str, int].__args__, Box[T][int], Box[list[T]][int], Box.__orig_bases__, Pair.__mro__[1].__name__, type(Box[int](1)).__name__, Box[int](1).__orig_class__, Dict[T, K][str, int], list[T][int], (T | None)[int])
class Sub(Box[int]): pass
print(Sub.__orig_bases__, Sub.__parameters__, Sub(1).v, issubclass(Sub, Box))
for f in (lambda: Box[int, str], lambda: TypeVar('X', int), lambda: TypeVar('X', covariant=True, contravariant=True), lambda: TypeVar('X', int, str, bound=int), lambda: Sub[int], lambda: Generic[int], lambda: isinstance(1, Box[int]), lambda: type('X', (Generic[T], Generic[K]), {}), lambda: Generic[T, T]):
    try:
        print(f())
    except (TypeError, ValueError) as e:
        print(e)
