print(['ab'.center(5), 'ab'.center(6, '*'), 'abc'.center(6, '*'), 'ab'.ljust(4, '.'), 'ab'.rjust(4, '.'), 'abc'.center(2), '5'.zfill(3), '-5'.zfill(4), '+5'.zfill(4), ''.zfill(2), '--5'.zfill(5), 'é'.center(4, 'ü')])
print(['  a '.strip(), 'xxaxx'.strip('x'), 'abcba'.strip('ab'), ' a '.lstrip(), ' a '.rstrip(), 'xyx'.lstrip('x'), '\u2003a\x1f'.strip(), 'aaa'.strip('a'), 'mississippi'.rstrip('ipz'), ' a '.strip(None), ' a '.strip('')])
print(['a\tb'.expandtabs(), 'a\tb\tc'.expandtabs(4), '\t'.expandtabs(0), 'ab\ncd\te'.expandtabs(4), '12345678\tx'.expandtabs(), 'a\tb'.expandtabs(tabsize=1)])
for f in (lambda: 'a'.center('x'), lambda: 'a'.center(3, 'xy'), lambda: 'a'.strip(1), lambda: 'a'.ljust(3, ''), lambda: 'a'.zfill(), lambda: 'a'.rjust(3, 5), lambda: 'a'.center()):
    try:
        print(f())
    except TypeError as e:
        print(e)
print('ab' * 3, 3 * 'ab', 'ab' * 0, 'ab' * -1, 'a' + 'b', 'a' 'b', '' * 10 ** 9 == '')
for f in (lambda: 'a' + 1, lambda: 1 + 'a', lambda: 'a' * 'b', lambda: 'a' * 1.5, lambda: 'a' - 'b', lambda: 'a' % 1, lambda: 'a' < 1, lambda: -'a'):
    try:
        print(f())
    except TypeError as e:
        print(e)
