import operator as op
a = [1]
b = op.iadd(a, [2])
print(a, b is a)
t = (1,)
u = op.iadd(t, (2,))
print(t, u)
print(op.isub(5, 3), op.imul([1], 2), op.itruediv(7, 2), op.ifloordiv(7, 2), op.imod(7, 4), op.ipow(2, 3), op.ilshift(1, 3), op.irshift(8, 1), op.iand({1, 2}, {2}), op.ior({'a': 1}, {'b': 2}), op.ixor({1, 2}, {2, 3}), op.iconcat([1], [2]))
class I:
    def __iadd__(self, o): return ('iadd', o)
    def __imatmul__(self, o): return ('imatmul', o)
    def __radd__(self, o): return 'radd'
print(op.iadd(I(), 5), op.imatmul(I(), 2), op.iadd(1, I()))
s = {1}
op.ior(s, {2})
print(s)
for f in (lambda: op.iadd(1, 'a'), lambda: op.iconcat(1, 2), lambda: op.imul('a', 'b'), lambda: op.ior({1}, [2])):
    try:
        print(f())
    except TypeError as e:
        print(e)
