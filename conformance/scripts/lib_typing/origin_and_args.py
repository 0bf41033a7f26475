from typing import *
for t in (List[int], dict[str, int], Union[int, str], Optional[int], int | None, Callable[[int, str], bool], Callable[..., int], Tuple[int, ...], Literal[1, 2], Annotated[int, 'm', 5], ClassVar[int], list, int, Type[int], Generic, Union[int, int], Annotated[Annotated[int, 1], 2]):
    print(t, get_origin(t), get_args(t))
print(Union[int, str] == Union[str, int], Union[int, Union[str, int]] == Union[int, str], Optional[int] == Union[int, None], hash(List[int]) == hash(List[int]), List[int] == List[int], List[int] == list[int], Literal[1] == Literal[True], Literal[1, 1], Union[int], Optional[None], int | str == str | int, Union[int, str] == int | str, isinstance(1, int | str), isinstance('a', Union[int, str]), issubclass(bool, int | str), (int | str).__args__)
for f in (lambda: isinstance([], List[int]), lambda: isinstance(1, Optional[list[int]]), lambda: List[int, str], lambda: Union[()], lambda: Callable[int], lambda: Optional[int, str], lambda: List[5] if False else Union[5, 'x'], lambda: Any(), lambda: issubclass(int, Union), lambda: Literal[[]] == 5, lambda: ClassVar[int, str], lambda: int | 5, lambda: Final[int][str], lambda: List()):
    try:
        print(f())
    except TypeError as e:
        print(e)
