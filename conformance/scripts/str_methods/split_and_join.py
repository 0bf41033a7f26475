print('a,b,,c'.split(','), ' a  b '.split(), 'a b c d'.split(None, 2), 'a,b,c'.split(',', 1), ''.split(), ''.split(','), 'abc'.split('bc'))
print('a b c'.rsplit(None, 1), 'a,b,c'.rsplit(',', 1), ' x '.rsplit(), 'aXXbXXc'.rsplit('XX', 1))
print('l1\nl2\r\nl3\rl4\x0bl5\x0cl6\x1cl7\x85l8\u2028l9'.splitlines(), 'a\n\nb\n'.splitlines(True), ''.splitlines(), '\n'.splitlines())
print('k=v=w'.partition('='), 'k=v=w'.rpartition('='), 'none'.partition('='), 'none'.rpartition('='))
print(','.join('abc'), ''.join([]), '-'.join(['x']), ' '.join(str(i) for i in range(3)), 'ab'.join(('1', '2')))
print('\u3000a\u2003b\u00a0c'.split(), ' \t\n'.split(), 'x'.split('x'), 'xx'.split('x'))
for f in (lambda: 'a'.split(''), lambda: ','.join([1]), lambda: ','.join(['a', None]), lambda: 'a'.partition(''), lambda: 'a'.split(1), lambda: ','.join(5)):
    try:
        print(f())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
print('a  b  c'.split(' '), 'a  b  c'.split(maxsplit=1), 'a,b,c'.split(sep=',', maxsplit=-1), 'a b'.split(maxsplit=0), '  a b'.split(maxsplit=0), ' a b '.rsplit(maxsplit=0))
