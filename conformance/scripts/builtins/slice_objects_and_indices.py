s = slice(1, 10, 2)
print(s, s.start, s.stop, s.step, slice(5), slice(None), slice(1, None), s == slice(1, 10, 2), s != slice(1), slice(1) < slice(2), slice('a', 'b').start, hash(slice(1)) == hash(slice(1)), s.indices(5), slice(None, None, -1).indices(5), slice(-3, None).indices(5), slice(10, -10, -1).indices(3), slice(None, 100).indices(0))
for f in (lambda: s.indices(-1), lambda: slice(1, 2, 0).indices(5), lambda: slice('a').indices(5), lambda: slice(), lambda: slice(1, 2, 3, 4), lambda: setattr(s, 'start', 5), lambda: slice(1.5).indices(3), lambda: s.indices('x'), lambda: type('X', (slice,), {}), lambda: {slice([]): 1}):
    try:
        print(f())
    except (ValueError, TypeError, AttributeError) as e:
        print(type(e).__name__, e)
class G:
    def __getitem__(self, k): return k
g = G()
print(g[1:2], g[::], g[1:2, 3], g[...], g[:, 1:], g['a':'b'], g[1:2:3].indices(10), list(range(*slice(2, 20, 5).indices(15))))
class I:
    def __index__(self): return 2
print([1, 2, 3, 4][I():], slice(I()).indices(5), 'abc'[:I()], slice(None, I(), None).stop.__class__.__name__, {slice(1, 2): 'k'}[slice(1, 2)])
match slice(1, 2): 
    case slice(start=a, stop=b): print(a, b)
