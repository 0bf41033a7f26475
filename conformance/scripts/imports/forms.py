import math, json as j
from math import sqrt as root, pi
import collections.abc
import os.path as p
from collections import *
print(math.floor(2.5), j.dumps([1]), root(16), pi == math.pi, collections.abc.Sized.__name__, p.join('a', 'b'), Counter('aa'), 'namedtuple' in globals())
import urllib.parse as dom
print(dom.__name__)
for src in ('import nope_module', 'from math import nope', 'import math.nope', 'from nope_module import x', 'from . import x', 'from .a import b', 'import nope_a.b', 'from collections import nope_name', 'from json.nope import x'):
    try:
        exec(src)
    except ImportError as e:
        print(src, '|', type(e).__name__, str(e).split(' (')[0].split('. Did')[0], '|', e.name)
m = __import__('json')
print(m is j, __import__('os.path').__name__, __import__('collections', fromlist=['abc']).__name__)
import sys, types
print('math' in sys.modules, sys.modules['math'] is math, math.__name__, type(math).__name__)
mod = types.ModuleType('made', 'doc')
mod.value = 42
sys.modules['made'] = mod
import made
from made import value
print(made.value, value, made.__doc__, made.__name__)
try:
    from made import other
except ImportError as e:
    print(e)
mod.__getattr__ = lambda name: f'dynamic {name}'
from made import anything
print(anything, made.more)
mod.__all__ = ['value']
def inside():
    import math as inner
    return inner is math
print(inside())
sys.modules['blocked'] = None
try:
    import blocked
except ImportError as e:
    print(type(e).__name__, e)
import importlib
print(importlib.import_module('json') is j, importlib.import_module('.abc', 'collections').__name__)
try:
    math.nope
except AttributeError as e:
    print(e)
