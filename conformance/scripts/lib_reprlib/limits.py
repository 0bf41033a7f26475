import reprlib
print(reprlib.repr('x' * 100), reprlib.repr(list(range(20))), reprlib.repr({i: i for i in range(10)}), reprlib.repr(set(range(20))), reprlib.repr((1,)), reprlib.repr([[[[[[[1]]]]]]]), reprlib.repr(10 ** 100), reprlib.repr(frozenset(range(10))), reprlib.repr([]), reprlib.repr({}), reprlib.repr(b'y' * 100))
r = reprlib.Repr(maxlist=2, maxstring=10, maxdict=1, fillvalue='..'); r.maxlevel = 2
print(r.repr([1, 2, 3]), r.repr('abcdefghijklmnop'), r.repr({'b': 1, 'a': 2}), r.repr([[[1]]]), reprlib.Repr(indent=2).repr([1, [2, 3]]))
class A:
    def __repr__(self): return 'A' * 50
class Mine(reprlib.Repr):
    def repr_A(self, o, level): return f'<A at {level}>'
print(reprlib.repr(A()), Mine().repr([A()]))
class N:
    def __init__(self): self.kids = [self]
    @reprlib.recursive_repr('<again>')
    def __repr__(self): return f'N({self.kids})'
print(N(), reprlib.recursive_repr()(lambda s: 'x').__name__)
