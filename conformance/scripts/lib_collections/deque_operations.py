from collections import deque
d = deque('abc')
d.append('d'); d.appendleft('z'); print(d, d.pop(), d.popleft(), d)
d.extend([1, 2]); d.extendleft([8, 9]); print(d, len(d), d[0], d[-1], d[2], 'b' in d, d.index('b'), d.count(1))
d.rotate(2); print(d); d.rotate(-3); print(d); d.rotate(0); d.rotate(100); print(d)
d.reverse(); print(d); d.remove(1); d.insert(1, 'ins'); d.insert(-1, 'neg'); d.insert(100, 'end'); print(d)
d[0] = 'first'; del d[1]; print(d, list(reversed(d)), d.copy() == d)
m = deque([1, 2, 3], 2); print(m, m.maxlen); m.append(4); print(m); m.appendleft(0); print(m); m.extend([7, 8, 9]); print(m); m += [5]; print(m)
print(deque(maxlen=0), deque([1], 0), deque([1, 2]) * 2, deque([1, 2, 3], 4) * 2, deque([1]) + deque([2]), deque('ab') == deque('ab'), deque([1, 2]) < deque([1, 3]), deque([1]) == [1])
for f in (lambda: deque()[0], lambda: deque([1])[5], lambda: deque([1])[0:1], lambda: deque().pop(), lambda: deque().popleft(), lambda: deque([1]).index(2), lambda: deque([1]).remove(9), lambda: deque(5), lambda: deque([1], -1), lambda: deque([1], 'x'), lambda: deque([1], 1).insert(0, 5), lambda: deque([1]) + [2], lambda: hash(deque()), lambda: deque([1]).rotate('x'), lambda: setattr(deque(), 'maxlen', 1), lambda: deque([1]) < [1]):
    try:
        print(f())
    except (IndexError, ValueError, TypeError, AttributeError) as e:
        print(type(e).__name__, e)
d = deque([1, 2, 3])
try:
    for x in d: d.append(x)
except RuntimeError as e:
    print(e)
d.clear(); print(d, bool(d), deque([deque([1])]), deque([1, 2, 3, 1]).index(1, 1))
r = deque(); r.append(r); print(r)
