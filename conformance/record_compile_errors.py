"""Records what CPython 3.13 says about programs its parser accepts and its compiler does not.

Run with python3.13; writes internal/compile/testdata/errors.jsonl, one case a line.
"""

import json
import pathlib
import sys
import warnings

CASES = r'''
def f(a, a): pass
---
def f(a, *, a): pass
---
def f(a, /, a): pass
---
def f(a, *a): pass
---
def f(*a, **a): pass
---
lambda a, b, a: 1
---
def f():
    x = 1
    global x
---
def f(x):
    global x
---
def f(x):
    nonlocal x
---
def f():
    print(x)
    global x
---
def f():
    print(x)
    nonlocal x
---
x = 1
global x
---
print(x)
global x
---
nonlocal x
---
def f():
    nonlocal x
---
class A:
    nonlocal x
---
def f():
    class A:
        nonlocal x
---
def f():
    x = 1
    def g():
        def h():
            nonlocal x
            x = 2
        return h
---
def f():
    global x
    def g():
        nonlocal x
---
def f():
    global x
    nonlocal x
---
def f():
    def g():
        nonlocal x
    global x
---
def f():
    global x, y, x
---
def f():
    for x in y: pass
    global x
---
def f():
    import x
    global x
---
def f():
    def x(): pass
    global x
---
def f():
    class x: pass
    nonlocal x
---
class A:
    [x := 1 for y in z]
---
class A:
    [[x := 1 for y in z] for q in w]
---
[x := 1 for x in z]
---
[[x := 1 for y in z] for x in q]
---
[y for y in z if (y := 1)]
---
[y for y in (x := 1)]
---
[x for x in y for z in (x := 2)]
---
[x for x in [(lambda: (y := 1)) for z in w]]
---
[i + 1 for i in (lambda: (j := 1))()]
---
[[(i := 0) for j in range(5)] for i in range(5)]
---
[i := 0 for i, j in range(5)]
---
[(j := 0) for i in range(5) for j in range(5)]
---
def f():
    [(j := 0) for i in range(5) if (j := i)]
    return j
---
[(i := i) for j in range(5) if (j := 0)]
---
[(yield) for x in y]
---
def f():
    return [(yield) for x in y]
---
def f():
    return {(yield) for x in y}
---
def f():
    return {(yield): 1 for x in y}
---
def f():
    return ((yield) for x in y)
---
def f():
    return [x for x in (yield)]
---
def f():
    return [x for x in y for z in (yield)]
---
yield
---
x = yield
---
yield from x
---
class A:
    yield
---
class A:
    yield from b
---
await x
---
def f():
    await x
---
class A:
    await x
---
lambda: await x
---
async def f():
    lambda: await x
---
async def f():
    def g():
        await x
---
[x async for x in y]
---
def f():
    [x async for x in y]
---
def f():
    {x: 1 async for x in y}
---
async def f():
    def g():
        {x async for x in y}
---
async def f():
    [x async for x in y]
---
async def f():
    [[x async for x in y] for z in w]
---
async def f():
    [(x async for x in y) for z in w]
---
(x async for x in y)
---
def f():
    (x async for x in y)
---
def f():
    (await x for x in y)
---
[await x for x in y]
---
def f():
    return [await x for x in y]
---
async for x in y: pass
---
def f():
    async for x in y: pass
---
async with x: pass
---
def f():
    async with x: pass
---
class A:
    async with x: pass
---
async def f():
    yield from x
---
async def f():
    yield
    return 1
---
async def f():
    return 1
    yield
---
async def f():
    yield
    return
---
return
---
return 1
---
class A:
    return 1
---
if x:
    return
---
break
---
continue
---
if x: break
---
class A:
    break
---
for x in y:
    def f():
        break
---
for x in y:
    class A:
        continue
---
while x:
    pass
else:
    break
---
for x in y:
    pass
else:
    continue
---
for x in y:
    try: pass
    finally: continue
---
for x in y:
    with z: break
---
lambda: (yield)
---
try: pass
except: pass
except A: pass
---
try: pass
except: pass
except: pass
---
try: pass
except A: pass
except: pass
except B: pass
---
try: pass
except* A:
    break
---
for x in y:
    try: pass
    except* A:
        break
---
for x in y:
    try: pass
    except* A:
        continue
---
def f():
    try: pass
    except* A:
        return 1
---
def f():
    try: pass
    except* A:
        for x in y: break
---
def f():
    try: pass
    except* A:
        for x in y: return
---
def f():
    try: pass
    except* A:
        def g(): return 1
---
*a = 1
---
*a, *b = c
---
[*a, *b] = c
---
a, (*b, *c) = d
---
for *a in b: pass
---
for *a, *b in c: pass
---
with x as *a: pass
---
with x as (*a, *b): pass
---
*a
---
x = *a
---
def f(): return *a
---
def f():
    yield *a
---
x = *a,
---
print(*a)
---
[*a]
---
del *a
---
*a += 1
---
a = b = *c
---
a[*b]
---
a[*b] = 1
---
__debug__ = 1
---
del __debug__
---
x.__debug__ = 1
---
del x.__debug__
---
x.__debug__
---
f(__debug__=1)
---
f(a=1, a=2)
---
f(a=1, b=2, **c, a=3)
---
class A(b=1, b=2): pass
---
class A(__debug__=1): pass
---
import __debug__
---
import x as __debug__
---
import __debug__.x
---
from x import __debug__
---
from x import y as __debug__
---
for __debug__ in x: pass
---
def __debug__(): pass
---
class __debug__: pass
---
def f(__debug__): pass
---
def f(*__debug__): pass
---
def f(*, __debug__): pass
---
lambda __debug__: 1
---
global __debug__
---
(__debug__ := 1)
---
__debug__ += 1
---
x.__debug__ += 1
---
with x as __debug__: pass
---
with x as a.__debug__: pass
---
try: pass
except E as __debug__: pass
---
match x:
    case __debug__: pass
---
match x:
    case A(__debug__=1): pass
---
match x:
    case {**__debug__}: pass
---
match x:
    case [*__debug__]: pass
---
[x for __debug__ in y]
---
[x for x.__debug__ in y]
---
a, __debug__ = 1, 2
---
def f():
    from x import *
---
class A:
    from x import *
---
from x import *
---
from __future__ import braces
---
from __future__ import nope
---
from __future__ import annotations, nope
---
x = 1
from __future__ import annotations
---
import x
from __future__ import annotations
---
"doc"
from __future__ import annotations
---
"doc"
"more"
from __future__ import annotations
---
from __future__ import division
from __future__ import annotations
---
from __future__ import *
---
def f():
    from __future__ import annotations
---
match x:
    case a: pass
    case b: pass
---
match x:
    case _: pass
    case b: pass
---
match x:
    case _ as a: pass
    case b: pass
---
match x:
    case (a): pass
    case b: pass
---
match x:
    case a if a: pass
    case b: pass
---
match x:
    case a | b: pass
---
match x:
    case _ | 1: pass
---
match x:
    case 1 | _ | 2: pass
---
match x:
    case 1 | a: pass
---
match x:
    case [a] | [b]: pass
---
match x:
    case [a, b] | [b, a]: pass
---
match x:
    case [a] | [a, b]: pass
---
match x:
    case [a] | 1: pass
---
match x:
    case [a, a]: pass
---
match x:
    case {1: a, 2: a}: pass
---
match x:
    case A(a, b=a): pass
---
match x:
    case a as a: pass
---
match x:
    case [a] as a: pass
---
match x:
    case {1: a, **a}: pass
---
match x:
    case [*a, *b]: pass
---
match x:
    case [*_, *_]: pass
---
match x:
    case [*a, a]: pass
---
match x:
    case A(b=1, b=2): pass
---
match x:
    case A(b=1, c=2, b=3): pass
---
match x:
    case {1: a, 1: b}: pass
---
match x:
    case {'a': a, 'a': b}: pass
---
match x:
    case {1: a, True: b}: pass
---
match x:
    case {1: a, 1.0: b}: pass
---
match x:
    case {-1: a, -1: b}: pass
---
match x:
    case {b'q': a, b'q': b}: pass
---
match x:
    case {1 + 2j: a, 1 + 2j: b}: pass
---
match x:
    case {None: a, None: b}: pass
---
match x:
    case {a.b: c, a.b: d}: pass
---
match x:
    case (1 | 2) as a | a: pass
---
def f[T, T](): pass
---
class A[T, T]: pass
---
type X[T, T] = 1
---
def f[T: (yield)](): pass
---
def f[T: (await x)](): pass
---
def f[T: (x := 1)](): pass
---
def f[T: [(x := 1) for y in z]](): pass
---
def f[T = (yield)](): pass
---
def f[*T = (yield)](): pass
---
def f[**T = (x := 1)](): pass
---
type X = (yield)
---
type X = (x := 1)
---
type X = [(x := 1) for y in z]
---
type X = (await y)
---
class A[T]((yield)): pass
---
class A[T]((x := 1)): pass
---
class A[T](b=(yield)): pass
---
class A[T]([(x := 1) for y in z]): pass
---
def f[T = int, U](): pass
---
class A[T = int, *U]: pass
---
def f[T](x=(yield)): pass
---
def f[T]():
    nonlocal T
---
def f[T]():
    def g():
        nonlocal T
---
class A[T]:
    nonlocal T
---
def f[__debug__](): pass
---
type __debug__ = 1
---
def f():
    global x
    x: int = 1
---
def f():
    x: int
    global x
---
def f():
    x: int
    nonlocal x
---
def f():
    nonlocal y
    y: int
---
x: int
global x
---
global x
x: int = 1
---
class A:
    global x
    x: int = 1
---
__debug__: int
---
__debug__: int = 1
---
x.__debug__: int = 1
---
def f(x):
    def g():
        global x
        def h():
            nonlocal x
---
(a, b): int
---
assert (x, "message")
---
assert (x, y), "m"
---
assert ()
---
x is 1
---
x is not 'a'
---
1 is x
---
x is ()
---
x is (1, 2)
---
x is (1, y)
---
x is None
---
x is True
---
x is ...
---
x is -1
---
a < b is 1
---
x is 1.5
---
x is b'a'
---
x is f'{a}'
---
if x is 'a': pass
---
1()
---
'a'()
---
[1, 2](3)
---
(1, 2)(3)
---
{1: 2}(3)
---
{1}(3)
---
f'{a}'()
---
None()
---
(x for x in y)()
---
[x for x in y]()
---
(lambda: 1)()
---
...()
---
1[0]
---
1.5[0]
---
None[0]
---
{1}[0]
---
(x for x in y)[0]
---
(lambda: 1)[0]
---
'abc'['a']
---
'abc'[1.5]
---
[1, 2]['a']
---
(1, 2)['a']
---
[1, 2][None]
---
[1, 2][1, 2]
---
[1, 2][[1]]
---
[1, 2][f'{x}']
---
[1, 2][True]
---
[1, 2][1:2]
---
[1, 2][x]
---
{1: 2}['a']
---
b'abc'['a']
---
f'{a}'['a']
'''

NESTED = [
    "".join("    " * i + "while x:\n" for i in range(n)) + "    " * n + "pass\n" for n in (20, 21, 22, 23)
] + [
    "".join("    " * i + "try:\n" for i in range(n)) + "    " * n + "pass\n"
    + "".join("    " * i + "finally: pass\n" for i in reversed(range(n))) for n in (20, 21, 22)
] + [
    "with " + ", ".join("x" for _ in range(n)) + ": pass\n" for n in (21, 22)
] + [
    "def f(" + ", ".join("a%d" % i for i in range(150)) + ", a7): pass\n",
    ", ".join("a%d" % i for i in range(256)) + ", *b = c\n",
    ", ".join("a%d" % i for i in range(255)) + ", *b = c\n",
]


def record(source):
    case = {"source": source}
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            compile(source, "<string>", "exec", dont_inherit=True)
        except SyntaxError as e:
            case.update(msg=e.msg, line=e.lineno, col=e.offset, end_line=e.end_lineno, end_col=e.end_offset)
    found = [{"msg": str(w.message), "line": w.lineno} for w in caught if w.category is SyntaxWarning]
    if found and "msg" not in case:
        case["warnings"] = found
    return case


def main():
    if sys.version_info[:2] != (3, 13):
        sys.exit("wants Python 3.13")
    out = pathlib.Path(__file__).parent.parent / "internal/compile/testdata/errors.jsonl"
    out.parent.mkdir(exist_ok=True)
    sources = [c.strip("\n") + "\n" for c in CASES.split("---\n")] + NESTED
    with out.open("w") as f:
        for source in sources:
            f.write(json.dumps(record(source)) + "\n")


if __name__ == "__main__":
    main()
