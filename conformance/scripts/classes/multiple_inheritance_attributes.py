class A:
    x = 'A'
    def f(self): return 'A.f'
    def only_a(self): return 'only A'
class B:
    x = 'B'
    def f(self): return 'B.f'
    def only_b(self): return 'only B'
class C(A, B): pass
class D(B, A):
    x = 'D'
    def f(self): return A.f(self) + B.f(self)
print(C.x, C().f(), C().only_b(), D.x, D().f(), D().only_a())
class Mixin:
    def to_text(self): return ', '.join(f'{k}={v!r}' for k, v in vars(self).items())
    def __repr__(self): return f'{type(self).__name__}({self.to_text()})'
class P(Mixin):
    def __init__(self, x, y): self.x, self.y = x, y
class Q(Mixin, dict):
    def to_text(self): return dict.__repr__(self)
print(P(1, 'a'), Q(k=1))
class Count:
    n = 0
    def __init__(self, *a, **k):
        super().__init__(*a, **k)
        type(self).n += 1
class L(Count, list): pass
l = L([1, 2]); L()
print(l, L.n, len(l))
print([c.__name__ for c in L.__mro__], L.__bases__, issubclass(L, list), isinstance(l, Count))
class E1(A, C.__bases__[1]): pass
print(E1.x, E1.__base__.__name__, C.__base__.__name__, L.__base__.__name__)
class Meth:
    def __enter__(self): return 'entered'
    def __exit__(self, *a): return None
class It:
    def __iter__(self): return iter('it')
class Both(Meth, It): pass
with Both() as v: print(v, list(Both()))
