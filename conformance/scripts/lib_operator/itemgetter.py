from operator import itemgetter
g = itemgetter(1)
print(g([5, 6, 7]), g('abc'), g((1, 2)), g({1: 'one'}), itemgetter('k')({'k': 'v'}), itemgetter(0, 2)('abc'), itemgetter(slice(1, 3))('hello'), itemgetter(-1)([1, 2]), itemgetter('a', 'b')({'a': 1, 'b': 2}))
print(repr(g), repr(itemgetter(1, 'x')), repr(itemgetter(slice(None))))
rows = [{'n': 'b', 'v': 2}, {'n': 'a', 'v': 2}, {'n': 'c', 'v': 1}]
print([r['n'] for r in sorted(rows, key=itemgetter('v'))], [r['n'] for r in sorted(rows, key=itemgetter('v', 'n'))], list(map(itemgetter('n'), rows)), max(rows, key=itemgetter('v'))['n'])
for f in (lambda: itemgetter(), lambda: g([1]), lambda: g(5), lambda: itemgetter('z')({}), lambda: g(), lambda: g([1, 2], 3), lambda: itemgetter(0)({}), lambda: itemgetter(k=1)):
    try:
        print(f())
    except (TypeError, IndexError, KeyError) as e:
        print(type(e).__name__, e)
class C:
    def __getitem__(self, k): return ('got', k)
print(itemgetter(1, 'x', (2, 3))(C()))
class D: first = itemgetter(0)
try:
    print(D.first([9]), D().first([8]))
except TypeError as e:
    print(e)
