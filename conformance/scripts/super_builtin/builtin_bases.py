class L(list):
    def append(self, x):
        super().append(x * 2)
    def __getitem__(self, i): return ('item', super().__getitem__(i))
    def __len__(self): return super().__len__() + 100
    def __repr__(self): return 'L' + super().__repr__()
l = L([1])
l.append(5)
print(l, l[0], len(l), list(l))
class D(dict):
    def __setitem__(self, k, v): super().__setitem__(k.upper(), v)
    def get(self, k, d=None): return super().get(k.upper(), d)
d = D(); d['a'] = 1
print(d, d.get('a'), d.setdefault('b', 2), d)
class S(str):
    def upper(self): return super().upper() + '!'
    def __add__(self, o): return S(super().__add__(o))
print(S('a').upper(), (S('a') + 'b').upper(), S('x') == 'x')
class I(int):
    def __add__(self, o): return I(super().__add__(o) * 10)
    def __eq__(self, o): return super().__eq__(o)
    __hash__ = int.__hash__
print(I(1) + 2, type(I(1) + 2).__name__, I(3) == 3, {I(3): 1}[3])
class E(KeyError):
    def __init__(self, k): super().__init__(f'key {k}')
    def __str__(self): return super().__str__().strip("'")
print(E('q'), repr(E('q')))
