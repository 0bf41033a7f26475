"""Records what CPython 3.13 makes of names, positions and the text of annotations.

Run with python3.13; writes variables.jsonl, positions.jsonl and unparse.jsonl in
internal/compile/testdata.
"""

import dis
import json
import pathlib
import sys
import types

ROOT = pathlib.Path(__file__).parent.parent / "internal"

VARIABLES = r'''
x = 1
def f(a, *b, c=x, **d):
    y = a
    global z
    z = y
    def g():
        nonlocal y
        y = w
        return lambda: a + y + print
---
def f():
    x = 1
    class A:
        y = x
        x = 2
        def m(self):
            return x, y, __class__, super
---
def outer(v):
    class A:
        v = v
        w = [v for q in v]
        t = (v for q in v)
        def m(self): return v
---
class A:
    __a = 1
    def __m(self, __b):
        __c = __b
        self.__d = __c
        return lambda: __c
    class _B:
        __e = 1
---
def f(xs):
    n = 0
    total = [n + x for x in xs if (last := x)]
    gen = (n + x for x in xs if (seen := x))
    return last, seen
---
[a for b in c if (d := b)]
(e for f in g if (h := f))
---
def f():
    global x
    x = [x for y in z]
    def g():
        x
        def h():
            nonlocal q
            q = x
        q = 1
---
def f():
    def g():
        return x
    def h():
        x = 1
        return g
    x = 2
---
def f(a):
    try:
        import a.b.c, d as e
        from m import n, o as p
    except E as err:
        with w as (q, r.s, [*t]):
            for u, v[k] in l: pass
    del a, e
    match a:
        case [i, *j] | {'k': i, **j} if i: pass
---
def f():
    return [[(lambda: (i, j, k)) for j in i] for i in k]
---
def f():
    return {i: {j for j in i if j in f} for i in f}
---
async def f(a):
    async with a as b:
        async for c in b:
            await c
    return [await d async for d in b]
---
def f():
    x = 1
    def g():
        def h():
            def i():
                return x
---
def f[T: int, *U](a):
    return T
---
class A[T](B):
    x = T
    def m[S](self, s): return S, T
---
type X[T] = dict[T, Y]
---
class A:
    y = 1
    type X = y
---
def f():
    class A:
        nonlocal x
        x = 1
    x = 2
---
class A:
    global g
    g = 1
    def m(self): return g
---
lambda a, b=c, *d, e=f: lambda: a + d + g
'''

POSITIONS = r'''
x = f(a,
      b)(c).d(e, *g, h=i)
---
x = (a + b * c
     - d)
---
x = a.b.c[d].e
---
x = (a
     .b(c)
     .d(e))
---
x = (a
     .b
     .c)
---
a.b = c.d
a[b] = c[d:e]
a[b:c] = d
del a.b, a[b]
---
x = a < b < c
y = a in b
z = not a
w = -a ** b
---
for x in y(z):
    a(x)
---
while a < b(c):
    d()
---
raise A(b) from c
---
def f():
    raise
---
assert a(b), c(d)
---
try:
    a()
except B:
    c()
except (D, E):
    f()
---
with a(b) as c, d:
    e()
---
import a.b as c
from d import (e,
               f as g)
---
x = f'{a!r:{b}} {c()}'
---
a += b(c)
a.b -= d
a[b] *= e
---
a, b = c()
a, *b = d()
---
x = [a(b) for b in c if d(b)]
---
x = (a(b) for b in c)
---
@a.b(c)
def f(x=y(z)): return x + 1
---
@a
class B(c, d=e):
    f = g()
---
async def f():
    await a(b)
    async with c() as d:
        pass
---
def f():
    x = yield a(b)
---
x = a if b() else c()
y = a or b() and c
---
x = lambda y: y + z()
---
x = a(**b, c=d)
---
x = {a(): b(), **c}
---
if a == 1 and b(c) != 2:
    pass
---
return_ = a[1:2][3][b:c:d]
---
match a():
    case 1: b()
    case C.d: e()
---
def f(a, b): return a.x(b.y(), b.z)[0](b)
'''

EXPRESSIONS = r'''
int
a.b.c
'quoted'
"it's"
'say "hi"'
'both \' and "'
'line\nbreak\ttab'
b'bytes\x00'
u'unicode'
1
-1
1.5
1e100
1e-7
1e16
123456789012345678901234567890
1j
2.5j
True
None
...
(1, 2)
(1,)
()
[1, 2]
{1, 2}
{1: 2, **a}
list[int]
dict[str, int]
dict[str, list[int]]
tuple[int, ...]
tuple[()]
Callable[[int, str], bool]
Literal['a', 'b']
Annotated[int, Field(gt=0, le=10)]
a | b | None
a | (b | c)
a + b * c
(a + b) * c
a ** b ** c
(a ** b) ** c
-a ** b
(-a) ** b
a - (b - c)
a @ b // c % d
a << b >> c & d ^ e
~a
not a
not (a and b)
a and b or c
a and (b or c)
a < b <= c != d
(a < b) < c
a is not None
a not in b
a if b else c
(a if b else c) if d else e
a if b else (c if d else e)
lambda: 1
lambda a, b=1, *c, d, e=2, **f: a
lambda a, /, b, *, c: a
(lambda: 1)()
f(a, *b, c=d, **e)
f(x for x in y)
f((x for x in y), z)
a[b]
a[b, c]
a[b:c]
a[b:c:d]
a[:]
a[::d]
a[b:c, d]
a[*b]
a[(b,)]
1 .real
1.5.real
(a, b)[0]
[x for x in y if z if w]
{x for x in y}
{x: z for x, z in y}
(x for x in y for z in w)
[x async for x in y]
f'{a}'
f'a{b!r}c{d:>{e}}'
f'{{}}{a}'
f'{a + b}'
f"{d['k']}"
*a, b
a.b(c)[d].e
not not a
- - a
+a
"a" "b"
'\u00e9\u4e2d\U0001f600'
'\x7f\xad'
print
lambda *, a: a
lambda *a, **b: 1
x[lambda: 1]
x[a if b else c]
{**a, 'b': c}
a if (yield_) else b
(a, *b)
[*a, b]
'''


def variables(code):
    return {
        "name": code.co_qualname,
        "vars": code.co_varnames,
        "cells": code.co_cellvars,
        "free": code.co_freevars,
        "inner": [variables(c) for c in code.co_consts if isinstance(c, types.CodeType)],
    }


KINDS = {
    "call": "CALL CALL_KW CALL_FUNCTION_EX",
    "binary": "BINARY_OP",
    "compare": "COMPARE_OP CONTAINS_OP",
    "subscript": "BINARY_SUBSCR BINARY_SLICE",
    "attribute": "LOAD_ATTR",
    "store attribute": "STORE_ATTR",
    "store subscript": "STORE_SUBSCR STORE_SLICE",
    "delete": "DELETE_ATTR DELETE_SUBSCR",
    "raise": "RAISE_VARARGS",
    "unary": "UNARY_NEGATIVE UNARY_INVERT UNARY_NOT",
    "iter": "GET_ITER",
    "unpack": "UNPACK_SEQUENCE UNPACK_EX",
    "format": "FORMAT_SIMPLE FORMAT_WITH_SPEC",
    "import": "IMPORT_NAME IMPORT_FROM",
    "with": "BEFORE_WITH BEFORE_ASYNC_WITH",
    "except": "CHECK_EXC_MATCH",
    "global": "LOAD_GLOBAL LOAD_NAME",
    "store global": "STORE_GLOBAL STORE_NAME",
}
KIND = {op: kind for kind, ops in KINDS.items() for op in ops.split()}


def positions(code, found):
    for i in dis.get_instructions(code):
        kind = KIND.get(i.opname)
        p = i.positions
        if kind and p and p.lineno:
            found.setdefault(kind, set()).add((p.lineno, p.col_offset, p.end_lineno, p.end_col_offset))
    for c in code.co_consts:
        if isinstance(c, types.CodeType):
            positions(c, found)
    return found


def unparsed(expr):
    space = {}
    exec(f"from __future__ import annotations\ndef f(a: {expr}): pass" if not expr.startswith("*")
         else f"from __future__ import annotations\ndef f(a: ({expr})): pass", space)
    return space["f"].__annotations__["a"]


def write(path, rows):
    path.parent.mkdir(exist_ok=True)
    with path.open("w") as f:
        for row in rows:
            f.write(json.dumps(row) + "\n")


def cases(text):
    return [c.strip("\n") + "\n" for c in text.split("---\n")]


def main():
    if sys.version_info[:2] != (3, 13):
        sys.exit("wants Python 3.13")
    write(ROOT / "compile/testdata/variables.jsonl",
          ({"source": s, "code": variables(compile(s, "<string>", "exec"))} for s in cases(VARIABLES)))
    write(ROOT / "compile/testdata/positions.jsonl",
          ({"source": s, "positions": {k: sorted(v) for k, v in sorted(positions(compile(s, "<string>", "exec"), {}).items())}}
           for s in cases(POSITIONS)))
    write(ROOT / "compile/testdata/unparse.jsonl",
          ({"source": e, "text": unparsed(e)} for e in EXPRESSIONS.strip().split("\n")))


if __name__ == "__main__":
    main()
