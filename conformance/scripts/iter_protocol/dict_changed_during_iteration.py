def t(change):
    d = {i: str(i) for i in range(4)}
    seen = []
    try:
        for k in d:
            seen.append(k)
            change(d, k)
            if len(seen) > 12: break
        print('finished', seen, d)
    except RuntimeError as e:
        print(e, seen[:1])
t(lambda d, k: d.update({k: 'same key'}))
t(lambda d, k: d.pop(k))
t(lambda d, k: d.update({k + 10: 1}))
t(lambda d, k: (d.pop(k), d.update({k: 1})))
t(lambda d, k: d.clear())
t(lambda d, k: d.setdefault(k, 9))
t(lambda d, k: d.pop(3, None) if k == 3 else None)
for view in ('keys', 'values', 'items'):
    d = {1: 1, 2: 2}
    try:
        for _ in getattr(d, view)(): d[len(d) + 1] = 1
    except RuntimeError as e:
        print(view, e)
d = {1: 1, 2: 2}
it = iter(d)
next(it)
d[3] = 3
try:
    next(it)
except RuntimeError as e:
    print(e)
try:
    next(it)
except RuntimeError as e:
    print('again', e)
d = {1: 1, 2: 2}
r = reversed(d)
del d[1]
try:
    list(r)
except RuntimeError as e:
    print(e)
