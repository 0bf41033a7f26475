class N:
    def __init__(self, s): self.s = s
    def __repr__(self): return self.s
def op(name, sign):
    def f(self, other): return N(f'({self} {sign} {other})')
    return f
for name, sign in (('add', '+'), ('sub', '-'), ('mul', '*'), ('truediv', '/'), ('floordiv', '//'), ('mod', '%'), ('pow', '**'), ('matmul', '@'), ('lshift', '<<'), ('rshift', '>>'), ('and', '&'), ('or', '|'), ('xor', '^'), ('lt', '<'), ('eq', '==')):
    setattr(N, f'__{name}__', op(name, sign))
for name, sign in (('neg', '-'), ('pos', '+'), ('invert', '~')):
    setattr(N, f'__{name}__', lambda self, sign=sign: N(f'({sign}{self})'))
N.__getattr__ = lambda self, n: N(f'{self}.{n}')
N.__call__ = lambda self, *a: N(f'{self}{a}')
N.__getitem__ = lambda self, i: N(f'{self}[{i}]')
a, b, c, d = (N(x) for x in 'abcd')
print(a + b * c, a * b + c, a - b - c, a / b * c, a ** b ** c, -a ** b, a ** -b)
print(a | b ^ c & d, a & b << c, a << b + c, a < b | c, a + b << c - d, ~a.x, -a[0], -a(1), a @ b @ c)
print(a % b // c / d, a * -b, +a + +b, ~-a, a.x.y[b](c), a(b)(c), a[b][c], (a + b)[c], a == b + c)
print(-a * b, -a + b, a - -b, a ** b * c, a * b ** c, (a, b) [0], [a] [0], a .x, a if 1 else b + c)
