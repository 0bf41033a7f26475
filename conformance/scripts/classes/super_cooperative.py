class Root:
    def __init__(self, **kw):
        print('Root', kw)
    def who(self):
        return ['Root']

class A(Root):
    def __init__(self, a=None, **kw):
        print('A', a)
        super().__init__(**kw)
    def who(self):
        return ['A'] + super().who()

class B(Root):
    def __init__(self, b=None, **kw):
        print('B', b)
        super().__init__(**kw)
    def who(self):
        return ['B'] + super().who()

class C(A, B):
    def who(self):
        return ['C'] + super().who()
    @classmethod
    def make(cls):
        return cls(a=1, b=2)

c = C.make()
print(c.who())
print(super(A, c).who(), super(B, c).who())
s = super(C, c)
print(s.__thisclass__, s.__self_class__, s.__self__ is c)
try:
    super(C, 3)
except TypeError as e:
    print(e)
try:
    super(Root, c).who()
except AttributeError as e:
    print(e)

def free():
    return super().x
try:
    free()
except RuntimeError as e:
    print(e)

class D(C):
    def who(self):
        f = lambda: super(D, self).who()
        return f()
    def listcomp(self):
        return [super().who() for _ in range(1)]
    def renamed(this):
        return super().who()

print(D().who())
print(D().listcomp())
print(D().renamed())
