print('%d %i %u %5d|%-5d|%05d|%+d|% d' % (1, 2, 3, 4, 5, 6, 7, 8))
print('%x %X %#x %o %#o' % (255, 255, 255, 8, 8), '%e %E %.2e' % (1.5, 1.5, 12345.678))
print('%f %.1f %10.3f|%-10.2f|%g %G' % (1, 2.25, 3.14159, 2.5, 1e10, 1e-10))
print('%s %r %a %c %c %%' % ('s', 'r', 'é', 'x', 66), '%(a)s %(b)05.1f' % {'a': 1, 'b': 2.5})
print('%*d|%-*d|%.*f' % (5, 1, 5, 2, 2, 3.14159), '%.2s|%5.1s|%-5s|' % ('abc', 'xyz', 'q'))
print('%s' % (1,), '%s' % [1, 2], '%s %s' % ((1, 2), 3), '%d' % 3.9, '%d' % True, '%x' % -255)
print('%s' % {'a': 1}, '%(a)s' % {'a': (1, 2)}, 'no args' % (), 'none' % {})
print(b'%d %s %x %a %b %c' % (1, b'x', 255, 'q', b'y', 65))
for text, args in (('%5%|', ()), ('%d', 'x'), ('%d %d', (1,)), ('%d', (1, 2)), ('%', ()), ('%q', 1), ('%(a)s', 1), ('%(a)s', {}), ('%c', 'ab'),
                   ('%c', -1), ('%x', 1.5), ('%*d', ('a', 1)), ('%(a', {}), ('%s', ()), ('abc', 5), ('%f', 'a'), ('%.', 1), ('%c', 1.5), ('%i', None)):
    try:
        print(text % args)
    except (TypeError, ValueError, KeyError, OverflowError) as e:
        print(repr(text), type(e).__name__, e)
class I:
    def __index__(self): return 10
    def __int__(self): return 11
    def __float__(self): return 1.5
print('%d %x %f' % (I(), I(), I()))
