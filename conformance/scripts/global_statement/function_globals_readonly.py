def f(): return x
x = 1
try:
    f.__globals__ = {}
except AttributeError as e:
    print(e)
import types
g = types.FunctionType(f.__code__, {'x': 'other'})
print(f(), g(), g.__name__, g.__builtins__ is f.__builtins__)
h = types.FunctionType(f.__code__, {'x': 1, '__name__': 'modname'}, 'hname', (1,))
print(h.__name__, h.__module__, h.__defaults__)
def uses_len(): return len([1])
print(types.FunctionType(uses_len.__code__, {'len': lambda x: 'fake'})())
try:
    types.FunctionType(uses_len.__code__, {'__builtins__': {}})()
except NameError as e:
    print(e)
print(types.FunctionType(uses_len.__code__, {'__builtins__': {'len': lambda x: 'patched'}})())
