import atexit
def f(n, k=None): print('exit', n, k)
atexit.register(f, 1)
atexit.register(f, 2, k='kw')
@atexit.register
def g(): print('decorated')
def h(): print('removed')
atexit.register(h); atexit.unregister(h)
print('main ends', g.__name__)
