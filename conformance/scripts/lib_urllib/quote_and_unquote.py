from urllib.parse import *
for s in ('a b&c=d/e?f', 'é日😀', '%', '~-._', '+', '', 'a\n', "!*'();:@&=+$,/?#[]", '\x00', 'a%20b'):
    print(repr(s), quote(s), quote_plus(s), quote(s, safe=''), unquote(quote(s)) == s, unquote_plus(quote_plus(s)) == s)
print(quote(b'\xff\x00a'), quote('é', encoding='latin-1'), quote('/a b', safe='/ '), quote('\ud800', errors='replace'), quote_from_bytes(b'a b\xe9'), unquote('%E9', encoding='latin-1'), unquote('%ff'), unquote('%zz%4'), unquote('%C3%A9%'), unquote_to_bytes('%ff a'), unquote_to_bytes('é%41'), unquote(b'%41'), unquote('a+b'), unquote_plus('a+b%2B'), unquote('%E9', errors='ignore'), unquote('%e6%97%a5x%E6'))
for f in (lambda: quote(5), lambda: quote(b'x', encoding='utf-8'), lambda: quote('\ud800'), lambda: quote_from_bytes('x'), lambda: unquote(5), lambda: quote('é', encoding='nope')):
    try:
        print(f())
    except (TypeError, UnicodeError, LookupError, AttributeError) as e:
        print(type(e).__name__, e)
