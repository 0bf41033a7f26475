import json
print(json.loads('{"a": [1, 2.0, -3e2, true, false, null, "x\\u00e9\\n\\ud83d\\ude00"], "b": {}}'), json.loads(' [ ] '), json.loads('"s"'), json.loads('12345678901234567890123'), json.loads(b'[1]'), json.loads('-0'), json.loads('-0.0'), json.loads('1E5'), json.loads('NaN') != 0, json.loads('-Infinity'))
print(json.loads('{"a": 1, "a": 2}'), json.loads('{"a": 1, "b": 2}', object_pairs_hook=list), json.loads('{"a": {"b": 1}}', object_hook=lambda d: sorted(d.items())), json.loads('[1.5, 2]', parse_float=str, parse_int=lambda s: 'i' + s), json.loads('NaN', parse_constant=lambda c: 'const ' + c))
bad = ['', ' ', '{', '[1,', '[1 2]', '{"a"}', '{"a":}', '{"a":1,}', '[1,]', "{'a':1}", '{a:1}', 'tru', '01', '1.', '.5', '+1', '"abc', '"\n"', '"\\x"', '"\\u12"', '[1] x', '{"a":1 "b":2}', 'nul', '--1', '\ufeff[]', '{"a" 1}', '{1:2}', '[', '"\t"', '1e', '{,}', '[\n1,\n2\n3]']
for t in bad:
    try:
        print(repr(t), json.loads(t))
    except json.JSONDecodeError as e:
        print(repr(t), '|', e, '|', e.msg, e.pos, e.lineno, e.colno)
for v in (5, None, [1]):
    try:
        json.loads(v)
    except TypeError as e:
        print(e)
print(json.JSONDecoder().raw_decode('[1] tail'), issubclass(json.JSONDecodeError, ValueError), json.loads('"\t"', strict=False), json.loads(json.dumps({'k': [1, None, 'x']})))
import io
out = io.StringIO()
json.dump([1, {'a': None}], out)
print(out.getvalue(), json.load(io.StringIO('{"x": [1]}')))
print(json.loads('"\\ud800"') == '\ud800', len(json.loads('"\\ud83d\\ude00"')), json.loads('"\\/\\b\\f"'))
