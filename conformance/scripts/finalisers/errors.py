import sys
class A:
    def __del__(self):
        print('raising')
        raise ValueError('lost')
def hook(u):
    print(u.exc_type.__name__, u.exc_value, u.err_msg, u.object.__qualname__, u.exc_traceback.tb_lineno)
sys.unraisablehook = hook
a = A(); del a
print('goes on')
import weakref
class T: pass
t = T()
def callback(r): 1 / 0
r = weakref.ref(t, callback)
del t
print(r(), r.__callback__)
class X:
    def __del__(self): sys.exit(3)
x = X(); del x
print('no exit')
class Y:
    def __del__(self):
        try: raise KeyError('inside')
        except KeyError as e: print('handled', e)
try:
    y = Y()
    raise IndexError('outside')
except IndexError as e:
    del y
    print(repr(e), sys.exc_info()[1] is e)
class Z:
    def __del__(self): print(self.missing)
z = Z(); del z
