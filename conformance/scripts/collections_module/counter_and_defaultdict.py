from collections import Counter, defaultdict
c = Counter('mississippi')
print(c, c['z'], c.most_common(2), sorted(c.elements()), c.total(), len(c), 'z' in c)
c.update('misp'); c.subtract({'s': 10}); c['new'] += 2
print(c, +c, -c, Counter(a=3, b=1) + Counter(a=1, c=2), Counter(a=3, b=1) - Counter(a=1, b=5), Counter(a=3, b=1) & Counter(a=1, b=5), Counter(a=3, b=1) | Counter(a=1, b=5))
print(Counter(a=1) == Counter(a=1, b=0), Counter(a=1) <= Counter(a=2), Counter(a=1) < Counter(a=1), Counter(), Counter([1, 1, 2]), Counter({'x': 0}), Counter(a='x').__class__.__name__, repr(Counter(a=1, b='?')) if False else '')
del c['nope']
print(Counter('aab').most_common(), Counter.fromkeys if False else '', c.copy() == c, dict(Counter('ab')))
d = defaultdict(list)
d['a'].append(1); d['b']; d['a'].append(2)
print(d, d.get('z'), 'z' in d, d.default_factory, dict(d))
n = defaultdict(lambda: defaultdict(int))
n['x']['y'] += 1; n['x']['z'] -= 1
print({k: dict(v) for k, v in n.items()})
e = defaultdict(None, {'k': 1})
try:
    e['missing']
except KeyError as x:
    print(repr(x))
e.default_factory = int
print(e['now'], e, e | {'m': 3}, type(e | {}).__name__, e.copy().default_factory, type(e.copy()).__name__)
try:
    defaultdict(5)
except TypeError as x:
    print(x)
try:
    Counter.fromkeys('ab')
except NotImplementedError as x:
    print(x)
def fail(): raise LookupError('factory failed')
try:
    defaultdict(fail)['q']
except LookupError as x:
    print(x)
