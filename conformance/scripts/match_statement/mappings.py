def f(x):
    match x:
        case {'type': 'a', 'v': v}:
            return f'a {v}'
        case {'type': t, **rest}:
            return f'{t} {rest}'
        case {1: _, 'k': [a, *_]}:
            return f'k {a}'
        case {'n': {'m': m}}:
            return f'deep {m}'
        case {}:
            return 'any mapping'
        case _:
            return 'no'

for v in ({'type': 'a', 'v': 1, 'more': 2}, {'type': 'b', 'x': 1}, {'type': 'b'}, {1: 0, 'k': (5, 6)}, {'n': {'m': None}}, {}, {'z': 1}, [('type', 'a')], 'type'):
    print(v, f(v))

from collections import defaultdict, ChainMap
d = defaultdict(list)
match d:
    case {'missing': x}:
        print('created', x)
    case _:
        print('not created', dict(d))
match ChainMap({'a': 1}, {'b': 2}):
    case {'b': b, **r}:
        print(b, r)

class M(dict):
    def get(self, k, default=None):
        print('get', k)
        return dict.get(self, k, default)

match M(p=1):
    case {'p': 1, 'q': _}:
        print('both')
    case {'p': p}:
        print('p', p)
class K: a = 'key'; b = 2
match {'key': 1, 2: 'two'}:
    case {K.a: one, K.b: two}:
        print(one, two)
try:
    match {'key': 1}:
        case {K.a: x, 'key': y}:
            pass
except ValueError as e:
    print(e)
