g = lambda *a: iter(a)
print(min(g(3, 1, 2)), max(g(3, 1, 2)), sum(g(1, 2)), sum(g(1.5, 2)), sum([[1], [2]], []), sum((), 5), sum([], []), sum(g(1), start=10))
print(any(g(0, 1, 1 )), all(g(1, 0)), any([]), all([]), min('b', 'a'), max([1], [2]), min([], default='d'), max((), default=None), min('bca', key=ord), max(g('aa', 'b'), key=len), max(1, 1.0), max(1.0, 1), min(True, 1), min([(1, 'b'), (1, 'a')], key=lambda p: p[0]))
for f in (lambda: min([]), lambda: max(), lambda: min(1, 2, default=3), lambda: sum('ab'), lambda: sum(['a', 'b']), lambda: sum(['a'], ''), lambda: sum([b'a'], b''), lambda: min(1, 'a'), lambda: max([1, 'a']), lambda: sum([1, [2]]), lambda: min(5), lambda: max([1], key=5), lambda: any(), lambda: all(1, 2), lambda: sum([], start='x'), lambda: min([1, 2], keys=1), lambda: max(iter(())), lambda: sum([bytearray()], bytearray())):
    try:
        print(f())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
print(sum([0.1] * 10), sum([1e16, 1.0, -1e16]), sum([1, 2.5, 3j]), sum([True, True]), sum(range(10 ** 6)), sum([2 ** 62, 2 ** 62, -1]), sum([0.1, 0.2, 0.3, 1]), sum([-0.0, 0.0]), sum([-0.0]))
class T:
    def __radd__(self, o): return ('radd', o)
print(sum([T()]), sum([1, T()]))
calls = []
print(any(calls.append(x) or x for x in (0, 2, 3)), calls)
