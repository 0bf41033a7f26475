class A:
    __slots__ = ('x',)
    def __init__(self, x): self.x = x
    def show(self): return f'A.x={self.x}'
class B(A):
    __slots__ = ('y',)
    def __init__(self, x, y):
        super().__init__(x)
        self.y = y
    def show(self): return super().show() + f' B.y={self.y}'
    def raw(self): return type(super().x).__name__
b = B(1, 2)
print(b.show(), b.raw(), hasattr(b, '__dict__'))
try:
    super(B, b).x = 5
except AttributeError as e:
    print(e)
super(B, type(b)).x.__set__(b, 9)
print(b.show())
