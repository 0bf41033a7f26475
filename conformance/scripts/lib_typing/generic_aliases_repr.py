from typing import *
import collections.abc
for t in (List[int], Dict[str, int], Tuple[int, ...], Tuple[()], Optional[int], Union[int, str], Union[int, None], Callable[[int], str], Callable[..., int], Callable[[], None], Type[int], Set[int], Any, NoReturn, Literal[1, 'a', None], ClassVar[int], Final[int], Annotated[int, 'meta'], Iterable[int], Mapping[str, int], list[int], dict[str, list[int]], tuple[int, ...], int | str, int | None, type[int], collections.abc.Callable[[int], str], List, Dict, Union[int, 'Fwd'], ForwardRef('x'), Never, Self, LiteralString, Required[int], NotRequired[int], TypeGuard[int], Concatenate[int, ...], Unpack[tuple[int]], Generator[int, str, None], Awaitable[int], DefaultDict[str, int], Counter[str], AnyStr):
    print(repr(t))
