x = 'module'
def f():
    x = 'local'
    exec('print(x)')
    exec('x = "changed"; print(x)')
    print(x)
    exec('global x; x = "global changed"')
    return x
print(f(), x)
def g():
    exec('def h(): return 1')
    try:
        return h()
    except NameError as e:
        return str(e)
print(g())
def i():
    ns = {}
    exec('y = 1\nz = y + 1', globals(), ns)
    return ns, 'y' in globals()
print(i())
def j():
    l = locals()
    exec('q = 5', globals(), l)
    return l['q'], 'q' in locals()
print(j())
def k():
    v = 1
    return eval('v + 1'), eval('[v for _ in "a"]', {'v': 7}), [eval('v') for _ in '1']
print(k())
class C:
    n = 1
    exec('m = n + 1')
    print(eval('n + m'))
print(C.m)
try:
    exec('a = 1\ndef f(): return a\nf()', {}, {})
except NameError as e:
    print(e)
