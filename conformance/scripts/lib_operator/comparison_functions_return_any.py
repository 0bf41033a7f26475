import operator as op
class R:
    def __lt__(self, o): return ('lt', o)
    def __le__(self, o): return []
    def __eq__(self, o): return 'eq'
    def __ne__(self, o): return None
    def __gt__(self, o): return 0
    def __ge__(self, o): return NotImplemented
r = R()
print(op.lt(r, 1), op.le(r, 1), op.eq(r, 1), op.ne(r, 1), op.gt(r, 1), op.truth(r), op.not_(r), op.is_(r, r), op.is_not(r, r))
try:
    op.ge(r, 1)
except TypeError as e:
    print(e)
print(op.lt(1, 2.5), op.eq('a', b'a'), op.ne([], ()), op.le({1}, {1, 2}), op.gt('b', 'a'), op.ge((1, 2), (1,)), op.lt(float('nan'), 1), op.eq(float('nan'), float('nan')), op.contains('abc', 'b'), op.contains({1: 2}, 1))
for f in (lambda: op.lt(1, 'a'), lambda: op.lt(None, None), lambda: op.gt(1j, 2j), lambda: op.lt(1), lambda: op.eq()):
    try:
        print(f())
    except TypeError as e:
        print(e)
