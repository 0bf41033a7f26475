import types
n = types.SimpleNamespace(b=1, a='x')
n.c = [n.b]; del n.b
print(n, n.a, n == types.SimpleNamespace(a='x', c=[1]), vars(n), types.SimpleNamespace({'k': 1}, k=2), types.SimpleNamespace([('p', 1)]))
n.me = n; print(n)
for f in (lambda: types.SimpleNamespace(1), lambda: n.zz, lambda: n < n, lambda: types.SimpleNamespace({1: 2})):
    try: print(f())
    except (TypeError, AttributeError) as e: print(type(e).__name__, e)
d = {'a': 1}
p = types.MappingProxyType(d)
d['b'] = 2
print(p, p['b'], list(p), p.get('z'), len(p), 'a' in p, p | {'c': 3}, p == d, p.copy(), list(p.items()), list(reversed(p)), repr(p))
for f in (lambda: p.__setitem__('x', 1), lambda: p.__delitem__('a'), lambda: p['zz'], lambda: types.MappingProxyType(5), lambda: p.update({}), lambda: hash(p), lambda: types.MappingProxyType([1])):
    try: print(f())
    except (TypeError, KeyError, AttributeError) as e: print(type(e).__name__, e)
