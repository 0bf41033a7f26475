class C:
    global g
    g = 'set in class'
    local = 1
    def method(self):
        global g
        g += '!'
        return g
print(g, hasattr(C, 'g'), C.local)
print(C().method(), g)
def f():
    x = 'f'
    class D:
        global x
        x = 'global x'
        def m(self): return x
    return x, D().m()
print(f(), x)
