import json
d = {'b': [1, {'z': None, 'a': ()}], 'a': 'é<>&"\\/\b\f\n\r\t\x7f\u2028'}
print(json.dumps(d)); print(json.dumps(d, indent=4)); print(json.dumps(d, indent=1, sort_keys=True, ensure_ascii=False)); print(json.dumps(d, separators=(', ', ' : '), indent='--')); print(json.dumps(d, indent=2, separators=(',', ':')))
print(json.dumps([[], {}, [[]], [{}], {'a': []}], indent=2))
class E(json.JSONEncoder):
    item_separator = ';'
    def default(self, o): return {'__set__': sorted(o)} if isinstance(o, set) else super().default(o)
    def encode(self, o): return '<' + super().encode(o) + '>'
print(json.dumps({'s': {2, 1}}, cls=E), ''.join(E(indent=1).iterencode([{3}])))
def dflt(o):
    if isinstance(o, complex): return [o.real, o.imag]
    raise TypeError(f'cannot do {type(o).__name__}')
print(json.dumps([1j, {'k': 2j}], default=dflt))
for f in (lambda: json.dumps(object, default=dflt), lambda: json.dumps({1: [{'a': {1}}]}), lambda: json.dumps([1, 2, b'x']), lambda: json.dumps({(1,): 2}), lambda: json.dumps(float('inf'), allow_nan=False), lambda: json.dumps({'a': float('nan')}, allow_nan=False), lambda: json.dumps({1: 1, 'a': 2}, sort_keys=True)):
    try:
        print(f())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e, getattr(e, '__notes__', None))
x = {}; x['self'] = [x]
for k in ({}, {'indent': 1}):
    try:
        json.dumps(x, **k)
    except ValueError as e:
        print(e, getattr(e, '__notes__', None))
print(json.dumps({True: 1, None: 2, 1.5: 3, 10: 4, float('inf'): 5}), json.dumps({'a': 1, (1, 2): 2, 'b': 3}, skipkeys=True), json.dumps(10 ** 30), json.dumps(1e16), json.dumps(-0.0), json.dumps(0.1), json.dumps('\ud83d'), json.dumps(''), json.dumps('a' * 3, indent=2), json.dumps({'': ''}), json.dumps([True, False]), json.dumps(1e-7), json.dumps(1.0))
