from pprint import pprint, pformat, PrettyPrinter, pp, isreadable, isrecursive, saferepr
d = {'z': list(range(30)), 'a': {'nested': ['x' * 30, 'y' * 30, 'w' * 30], 'k': (1,)}, 'm': 'text ' * 30, 's': {3, 1, 2}, 'b': b'bytes' * 20}
pprint(d); pprint(d, width=40); pprint(d, indent=4, depth=2); pprint(d, compact=True, width=60); pprint(d, sort_dicts=False, width=120)
pp({'b': 1, 'a': 2}); print(pformat([1, 2]), pformat('x' * 100)[:20], pformat({}), pformat(()), pformat((1,)), pformat({1}), pformat(frozenset([1])), pformat(set()))
l = [1]; l.append(l); print(isrecursive(l), isreadable([1]), isreadable(l), saferepr([1, 'a']))
from collections import OrderedDict, defaultdict, Counter, deque, ChainMap, UserDict
from dataclasses import dataclass
from types import SimpleNamespace
@dataclass
class P: name: str; tags: list
pprint([OrderedDict(a=1), defaultdict(list, a=[1]), Counter('aab'), deque([1, 2]), ChainMap({'a': 1}), UserDict(a=1), P('n', ['t' * 40, 'u' * 40]), SimpleNamespace(a=1, b='x' * 70)], width=50)
pprint({10: 'a', 9: 'b', 'x': 'c'}); pprint(1234567, underscore_numbers=True); pprint([[[[[1]]]]], depth=3); pprint(['a' * 90]); pprint({'k' * 50: 'v' * 50}); PrettyPrinter(width=20).pprint(['aaa', 'bbb', 'ccc', 'ddd'])
try: pprint(1, width=0)
except ValueError as e: print(e)
