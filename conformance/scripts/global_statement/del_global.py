x = 1
def f():
    global x
    del x
f()
try:
    x
except NameError as e:
    print(e)
try:
    f()
except NameError as e:
    print(e)
x = 2
f()
print('x' in globals())
len = 'shadow'
def g():
    global len
    del len
g()
print(len('abc'))
