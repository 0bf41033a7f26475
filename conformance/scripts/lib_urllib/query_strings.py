from urllib.parse import *
for q in ('a=1&b=2&a=3', 'a=&b', 'a=1;b=2', '', '&&a=1&', 'a=%20x+y', 'a=b=c', '=x', 'é=ü', 'a=1&b=%ff'):
    print(repr(q), parse_qs(q), parse_qsl(q), parse_qs(q, keep_blank_values=True), parse_qsl(q, separator=';'))
print(urlencode({'a': 1, 'b': 'x y', 'c': [1, 2]}), urlencode({'c': [1, 2], 'd': 'é'}, doseq=True), urlencode([('a', 1), ('a', None)]), urlencode({'q': 'a/b&c'}, safe='/'), urlencode({'a': 'x y'}, quote_via=quote), urlencode({b'k': b'\xff'}), urlencode({}), urlencode({'t': (1, 'z'), 's': 'str'}, True), parse_qs(urlencode({'k': 'a&b=c é'})), parse_qsl(b'a=1'))
for f in (lambda: parse_qs('a', strict_parsing=True), lambda: parse_qs('a=1&b=2', max_num_fields=1), lambda: urlencode(5), lambda: urlencode('abc'), lambda: parse_qsl('a=1', separator=''), lambda: parse_qsl('a', separator=5), lambda: urlencode([1])):
    try:
        print(f())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
