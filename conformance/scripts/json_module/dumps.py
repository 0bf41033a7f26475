import json
print(json.dumps({'b': [1, 2.5, None, True, False, 'é"\\\n\x00/', {'n': {}}], 'a': (), '日': [[]]}))
print(json.dumps({'b': 1, 'a': [1, {'x': []}], 'e': {}}, indent=2, sort_keys=True))
print(json.dumps([1, [2, []]], indent='\t'), json.dumps([1, 2], separators=(',', ':')), json.dumps('é😀\ud800'), json.dumps('é😀', ensure_ascii=False))
print(json.dumps({1: 'a', None: 'b', True: 'c', 2.5: 'd', 10 ** 30: 'e'}), json.dumps([1e100, 1.0, -0.0, 1e-7, 123456789012345678901234567890, 0.1 + 0.2]))
print(json.dumps([float('nan'), float('inf'), -float('inf')]), json.dumps({'a': 1}, indent=0), json.dumps([], indent=2), json.dumps({}, indent=2), json.dumps([[]], indent=None))
class I(int):
    def __repr__(self): return 'I!'
class S(str): pass
class D(dict): pass
import enum
class E(enum.IntEnum): A = 1
print(json.dumps([I(3), S('s'), D(a=1), E.A, True]))
print(json.dumps({'k': {1, 2}}, default=lambda o: sorted(o)), json.dumps([object()], default=lambda o: 'obj'), json.dumps({(1, 2): 1, 'ok': 2}, skipkeys=True))
for f in (lambda: json.dumps({1, 2}), lambda: json.dumps(b'x'), lambda: json.dumps({(1, 2): 3}), lambda: json.dumps(float('nan'), allow_nan=False), lambda: json.dumps(1j), lambda: json.dumps(object, default=lambda o: 1 / 0), lambda: json.dumps({'a': 1, 2: 3}, sort_keys=True), lambda: json.dumps([1], nope=2), lambda: json.dumps({'a': [object()]})):
    try:
        print(f())
    except (TypeError, ValueError, ZeroDivisionError) as e:
        print(type(e).__name__, str(e).split(' at 0x')[0], getattr(e, '__notes__', ''))
l = []
l.append(l)
try:
    json.dumps(l)
except ValueError as e:
    print(e)
class Enc(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, complex):
            return [o.real, o.imag]
        return super().default(o)
print(json.dumps({'c': 1 + 2j}, cls=Enc), list(Enc().iterencode([1, {'a': 2j}])) and Enc(indent=1).encode([2j]))
try:
    json.dumps({1}, cls=Enc)
except TypeError as e:
    print(e)
