import atexit, weakref
class A:
    def __init__(self, n): self.n = n
    def __del__(self): print('del', self.n)
def g(n):
    try: yield
    finally: print('finally', n)
a = A('global')
b = A('cycle'); b.me = b
it = g('at exit'); next(it)
keep = [A('in a list')]
class T: pass
t = T()
weakref.finalize(t, print, 'finalize 1')
weakref.finalize(t, print, 'finalize 2')
f = weakref.finalize(t, print, 'not at exit')
f.atexit = False
atexit.register(print, 'atexit')
r = weakref.ref(t, lambda r: print('callback'))
print('end')
