class A:
    count = 0

    @classmethod
    def make(cls, *args):
        cls.count += 1
        return cls, args

    @staticmethod
    def plain(*args):
        return args

    def inst(self, *args):
        return type(self).__name__, args

class B(A):
    pass

print(A.make(1), B.make(2), B().make(3))
print(A.count, B.count, 'count' in B.__dict__)
print(A.plain(1, 2), A().plain(3))
print(A.inst(A(), 1), B().inst(2))
try:
    A.inst()
except TypeError as e:
    print(e)
print(A.make.__self__, B.make.__self__, A.make.__func__ is B.make.__func__)
m = B().inst
print(m(5), m.__func__ is A.inst)
print(A.__dict__['plain'].__func__(9), A.__dict__['make'].__wrapped__(B, 4))
print(staticmethod(len)([1, 2]))
print(A().inst == A().inst, (a := A()).inst == a.inst, a.inst is a.inst)

class Meta(type):
    def shout(cls):
        return cls.__name__.upper()

class C(metaclass=Meta):
    @classmethod
    def go(cls):
        return cls.shout()
print(C.shout(), C().go())
try:
    C().shout()
except AttributeError as e:
    print(e)
