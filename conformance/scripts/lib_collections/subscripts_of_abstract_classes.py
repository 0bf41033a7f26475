import collections.abc as c, contextlib, tempfile, pickle, copy
print(c.Iterable[int], c.Callable[[int], str], c.Callable[..., int], contextlib.AbstractContextManager[int], contextlib.AbstractContextManager[int, bool])
print(repr(c.Callable[[int, str], list[int]]), c.Callable[[int], str].__args__, c.Callable[[int], str].__origin__)
from typing import TypeVar, ParamSpec
T = TypeVar('T'); P = ParamSpec('P')
x = c.Callable[[T], T]
print(x.__parameters__, x[int], c.Callable[P, T][[int, str], str], type(x))
print(copy.copy(x) == x, copy.deepcopy(x) == x, hash(x) == hash(c.Callable[[T], T]), c.Callable[[T], T] == x)
try: c.Callable[int]
except TypeError as e: print(e)
try: c.Callable[int, str]
except TypeError as e: print(e)
try: c.nope
except AttributeError as e: print(e)
class Mine(c.Mapping[str, int]):
    def __getitem__(self, k): return 1
    def __len__(self): return 0
    def __iter__(self): return iter(())
print(Mine.__orig_bases__, Mine.__mro__[1:3], Mine[int])
class Q(c.Callable[[int], str]):
    def __call__(self, x): return 'q'
print(Q()(1), Q.__orig_bases__)
from types import DynamicClassAttribute
print(DynamicClassAttribute.__module__, DynamicClassAttribute)
with contextlib.ExitStack() as s:
    s.push(lambda *a: print('left', a[0]))
    s.enter_context(contextlib.nullcontext())
