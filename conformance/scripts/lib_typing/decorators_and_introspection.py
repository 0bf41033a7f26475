from typing import *
@overload
def f(x: int) -> int: ...
@overload
def f(x: str) -> str: ...
def f(x): return x
print(f(1), len(get_overloads(f)), [o.__annotations__['x'].__name__ for o in get_overloads(f)])
clear_overloads(); print(get_overloads(f))
@overload
def g(x): ...
try:
    g(1)
except NotImplementedError as e:
    print(e)
@final
class F:
    @final
    def m(self): pass
    @override
    def n(self): pass
print(F.__final__, F.m.__final__, F.n.__override__)
print(assert_type(5, str), reveal_type.__name__)
try:
    assert_never(5)
except AssertionError as e:
    print(e)
type X = int
print(TypeAliasType('Y', list[int]), TypeAliasType('Z', int).__value__, isinstance(X, TypeAliasType), get_origin(Annotated[int, 1]) is Annotated, Annotated[int, 1].__metadata__, Annotated[int, 1].__origin__, Text is str, get_type_hints.__name__, dataclass_transform()(F) is F)
print(Union[int, str].__module__, List.__module__, repr(Generic), repr(Protocol), Hashable, Sized, ByteString if False else '-', IO, TextIO, Pattern[str], Match[str], ContextManager[int])
