from collections import OrderedDict as O
o = O.fromkeys('abcde')
for k in 'bd': o.move_to_end(k)
o.move_to_end('e', last=False); o.move_to_end('b', last=True)
print(''.join(o), ''.join(reversed(o)), ''.join(reversed(o.keys())), list(reversed(o.items()))[0], list(reversed(o.values())))
print(o == dict.fromkeys('abcde'), o == O.fromkeys('abcde'), dict.fromkeys('abcde') == o, O(a=1) != {'a': 2}, O() == {}, O(a=1, b=2) == O(b=2, a=1), O([('a', 1)]) == O(a=1), hash is not None)
print(o.popitem(False), o.popitem(True), o.pop('a'), o.pop('zz', 'd'), list(o), o.setdefault('new', 5), list(o), o.setdefault('c', 9))
o['c'] = 'same place'; print(o); del o['c']; o['c'] = 'end'; print(o)
print(repr(O(x=O(y=1))), O(zip('ab', [1, 2])), O({'k': 1}, l=2), str(O()), O([('a', 1), ('a', 2)]), o.copy(), type(o.copy()).__name__, O(a=1) | O(b=2), O(a=1) | {'a': 9}, {'z': 0} | O(a=1))
r = O(); r['self'] = r; print(r)
class Sub(O):
    def __init__(self, *a, **k): super().__init__(*a, **k); self.tag = 't'
s = Sub(a=1); print(s, s.copy().tag, s.tag, type(s | {}).__name__)
import copy, json
print(copy.copy(s).tag, copy.deepcopy(O(a=[1])), json.dumps(O(b=1, a=2)), json.loads('{"b":1,"a":2}', object_pairs_hook=O))
for f in (lambda: o.move_to_end('q'), lambda: O().popitem(), lambda: O(1), lambda: O([(1, 2, 3)]), lambda: o.__delitem__('q'), lambda: o.move_to_end(), lambda: O(a=1).pop('b'), lambda: hash(o)):
    try: print(f())
    except (KeyError, TypeError, ValueError) as e: print(type(e).__name__, e)
it = iter(O(a=1, b=2)); print(next(it), list(it))
d = O(a=1, b=2, c=3)
try:
    for k in d:
        if k == 'a': d.move_to_end(k)
        if len(d) > 5: break
    print('fine', list(d))
except RuntimeError as e: print(type(e).__name__)
