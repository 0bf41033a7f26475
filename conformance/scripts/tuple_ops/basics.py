t = (1, 2, 3, 2)
print(t.count(2), t.index(2), t.index(2, 2), t + (4,), t * 2, 0 * t, t[1:], t[-1], len(t), 2 in t, (), (1,), tuple('ab'), tuple([1]), tuple(), (1, (2, [3])))
print((1, 2) < (1, 2, 3), (1, 2) == (1, 2), (2,) > (1, 9), () < (0,), hash((1, 2)) == hash((1, 2)), {(1, 2): 'x'}[1, 2], (1, 'a') != (1, 'b'), (1, 2) == [1, 2])
for f in (lambda: t.index(9), lambda: t[9], lambda: t + [1], lambda: t.append(1), lambda: tuple(5), lambda: (1,) < ('a',), lambda: hash(([],)), lambda: t['a'], lambda: tuple(1, 2), lambda: t.index()):
    try:
        print(f())
    except (ValueError, IndexError, TypeError, AttributeError) as e:
        print(type(e).__name__, e)
a = ([],)
try:
    a[0] += [1]
except TypeError as e:
    print(e, a)
x = 1,
y = 1, 2
print(x, y, tuple(t) is t, t[:] is t, (*t, *'ab'), tuple(x * 2 for x in range(3)))
class P(tuple):
    def __repr__(self): return 'P' + super().__repr__()
print(P([1]), P([1]) + (2,), P([1]) == (1,), P((1, 2))[0:1], type(P((1,)) * 2).__name__)
print(hash(()), hash((1,)), hash((1, 2, 3)), hash((1.5, None is None, -1)))
