import operator as op
l = [1, 2, 3, 4]
print(op.getitem(l, 1), op.getitem(l, slice(1, 3)), op.setitem(l, 0, 'x'), l, op.delitem(l, slice(0, 2)), l, op.contains(l, 3), op.countOf([1, 1, 2], 1), op.indexOf('abc', 'b'), op.length_hint([1, 2]), op.length_hint(iter('abc')))
d = {}
op.setitem(d, 'k', 1)
print(d, op.getitem(d, 'k'), op.delitem(d, 'k'), d, op.contains(d, 'k'))
for f in (lambda: op.getitem(d, 'k'), lambda: op.delitem(l, 9), lambda: op.setitem('abc', 0, 'x'), lambda: op.indexOf([1], 2), lambda: op.contains(5, 1), lambda: op.delitem((1,), 0), lambda: op.getitem(5, 0), lambda: op.length_hint(5, 'x'), lambda: op.countOf(5, 1)):
    try:
        print(f())
    except (KeyError, IndexError, TypeError, ValueError) as e:
        print(type(e).__name__, e)
print(op.call(max, 1, 5, key=lambda v: -v), op.call(int, '7'), op.call(lambda *a, **k: (a, k), 1, z=2))
try:
    op.call()
except TypeError as e:
    print(e)
