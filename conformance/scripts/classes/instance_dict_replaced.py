# What a place in the code has learnt from instances without attributes does not hold for one
# whose __dict__ was asked for or replaced.


class C:
    def __init__(self, n):
        self.n = n

    def m(self):
        return 'method'


c = C(5)
c.__dict__ = {}
c.__init__(6)
print(c.__dict__, c.n)


class Empty:
    def m(self):
        return 'method'


def call(e):
    return e.m()


print(call(Empty()), call(Empty()))
e = Empty()
e.__dict__['m'] = lambda: 'own'
print(call(e), call(Empty()))


class Slotted:
    __slots__ = ('a', '__dict__')

    def __init__(self, a, b):
        self.a = a
        self.b = b


s = Slotted(1, 2)
print(s.__dict__, s.a)
s.__dict__ = {'c': 3}
s.__init__(4, 5)
print(s.__dict__, s.a, Slotted(6, 7).b)


class Kept(list):
    def set(self, **kw):
        self.__dict__.update(kw)
        self.z = 1
        return self


print(Kept().set(x=1).__dict__, Kept().set().__dict__)


class A:
    pass


class B:
    def __init__(self):
        self.x = 1


a = A()
a.y = 2
a.__class__ = B
a.__init__()
print(a.__dict__, B().__dict__)
