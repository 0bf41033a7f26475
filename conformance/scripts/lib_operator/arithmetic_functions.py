import operator as op
print(op.add(1, 2), op.sub(5, 3), op.mul('a', 3), op.truediv(7, 2), op.floordiv(7, 2), op.mod(7, 3), op.mod('%d', 5), op.pow(2, 8), op.neg(3), op.pos(-3), op.abs(-4), op.inv(5), op.invert(5), op.lshift(1, 4), op.rshift(16, 2), op.and_(6, 3), op.or_(6, 3), op.xor(6, 3), op.index(True), op.concat([1], [2]))
print(op.__add__ is op.add, op.__lt__(1, 2), op.lt(1, 2), op.le(2, 2), op.eq('a', 'a'), op.ne(1, 2), op.ge(1, 2), op.gt(3, 2), op.not_([]), op.truth('x'), op.is_(None, None), op.is_not(1, None))
class M:
    def __matmul__(self, o): return ('matmul', o)
    def __index__(self): return 7
print(op.matmul(M(), 1), op.index(M()))
for f in (lambda: op.add(1, 'a'), lambda: op.index(1.5), lambda: op.concat(1, 2), lambda: op.neg('a'), lambda: op.add(1), lambda: op.truediv(1, 0), lambda: op.lt(1, 'a'), lambda: op.getitem([], 0), lambda: op.inv(1.5), lambda: op.concat([1], (2,))):
    try:
        print(f())
    except (TypeError, ZeroDivisionError, IndexError) as e:
        print(type(e).__name__, e)
