from collections import defaultdict
d = defaultdict(list)
d['a'].append(1); print(d['b'], d, d.get('c'), d.setdefault('e', 5), 'c' in d, len(d))
try:
    d.default_factory = None
    d['zz']
except KeyError as e:
    print(repr(e))
c = defaultdict(int)
for ch in 'hello': c[ch] += 1
print(dict(c), c, c.pop('h'), c['h'])
print(defaultdict(lambda: 'x')['any'], defaultdict(int, {'a': 1}, b=2), defaultdict(None), defaultdict(int) == {}, repr(defaultdict(list, a=[1])))
class D(defaultdict):
    def __missing__(self, k):
        print('missing', k)
        return super().__missing__(k)
print(D(int)['k'], D(str, a=1))
print(defaultdict(int, a=1) | {'b': 2}, {'b': 2} | defaultdict(int, a=1), type(defaultdict(int) | {}).__name__, type({} | defaultdict(int)).__name__)
e = defaultdict(int, a=1)
e |= {'z': 5}
print(e, e.copy(), e.copy().default_factory)
tree = lambda: defaultdict(tree)
t = tree(); t['a']['b']['c'] = 1
print(t['a']['b']['c'], len(t['x']), sorted(t))
for f in (lambda: defaultdict(5), lambda: defaultdict('x'), lambda: defaultdict(int)[[]], lambda: defaultdict(lambda x: 1)['k'], lambda: defaultdict(int, 5)):
    try:
        print(f())
    except TypeError as e:
        print(e)
n = defaultdict(lambda: n); n['self']; print(n['self'] is n, len(n))
import copy
s = copy.deepcopy(defaultdict(list, a=[1])); s['a'].append(2); print(s, s['new'])
