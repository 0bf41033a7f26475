class A:
    x = 1
    def __getattr__(self, name):
        print('getattr', name)
        if name == 'virtual':
            return 'made'
        raise AttributeError('no ' + name)
    def __setattr__(self, name, value):
        print('setattr', name, value)
        object.__setattr__(self, name, value)
    def __delattr__(self, name):
        print('delattr', name)
        super().__delattr__(name)

a = A()
print(a.x)
a.y = 2
print(a.y, a.virtual)
del a.y
print(getattr(a, 'y', 'default'), hasattr(a, 'z'))
try:
    a.w
except AttributeError as e:
    print(e)
try:
    del a.w
except AttributeError as e:
    print(e)

class G:
    def __init__(self): self.n = 0
    def __getattribute__(self, name):
        if name == 'secret':
            raise AttributeError('hidden')
        return object.__getattribute__(self, name)
    def __getattr__(self, name):
        return 'fallback:' + name

g = G()
print(g.n, g.secret, g.other)
class D:
    def __dir__(self): return ['b', 'a', 'c']
print(dir(D()))
try:
    object().x = 1
except AttributeError as e:
    print(e)
try:
    (5).real = 1
except AttributeError as e:
    print(e)
