import math
import math as m, json
import os.path
import os.path as path, collections.abc as cabc
from math import pi
from math import (sin, cos as c,)
from collections import (
    OrderedDict,
    deque as d
)
from json import *
print(m is math, os.path is path, cabc.__name__, pi > 3, c(0), OrderedDict.__name__, d.__name__, loads('1'))
def f():
    import textwrap
    from string import digits as dg
    return textwrap.__name__, dg
print(f(), 'textwrap' in globals(), 'dg' in globals())
class C:
    import math as mm
    from math import e
print(C.mm.pi == pi, C.e > 2)
if True: import string; print(string.digits)
for src in ('import', 'import a,', 'import a as', 'import a as b.c', 'import (a)', 'from a import', 'from a import b,', 'from a import (b,)', 'from a import ()', 'from a import b as c, d as e', 'from . import a', 'from .. import a', 'from ... import a', 'from ....a import b', 'from .a.b import c', 'from a import *, b', 'def f():\n from a import *', 'from import a', 'from a.b. import c', 'import a.b.c as d', 'from a import b.c', 'import 1', 'class C:\n from a import *', 'from __future__ import nope', 'x = 1\nfrom __future__ import annotations', 'from __future__ import braces'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
