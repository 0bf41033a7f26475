from __future__ import annotations, division
import __future__
def f(a: undefined, b: list[nope] = 1) -> 1 / 0: pass
print(f.__annotations__)
x: also_undefined = 5
print(__annotations__, x)
class C:
    a: B | None
    b: "quoted"
    c: (1, 2) = 3
    d: lambda x: x + 1
    e: [i for i in y]
    f: a.b[c](d, *e, **f)
    g: not a and -b ** c
    h: f'{x!r:>5}'
for k, v in C.__annotations__.items():
    print(k, repr(v))
print(annotations, __future__.annotations.getMandatoryRelease(), __future__.all_feature_names)
