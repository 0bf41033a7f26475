from collections import OrderedDict
o = OrderedDict([('b', 1), ('a', 2)], c=3)
print(o, list(o), list(reversed(o)), o == OrderedDict(b=1, a=2, c=3), o == OrderedDict(a=2, b=1, c=3), o == dict(c=3, a=2, b=1), repr(OrderedDict()))
o.move_to_end('b'); print(list(o)); o.move_to_end('c', last=False); print(list(o), o.popitem(), o.popitem(last=False), o)
for f in (lambda: o.move_to_end('zz'), lambda: OrderedDict().popitem(), lambda: OrderedDict(5), lambda: o['nope'], lambda: o.pop('nope'), lambda: OrderedDict([1])):
    try:
        print(f())
    except (KeyError, TypeError) as e:
        print(type(e).__name__, e)
o = OrderedDict.fromkeys('xyz', 0)
o['x'] = 9; del o['y']; o['y'] = 1
print(o, o.keys(), o.values(), o.items(), list(reversed(o.items())), o | {'k': 1}, type(o | {}).__name__, {'k': 1} | o, o.copy() == o, o.setdefault('q', 7), o.get('none'), o.pop('q'), o.pop('q', 'd'))
o |= {'m': 1}; print(o); o.update(n=2); print(len(o)); o.clear(); print(o)
class L(OrderedDict):
    def __missing__(self, k): return 'missing ' + k
print(L()['k'], L(a=1))
class LRU(OrderedDict):
    def __init__(self, n): super().__init__(); self.n = n
    def __setitem__(self, k, v):
        super().__setitem__(k, v)
        self.move_to_end(k)
        if len(self) > self.n: self.popitem(last=False)
l = LRU(2); l['a'] = 1; l['b'] = 2; l['a'] = 3; l['c'] = 4
print(list(l.items()))
o = OrderedDict(a=1, b=2)
try:
    for k in o: o[k + k] = 1
except RuntimeError as e:
    print(type(e).__name__)
