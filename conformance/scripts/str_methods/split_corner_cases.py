print('a,b,c'.split(',', 0), 'a,b,c'.split(',', 1), 'a,b,c'.split(',', -1), ''.split(','), ''.split(), ','.split(','), ',,'.split(','), ' a '.split(' '), 'a'.split('a'), 'aaa'.split('aa'), 'abcabc'.split('bc', 1), 'a  b'.split(' '), '\t a \n b '.split(), 'a\u00a0b\u2003c'.split(), 'a\x1cb\x1dc'.split(), 'ab'.split(None, 0), '  a b  c '.split(None, 1), ' a b '.split(maxsplit=1))
print('a,b,c'.rsplit(',', 1), ' a b c '.rsplit(None, 1), 'aaa'.rsplit('aa'), ''.rsplit(), 'a b'.rsplit(maxsplit=0), ' a '.rsplit(None, 0), 'a,b'.rsplit(',', 5), 'xaxbx'.rsplit('x', 2))
print('a\nb\r\nc\rd\x0be\x0cf\x1cg\x1dh\x1ei\x85j\u2028k\u2029l'.splitlines(), 'a\n'.splitlines(), '\na'.splitlines(), 'a\n\nb'.splitlines(keepends=True), 'a\r\n\rb'.splitlines(True), ''.splitlines(), '\r\n'.splitlines(), 'a\x00b'.splitlines(), b'a\nb\r\nc\rd\x0be\x85f'.splitlines())
print('a-b-c'.partition('-'), 'abc'.partition('-'), '-'.partition('-'), 'a--b'.partition('--'), 'a-b-c'.rpartition('-'), 'abc'.rpartition('-'), b'a-b'.partition(b'-'), bytearray(b'a-b').partition(b'-'))
for f in (lambda: 'a'.split(''), lambda: 'a'.split(b','), lambda: 'a'.split(1), lambda: 'a'.split(',', 'x'), lambda: 'a'.partition(''), lambda: 'a'.partition(1), lambda: 'a'.rsplit(''), lambda: 'a'.splitlines(1, 2), lambda: 'a'.split(sep=',', max=1), lambda: b'a'.split('x'), lambda: 'a'.split(',', 1.5)):
    try:
        print(f())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
words = 'the quick  brown\tfox'
print(' '.join(words.split()), words.split(' '), [w for w in words.split() if len(w) > 3], dict(p.split('=') for p in 'a=1;b=2'.split(';')), 'k: v: w'.split(': ', 1), list(map(int, '1 2 3'.split())), '/a/b//c/'.strip('/').split('/'), ''.join('a b c'.split()), 'CamelCase'.split('C'), '1,2;3'.replace(';', ',').split(','))
