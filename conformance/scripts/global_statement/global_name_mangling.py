_C__x = 'mangled global'
class C:
    def read(self): return __x
    def write(self):
        global __x
        __x = 'written'
    def local(self):
        __y = 1
        def inner():
            nonlocal __y
            __y += 1
            return __y
        return inner(), sorted(locals())
c = C()
print(c.read())
c.write()
print(_C__x, c.read(), c.local())
del _C__x
try:
    c.read()
except NameError as e:
    print(e)
