from collections import deque, namedtuple, ChainMap, OrderedDict, UserDict
d = deque([1, 2, 3], maxlen=4)
d.append(4); d.append(5); d.appendleft(0)
print(d, d.maxlen, d.pop(), d.popleft(), d, d.rotate(1), d, d.extend('ab'), d, d.extendleft([7, 8]), d, d[0], d[-1], d.count('a'), d.index(3), len(d), 'a' in d)
d.reverse(); d[1] = 'set'; d.insert(1, 'i') if len(d) < 4 else None; del d[0]; d.remove('set')
print(d, list(d), d == deque(d), deque('ab') < deque('b'), deque([1]) + deque([2]), deque([1]) * 3, deque(maxlen=2), d.copy(), d.clear(), d, list(reversed(deque('xyz'))))
for f in (lambda: deque().pop(), lambda: deque().popleft(), lambda: deque([1]).remove(2), lambda: deque([1])[5], lambda: deque(maxlen=-1), lambda: deque([1], maxlen=1).insert(0, 2), lambda: deque([1]).index(9), lambda: deque()[0:1], lambda: hash(deque())):
    try:
        print(f())
    except (IndexError, ValueError, TypeError) as e:
        print(type(e).__name__, e)
P = namedtuple('P', 'x y', defaults=[5])
p = P(1)
print(p, p.x, p[1], p._replace(x=9), p._asdict(), P._fields, P._field_defaults, P._make([7, 8]), p == (1, 5), P(y=2, x=1), tuple(p), [*p], p.__class__.__name__, P.__doc__)
for f in (lambda: P(), lambda: P(1, 2, 3), lambda: P(1, z=2), lambda: p._replace(q=1), lambda: setattr(p, 'x', 2), lambda: namedtuple('B', 'a a'), lambda: namedtuple('B', 'class'), lambda: namedtuple('B', '_x'), lambda: namedtuple('1B', 'x'), lambda: P._make([1]), lambda: namedtuple('B', 'x', defaults=[1, 2])):
    try:
        print(f())
    except (TypeError, ValueError, AttributeError) as e:
        print(type(e).__name__, e)
print(namedtuple('R', 'a class b a', rename=True)._fields)
c = ChainMap({'a': 1}, {'a': 2, 'b': 3})
c['n'] = 5
print(c['a'], c['b'], c.maps, c.new_child({'z': 0})['z'], c.parents, sorted(c), len(c), dict(c), c)
o = OrderedDict(a=1, b=2, c=3)
o.move_to_end('a'); o.move_to_end('c', last=False)
print(o, o.popitem(last=False), o == {'a': 1, 'b': 2}, OrderedDict(a=1, b=2) == OrderedDict(b=2, a=1), list(reversed(o)))
class L(UserDict):
    def __setitem__(self, k, v): super().__setitem__(k.lower(), v)
u = L(A=1); u['B'] = 2
print(u, u.data, 'a' in u)
