from typing import *
def f(a: int, b: 'str' = 'x', *c: 'list[int]', d: Optional[int] = None, **e: Any) -> 'C': pass
class C:
    x: int
    y: 'C'
    z: ClassVar['int'] = 1
    w: Annotated[int, 'meta']
class D(C):
    x: str
    v: 'Undefined'
print(get_type_hints(f), get_type_hints(C), get_type_hints(C, include_extras=True))
try:
    get_type_hints(D)
except NameError as e:
    print(e)
print(get_type_hints(D, localns={'Undefined': bytes}), f.__annotations__, D.__annotations__, get_type_hints(len) if False else '-')
for bad in (lambda: get_type_hints(5), lambda: get_type_hints(type('X', (), {'__annotations__': {'a': '1 +'}})), lambda: get_type_hints(type('X', (), {'__annotations__': {'a': 5}}))):
    try:
        print(bad())
    except (TypeError, SyntaxError) as e:
        print(type(e).__name__, e)
@no_type_check
def g(x: 'anything goes here'): pass
print(get_type_hints(g), cast(int, 'a'), cast('x', 5), TYPE_CHECKING, get_type_hints(lambda: 0))
