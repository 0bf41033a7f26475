# oracle: 3.14
from __future__ import annotations
def f(a: undefined + 1, *b: list[x]) -> None: pass
class C:
    a: Nope
    b: 'quoted'
print(f.__annotations__, C.__annotations__)
x: int = 1
print(__annotations__)
