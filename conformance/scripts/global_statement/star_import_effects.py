import types, sys
m = types.ModuleType('stars')
m.public, m._private, m.__dunder__ = 1, 2, 3
sys.modules['stars'] = m
from stars import *
print(public, '_private' in globals(), '__dunder__' in globals())
m.__all__ = ['_private', 'other']
m.other = 'o'
from stars import *
print(_private, other)
m.__all__ = ['absent']
try:
    from stars import *
except AttributeError as e:
    print(e)
m.__all__ = [1]
try:
    from stars import *
except TypeError as e:
    print(e)
m.__all__ = ('len',)
m.len = lambda x: 'starred len'
from stars import *
print(len([]))
del len
print(len([]))
ns = {}
m.__all__ = 'public', 
exec('from stars import *', ns)
print(ns['public'])
