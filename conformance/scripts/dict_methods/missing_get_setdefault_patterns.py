log = []
class M(dict):
    def __missing__(self, k): log.append(k); return f'<{k}>'
m = M(a=1)
print(m['a'], m['b'], m.get('c'), m.setdefault('d', 5), m.pop('e', 'dflt'), 'f' in m, m, log, f"{m['g']}", '%(h)s' % m, '{i}'.format_map(m), log, dict(m), m.copy().__class__.__name__, eval('z', {}, M()) if True else '')
class Store(dict):
    def __missing__(self, k): self[k] = v = []; return v
s = Store(); s['x'].append(1); s['x'].append(2); print(s)
class Err(dict):
    def __missing__(self, k): raise LookupError(f'no {k}')
try: Err()['q']
except LookupError as e: print(type(e).__name__, e)
class NotMethod(dict): __missing__ = 5
try: NotMethod()['q']
except (TypeError, KeyError) as e: print(type(e).__name__, e)
counts = {}
for w in 'a b a c a'.split(): counts[w] = counts.get(w, 0) + 1
groups = {}
for n in range(6): groups.setdefault(n % 3, []).append(n)
print(counts, groups, {}.get('k'), {}.get('k', []), {'k': None}.get('k', 1), {}.setdefault('k'), dict(a=1).pop('a'), dict(a=1).pop('b', None))
calls = []
def dflt(): calls.append(1); return 0
d = {'a': 1}; d.get('a', dflt()); d.setdefault('a', dflt()); print(len(calls))
for f in (lambda: {}['k'], lambda: {1: 2}[None], lambda: {}[(1, [2])], lambda: {}.pop('k'), lambda: {}.pop(), lambda: {}.popitem(), lambda: {}.get([]), lambda: {}.setdefault([], 1), lambda: {}.__delitem__('q'), lambda: {}.__getitem__('r')):
    try: print(f())
    except (KeyError, TypeError) as e: print(type(e).__name__, e)
class K:
    def __init__(self, v): self.v = v
    def __hash__(self): log.append('hash'); return hash(self.v)
    def __eq__(self, o): log.append('eq'); return self.v == o.v
log.clear(); x = {K(1): 'a'}; print(x.get(K(1)), x.get(K(2)), log)
