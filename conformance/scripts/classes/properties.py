class T:
    def __init__(self):
        self._v = 1

    @property
    def v(self):
        "the value"
        return self._v

    @v.setter
    def v(self, new):
        if new < 0:
            raise ValueError('negative')
        self._v = new

    @v.deleter
    def v(self):
        print('deleted')
        self._v = None

    @property
    def ro(self):
        return 'r'

    wo = property(None, lambda self, x: print('set', x))

t = T()
t.v = 5
print(t.v, T.v.__doc__, T.v.fget.__name__)
try:
    t.v = -1
except ValueError as e:
    print(e)
del t.v
print(t.v)
for action in ("t.ro = 1", "del t.ro", "t.wo", "t.wo = 3", "del t.wo"):
    try:
        exec(action)
    except AttributeError as e:
        print(action, '->', e)
t.__dict__['ro'] = 'shadow'
print(t.ro)

class U(T):
    @T.v.getter
    def v(self):
        return 'sub'

print(U().v)
class Broken:
    @property
    def x(self):
        return self.nope
    def __getattr__(self, name):
        return 'fallback ' + name
print(Broken().x)
