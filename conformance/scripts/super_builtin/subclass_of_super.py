class MySuper(super):
    def __getattribute__(self, name):
        if name.startswith('__'):
            return super().__getattribute__(name)
        return 'my ' + name
class A:
    def f(self): return 'A'
class B(A): pass
m = MySuper(B, B())
print(m.f, m.anything)
class Plain(super): pass
print(Plain(B, B()).f(), isinstance(Plain(B, B()), super))
class Extra(super):
    def __init__(self, t, o, note):
        super().__init__(t, o)
        self.note = note
e = Extra(B, B(), 'n')
print(e.f(), e.note)
try:
    e.missing
except AttributeError as x:
    print(x)
