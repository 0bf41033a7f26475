c = compile('x * 2', '<f>', 'eval')
x = 21
print(eval(c), eval(c, {'x': 5}), c.co_filename, c.co_name, c.co_names)
e = compile('y = x + 1\nprint("ran")', '<e>', 'exec')
print(eval(e), y)
s = compile('x + 100', '<s>', 'single')
eval(s)
print(exec(c), exec(e))
def f(a): return a
print(exec((lambda: 5).__code__), eval((lambda: 5).__code__))
try:
    eval(f.__code__)
except TypeError as err:
    print(err)
def g():
    v = 1
    def h(): return v
    return h
try:
    eval(g().__code__)
except TypeError as err:
    print(err)
exec(g().__code__, {}, closure=g().__closure__)
try:
    exec('1', closure=g().__closure__)
except TypeError as err:
    print(err)
print(eval(b'x + 1'), eval(bytearray(b'x')), eval(memoryview(b'x')))
for bad in (5, None, ['x'], object):
    try:
        eval(bad)
    except TypeError as err:
        print(err)
