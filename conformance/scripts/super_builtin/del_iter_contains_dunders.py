class A:
    def __init__(self): self.d = {'a': 1}
    def __getitem__(self, k): return self.d[k]
    def __setitem__(self, k, v): self.d[k] = v
    def __delitem__(self, k): del self.d[k]
    def __contains__(self, k): return k in self.d
    def __iter__(self): return iter(self.d)
    def __len__(self): return len(self.d)
    def __bool__(self): return True
    def __call__(self, x): return ('A', x)
class B(A):
    def __getitem__(self, k): return ('B', super().__getitem__(k))
    def __setitem__(self, k, v): super().__setitem__(k.lower(), v)
    def __delitem__(self, k): super().__delitem__(k.lower())
    def __contains__(self, k): return super().__contains__(k.lower())
    def __iter__(self): return reversed(list(super().__iter__()))
    def __len__(self): return super().__len__() * 10
    def __bool__(self): return not super().__bool__()
    def __call__(self, x): return super().__call__(x * 2)
b = B()
b['K'] = 2
print(b['a'], 'A' in b, list(b), len(b), bool(b), b(3))
del b['A']
print(list(b), 'a' in b)
class N(int):
    def __add__(self, o): return N(super().__add__(o))
    def __radd__(self, o): return N(super().__radd__(o) + 100)
    def __neg__(self): return N(super().__neg__())
    def __lt__(self, o): return not super().__lt__(o)
    def __format__(self, s): return 'N' + super().__format__(s)
    def __index__(self): return super().__index__()
    def __bool__(self): return not super().__bool__()
print(N(1) + 2, 5 + N(1), -N(3), N(1) < 2, f'{N(5):03d}', [10, 20][N(1)], bool(N(0)), type(N(1) + 1).__name__, sorted([N(1), N(2)]))
