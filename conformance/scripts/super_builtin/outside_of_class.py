def f(self):
    return super().__init__

class A: f = f
try:
    A().f()
except RuntimeError as e:
    print(e)

def g():
    super()
try:
    g()
except RuntimeError as e:
    print(e)

def h(x):
    del x
    super()
try:
    h(1)
except RuntimeError as e:
    print(e)
try:
    (lambda: super())()
except RuntimeError as e:
    print(e)
try:
    eval('super()')
except RuntimeError as e:
    print(e)
