class A:
    def __init_subclass__(cls, **kw):
        print('A', cls.__name__, kw)
        super().__init_subclass__()
class B:
    def __init_subclass__(cls, b=None, **kw):
        print('B', cls.__name__, b)
        super().__init_subclass__(**kw)
class C(B, A, b=1, a=2): pass
class D(C, a=3): pass
try:
    class E(B, wrong=1): pass
except TypeError as e:
    print(e)
class Attr:
    def __set_name__(self, owner, name):
        print('set_name', owner.__name__, name)
class F(B):
    x = Attr()
