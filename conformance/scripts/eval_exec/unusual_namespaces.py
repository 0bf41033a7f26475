# exec and eval ask unusual globals, locals and builtins as their classes say.
import types
code = compile("superglobal", "test", "eval")
print(eval(code, {'__builtins__': types.MappingProxyType({'superglobal': 1})}))
def t(f, *a):
    try: print(f(*a))
    except BaseException as e: print(type(e).__name__, e)
t(eval, code, {'__builtins__': types.MappingProxyType({})})
code = compile("import foo.bar", "test", "exec")
t(exec, code, {'__builtins__': types.MappingProxyType({})})
ns = {'__builtins__': types.MappingProxyType({'__import__': lambda *args: args})}
exec(code, ns)
print(ns['foo'][0], ns['foo'][1] is ns, ns['foo'][2] is ns, ns['foo'][3:])
code = compile("print('Hello World!')", "", "exec")
t(exec, code, {'__builtins__': {}})
t(exec, code, {'__builtins__': 123})
t(exec, "def f(): return len('abc')\nf()", {'__builtins__': 123})
class ro(dict):
    def __setitem__(self, k, v): raise ValueError("readonly " + k)
t(exec, "x=1", ro())
t(exec, "global x; x=1", ro())
d = ro()
t(exec, "global x; x=1", d)
print(list(d))
t(exec, "__builtins__['superglobal']=2; print(superglobal)", {'__builtins__': ro({})})
t(exec, "class A: pass", {'__builtins__': ro({})})
class get(dict):
    def __getitem__(self, k):
        print("get", k)
        return dict.__getitem__(self, k)
class miss(dict):
    def __missing__(self, k):
        print("miss", k)
        return "<" + k + ">"
for c in get, miss:
    ns = c({'a': 1, 'p': print})
    exec("""
p(a)
def f(x): return a, x
p(f(a))
def g(): return p(f(b))
try: g()
except NameError as e: p(e)
class C:
    p(a)
    def m(self):
        global zz
        zz = 5
        return zz
    type X = undefined
try: p(C().m(), C.X.__value__)
except NameError as e: p(e)
p(globals() is locals(), f.__globals__ is globals(), type(globals()).__name__)
try: nothing(1)
except NameError as e: p(e)
except TypeError as e: p(e)
try: p([nothing(x) for x in [1]])
except NameError as e: p(e)
except TypeError as e: p(e)
def h(x): return nothing(x + 1)
try: h(1)
except NameError as e: p(e)
except TypeError as e: p(e)
""", ns)
    print(sorted(k for k in ns if k != '__builtins__'))
class bad(dict):
    def __getitem__(self, k): raise ZeroDivisionError(k)
t(exec, "globalname", bad({'globalname': 1}))
t(exec, "superglobal", {'__builtins__': bad({'superglobal': 1})})
t(exec, "def f(): return superglobal\nf()", {'__builtins__': bad({'superglobal': 1})})
t(exec, "def f(): return superglobal(1)\nf()", {'__builtins__': bad({'superglobal': 1})})
t(eval, "x", {}, miss())
t(eval, "x.__reduce__()", {'__builtins__': types.MappingProxyType({}), 'x': iter([1, 2])})
t(eval, "x.__reduce__()", {'__builtins__': types.MappingProxyType({'iter': iter}), 'x': iter([1, 2])})
t(exec, "del x", miss())
