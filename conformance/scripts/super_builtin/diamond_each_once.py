order = []
class Root:
    def visit(self): order.append('Root')
def make(name, *bases):
    def visit(self):
        order.append(name)
        super(cls, self).visit()
    cls = type(name, bases, {'visit': visit})
    return cls
A = make('A', Root)
B = make('B', Root)
C = make('C', A, B)
D = make('D', B)
E = make('E', C, D)
F = make('F', E, A)
for cls in (C, E, F):
    order.clear()
    cls().visit()
    print(cls.__name__, order)
