class M1:
    def f(self): return ['M1']
class M2:
    def f(self): return ['M2'] + super().f()
class M3:
    def f(self): return ['M3'] + super().f()
class Base: pass
class Top(M3, M2, M1, Base):
    def f(self): return ['Top'] + super().f()
print(Top().f())
class Wrong(M3, Base, M2):
    pass
try:
    Wrong().f()
except AttributeError as e:
    print(e)
classes = [type('K0', (), {'depth': lambda self: 0})]
for i in range(1, 50):
    def depth(self, i=i): return 1 + super(classes[i], self).depth()
    classes.append(type(f'K{i}', (classes[-1],), {'depth': depth}))
print(classes[-1]().depth(), len(classes[-1].__mro__))
