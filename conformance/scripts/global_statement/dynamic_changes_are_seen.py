def f(): return value
for value in (1, 'two', None):
    print(f())
del value
try:
    f()
except NameError as e:
    print(e)
globals()['value'] = 'dict'
print(f())
exec('value = "exec"')
print(f())
setattr(__import__('sys').modules['__main__'], 'value', 'setattr')
print(f())
import sys
delattr(sys.modules['__main__'], 'value')
import builtins
builtins.value = 'builtin'
print(f())
value = 'shadow'
print(f())
del value
print(f())
del builtins.value
try:
    f()
except NameError as e:
    print(e)
def g():
    for i in range(3):
        globals()['hot'] = i
        yield hot
print(list(g()))
print(eval('hot + 1'), sys.modules[__name__].hot)
