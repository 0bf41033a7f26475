x = 'module'
def outer():
    x = 'outer'
    def reads(): return x
    def sets_global():
        global x
        x = 'changed by global'
    def sets_nonlocal():
        nonlocal x
        x = 'changed by nonlocal'
    print(reads())
    sets_global()
    print(reads(), globals()['x'])
    sets_nonlocal()
    print(reads(), globals()['x'])
outer()

def creates():
    global fresh
    fresh = 1
try:
    fresh
except NameError as e:
    print(e)
creates()
print(fresh)

def local_before_assignment():
    try:
        print(x)
    except UnboundLocalError as e:
        print(e)
    x = 1
local_before_assignment()

def aug():
    x += 'y'
try:
    aug()
except UnboundLocalError as e:
    print(e)

def maybe(flag):
    if flag:
        v = 1
    return v
print(maybe(True))
try:
    maybe(False)
except UnboundLocalError as e:
    print(e)

def through():
    v = 1
    class C:
        v = 2
        def m(self): return v
        w = v
    return C().m(), C.w
print(through())

for src in ('def f():\n nonlocal q', 'nonlocal z', 'def f(a):\n global a', 'def f():\n a = 1\n global a', 'def f():\n print(a)\n nonlocal a', 'def f():\n global g, g', 'class C:\n nonlocal x', 'def f():\n global a\n nonlocal a'):
    try:
        compile(src, 's', 'exec')
        print('fine')
    except SyntaxError as e:
        print(e.msg, e.lineno, e.offset)
