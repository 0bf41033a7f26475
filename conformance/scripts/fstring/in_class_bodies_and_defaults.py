class A:
    n = 2
    text = f'{n} {n + 1}'
    names = [f'x{i}' for i in range(2)]
    def f(self, d=f'{n}!'): return d + f'{self.n}{__class__.__name__}'
    __slots__ = (f'slot{1}',)
print(A.text, A.names, A().f(), A.__slots__)
def deco(s): return lambda f: (s, f.__name__)
@deco(f'{1 + 1}')
def h(): pass
print(h)
