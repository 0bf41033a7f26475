class P:
    def __init__(self, x): self.x = x
    def __eq__(self, o): return type(self) is type(o) and self.x == o.x
    def __hash__(self): return hash(self.x)
    def __repr__(self): return f'{type(self).__name__}({self.x!r})'
    def __str__(self): return 'str of P'
    def __format__(self, spec): return f'[{spec}]' + super().__format__('')
class Q(P):
    def __init__(self, x, y):
        super().__init__(x)
        self.y = y
    def __eq__(self, o): return super().__eq__(o) and self.y == o.y
    def __hash__(self): return super().__hash__() ^ hash(self.y)
    def __repr__(self): return super().__repr__()[:-1] + f', {self.y!r})'
print(Q(1, 2), repr(Q(1, 2)), Q(1, 2) == Q(1, 2), Q(1, 2) == Q(1, 3), Q(1, 2) == P(1), hash(Q(1, 2)))
print(f'{Q(1, 2):x}', len({Q(1, 2), Q(1, 2), Q(2, 1)}))
