class A:
    def __init__(self, v): self.v = v
    def __eq__(self, o): return isinstance(o, A) and self.v == o.v
class B(A): pass
class C(A):
    def __hash__(self): return hash(self.v)
class D(C):
    def __eq__(self, o): return True
for cls in (A, B, C, D):
    print(cls.__name__, cls.__hash__ is None, '__hash__' in cls.__dict__)
try:
    {A(1)}
except TypeError as e:
    print(e)
print(len({C(1), C(1), C(2)}), C(1) in {C(1): 1}, A(1) == B(1), A(1) != C(2), C(1) == A(1))
class E:
    def __ne__(self, o): return 'ne called'
print(E() != 1, E() == 1, hash(E()) is not None)
class F:
    def __eq__(self, o): return NotImplemented
f = F()
print(f == f, f == F(), f != f, f == 1)
class G:
    def __lt__(self, o): return 'lt'
    def __gt__(self, o): return 'gt'
    def __le__(self, o): return NotImplemented
print(G() < 1, 1 < G(), G() > G(), 5 > G())
for h in (lambda: G() <= 1, lambda: G() <= G(), lambda: 1 >= G(), lambda: 1 <= G()):
    try:
        print(h())
    except TypeError as e:
        print(e)
class H(int):
    def __eq__(self, o): return 'H.eq'
print(1 == H(1), H(1) == 1, H(1) in [5], {H(5)} if H.__hash__ else 'unhashable', H.__hash__)
class I(str):
    def __eq__(self, o): return str.__eq__(self, o)
    __hash__ = str.__hash__
print({'a': 1}[I('a')], I('a') in {'a'}, {I('k'): 2}['k'])
