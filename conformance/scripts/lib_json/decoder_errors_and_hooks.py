import json
for t in ('{"a":1,}', '[1,2', '[1,,2]', '{"a" 1}', '{"a":}', '{a:1}', "{'a':1}", '"abc', '"\x01"', '"\\z"', '"\\u00g0"', '"\\ud800\\u"', 'nul', 'True', '1 2', '-', '01', '1.', '1e', '+1', '.1', 'Infinit', '[1]]', '', '   ', '\n\n[1,\n  x]', '{"a":1 "b":2}', '{"a":1, "b"}', '["a\nb"]', '{1:2}', '[,1]', '{,}', '{"a":1,,"b":2}', '"\\', '[\n"a",\n]', '{"k": tru}'):
    try:
        print(repr(t), json.loads(t))
    except json.JSONDecodeError as e:
        print(repr(t), '|', e, '|', e.doc == t, e.pos, e.lineno, e.colno)
print(json.loads('{"a":1,"b":{"c":2}}', object_hook=lambda d: tuple(d.items())), json.loads('{"a":1,"a":2}', object_pairs_hook=lambda p: p), json.loads('[1.0,1,NaN,-Infinity,1e2]', parse_float=lambda s: f'f{s}', parse_int=lambda s: f'i{s}', parse_constant=lambda s: f'c{s}'), json.loads('"\t"', strict=False), json.loads('[1.1]', parse_float=__import__('decimal').Decimal))
for b in (b'{"a": "\xc3\xa9"}', '"é"'.encode('utf-16'), '"é"'.encode('utf-32-le'), '"x"'.encode('utf-8-sig'), bytearray(b'[1]')):
    print(json.loads(b))
for v in (None, 5, [], b'\xff', '\ufeff1'):
    try:
        print(json.loads(v))
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
d = json.JSONDecoder()
print(d.raw_decode('{"a":1} rest'), d.raw_decode('xx[1]', 2), d.decode(' [1] '))
for f in (lambda: d.raw_decode(' 1'), lambda: d.decode('1 x'), lambda: d.raw_decode('', 0)):
    try:
        print(f())
    except json.JSONDecodeError as e:
        print(e)
class D(json.JSONDecoder):
    def __init__(self, **k): super().__init__(object_hook=lambda o: sorted(o), **k)
print(json.loads('{"b":1,"a":2}', cls=D), json.loads('[' * 50 + ']' * 50) is not None, json.loads('-0'), json.loads('-0.0'), json.loads('1E400'), json.loads('123456789012345678901234567890'), json.loads('"\\u00e9\\ud83d\\ude00\\n"'), json.loads('[]') == [], json.loads('{"\\u0061": 1}'))
try:
    json.loads('[' * 100000)
except (RecursionError, ValueError) as e:
    print(type(e).__name__)
