from decimal import Decimal as D
for v in (D('1234567.891'), D('-0.000123'), D('0'), D('1E+10'), D('12.50'), D('99.995')):
    print([format(v, s) for s in ('', 'f', '.2f', 'e', '.3e', 'g', '.3g', '%', '.1%', ',', ',.2f', '+', ' ', '012.2f', '<12', '^14', '>14.1f', '*^15.2f', 'E', 'G', 'n', '=+12.1f', '.0f', 'z.0f', '.3')])
for v in (D('inf'), D('-nan'), D('sNaN')):
    print([format(v, s) for s in ('', 'f', '10', '.2f', '+', '%', '010')])
print('{:.2f} {:>8} {}'.format(D('1.005'), D('2.5'), D('3')), f'{D("1.5")!r}', f'{D("2.345"):.2f}', '%s %r %.2f %d' % (D('1.50'), D('1.50'), D('1.555'), D('3.9')))
for s in ('d', 'x', 's', 'c', '.', '.2', '5.2.1', 'ff', ',,', '_', '1000000000000000000000'):
    try:
        print(s, format(D('3.14159'), s))
    except (ValueError, OverflowError, MemoryError) as e:
        print(s, type(e).__name__, e)
