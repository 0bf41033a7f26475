class N:
    def __init__(self, v):
        self.v = v
    def __repr__(self):
        return f'N({self.v})'
    def __add__(self, o):
        print('add', self, o)
        if isinstance(o, int):
            return N(self.v + o)
        return NotImplemented
    def __radd__(self, o):
        print('radd', self, o)
        return N(o + self.v) if isinstance(o, int) else NotImplemented
    def __iadd__(self, o):
        print('iadd', self, o)
        self.v += o
        return self

class M(N):
    def __radd__(self, o):
        print('M.radd', self, o)
        return M(100)

n = N(1)
print(n + 2, 3 + n)
print(n + M(5))
m = M(2)
m += 4
print(m)
for f in (lambda: n + 'x', lambda: 'x' + n, lambda: n + n, lambda: [] + n):
    try:
        f()
    except TypeError as e:
        print(e)

class V:
    def __matmul__(self, o): return 'matmul'
    def __rpow__(self, o): return ('rpow', o)
    def __pow__(self, o, mod=None): return ('pow', o, mod)
    def __divmod__(self, o): return ('divmod', o)
    def __rfloordiv__(self, o): return 'rfloordiv'
    def __neg__(self): return 'neg'
    def __invert__(self): return 'inv'
    def __pos__(self): return 'pos'
    def __rlshift__(self, o): return 'rlshift'

v = V()
print(v @ v, 2 ** v, v ** 3, pow(v, 2, 5), divmod(v, 1), 7 // v, -v, ~v, +v, 1 << v)
