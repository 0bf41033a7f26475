# isinstance with protocols that have attributes, names of type variables, aliases that are the same object.
import collections.abc
import typing
from typing import Annotated, Any, ClassVar, Generic, List, Literal, Protocol, TypeVar, TypeVarTuple, Union, Unpack, final, runtime_checkable


@runtime_checkable
class Named(Protocol):
    name: str

    def greet(self) -> str: ...


@runtime_checkable
class Sized(Protocol):
    def __len__(self) -> int: ...


class Both:
    name = "x"

    def greet(self):
        return "hi"


class Only:
    def greet(self):
        return "hi"


class Empty(Named):
    pass


print(isinstance(Both(), Named), isinstance(Only(), Named), isinstance(Empty(), Named), isinstance([], Sized), issubclass(list, Sized))
for check in (lambda: issubclass(Both, Named), lambda: issubclass(1, Sized), lambda: isinstance(1, type("P", (Protocol,), {})), Named):
    try:
        print(check())
    except TypeError as e:
        print(e)
Sized.register(int)
print(isinstance(1, Sized), isinstance("", Sized), isinstance(None, Sized))
print(typing.T, typing.KT, typing.VT, typing.T_co, typing.T_contra, typing.V_co, typing.VT_co, typing.CT_co, typing.CT_co.__bound__)
print(List[int] is List[int], Union[int, str] is Union[int, str], Literal[1] is Literal[1], Literal[1] is Literal[True])
print(Literal[[], []].__args__, Literal[int], Literal[1, 1, True])
T = TypeVar("T")
D = TypeVar("D", default=int)
Ts = TypeVarTuple("Ts")
for make in (lambda: Generic[Ts], lambda: Generic[D, T], lambda: Generic[Unpack[Ts], D], lambda: type("C", (type(ClassVar),), {}),
             lambda: type("C", (type(List[int]),), {}), lambda: iter(Union[int, str]), lambda: issubclass(list[int], object),
             lambda: type("C", (List[int],), {})):
    try:
        print(make())
    except TypeError as e:
        print(e)
print(typing.Dict[D, T].__args__, typing.Callable[[D], T].__args__)


class Methods:
    @final
    @classmethod
    def c(cls): ...

    @final
    @staticmethod
    def s(): ...


print(Methods.__dict__["c"].__final__, Methods.__dict__["s"].__final__)


class Entries:
    def __mro_entries__(self, bases):
        return (object,)


class A(List[int], Entries()): ...


print([c.__name__ for c in A.__mro__])


class Meta(type):
    __hash__ = None


class NoHash(metaclass=Meta):
    pass


for x in (lambda: hash(NoHash), lambda: {NoHash}, lambda: hash(int | NoHash)):
    try:
        x()
    except TypeError as e:
        print(e)
print(collections.abc.Hashable is typing.Hashable.__origin__, Annotated["ClassVar[int]", 1])
