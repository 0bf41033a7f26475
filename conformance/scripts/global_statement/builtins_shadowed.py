def f():
    global print_count
    print_count = 0
    def count(): 
        global print_count
        print_count += 1
        return print_count
    return count
c = f()
c(); c()
print(print_count)
def g():
    global max
    max = lambda *a: 'my max'
print(max(1, 2))
g()
print(max(1, 2))
def h(): return max(3, 4)
print(h())
del max
print(h())
import builtins
builtins.injected = 'from builtins'
print(injected)
def i():
    global injected
    injected = 'own'
i()
print(injected, builtins.injected)
del injected
print(injected)
del builtins.injected
try:
    injected
except NameError as e:
    print(e)
