import builtins
print(__builtins__ is builtins or __builtins__ == vars(builtins), builtins.len is len, builtins.__name__, builtins.print is print, 'True' in vars(builtins), builtins.None_ if hasattr(builtins, 'None_') else '-')
builtins.my_global = 'injected'
print(my_global)
def f(): return my_global
print(f())
del builtins.my_global
try:
    f()
except NameError as e:
    print(e)
orig = builtins.abs
builtins.abs = lambda x: 'patched'
print(abs(-1), [abs(i) for i in range(1)])
builtins.abs = orig
print(abs(-1))
len = lambda x: 'module level'
print(len([]), builtins.len([]))
del len
print(len([1]))
print(__name__, __doc__, __spec__ if '__spec__' in globals() else 'none', __package__, type(__builtins__).__name__ in ('module', 'dict'))
print([type(x).__name__ for x in (NotImplemented, Ellipsis, None, True)], NotImplemented, bool(1))
import warnings
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter('always')
    try:
        print(bool(NotImplemented), [str(x.message) for x in w])
    except TypeError as e:
        print(e)
