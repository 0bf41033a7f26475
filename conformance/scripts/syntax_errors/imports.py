cases = r'''
import a.b as
from x import
from x import (a, b
from . import *, a
import *
from a import b.c
'''.strip('\n').split('\n')
for src in cases:
    try:
        compile(src + '\n', 'test', 'exec')
        print(src, '| COMPILES')
    except SyntaxError as e:
        print(src, '|', type(e).__name__, e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
