x = 1
del x
try:
    x
except NameError as e:
    print(e)
a, b, c = 1, 2, 3
del a, (b, [c])
print([n for n in ('a', 'b', 'c') if n in globals()])
d = {'k': 1, 'l': 2}
l = [1, 2, 3, 4]
del d['k'], l[0], l[-2:]
print(d, l)
class O: attr = 'class'
o = O(); o.attr = 'inst'
del o.attr
print(o.attr)
try:
    del o.attr
except AttributeError as e:
    print(e)
for src in ("del nope", "del d['zz']", "del l[9]", "del o.zz", "del (1).real", "del print", "del l['a']", "del ''[0]", "del None[0]"):
    try:
        exec(src)
    except (NameError, KeyError, IndexError, AttributeError, TypeError) as e:
        print(src, type(e).__name__, e)
def f(p):
    del p
    try:
        p
    except UnboundLocalError as e:
        print(e)
    p = 2
    return p
print(f(1))
def g():
    n = 1
    def inner(): return n
    del n
    try:
        inner()
    except NameError as e:
        print(type(e).__name__, e)
g()
def h():
    global gl
    del gl
gl = 1; h()
print('gl' in globals())
import builtins
len = lambda x: 'shadow'
print(len('abc'))
del len
print(len('abc'))
for i in range(3):
    del i
print('i' in globals())
for src in ('del f()', 'del 1', 'del a + b', 'del (a, 1)', 'del', 'del a if b else c', 'del {}', 'del "x"', 'del ()', 'del []', 'del (a)', 'del (a,)', 'del a.b.c, d[0][1]', 'del *x', 'del None', 'del x := 1', 'del lambda: 1'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
