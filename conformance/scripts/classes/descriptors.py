class Typed:
    def __set_name__(self, owner, name):
        print('set_name', owner.__name__, name)
        self.name = '_' + name

    def __get__(self, obj, owner=None):
        if obj is None:
            return ('class access', owner.__name__)
        return getattr(obj, self.name, 'unset')

    def __set__(self, obj, value):
        print('set', value)
        setattr(obj, self.name, value)

    def __delete__(self, obj):
        print('delete')
        delattr(obj, self.name)

class NonData:
    def __get__(self, obj, owner):
        return 'nondata'

class A:
    t = Typed()
    n = NonData()

a = A()
print(A.t, a.t, a.n)
a.t = 3
print(a.t, a.__dict__)
a.__dict__['t'] = 'hidden'
print(a.t)
a.__dict__['n'] = 'visible'
print(a.n)
del a.t
print(a.t, a.__dict__)

class OnlySet:
    def __set__(self, obj, value):
        obj.__dict__['s'] = value * 2

class B(A):
    s = OnlySet()

b = B()
print(type(b.s).__name__)
b.s = 21
print(b.s)
A.t = 'replaced'
print(A.t, a.t)
