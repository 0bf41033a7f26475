for v in (0, 7, -42, 123456789, 10 ** 20, True):
    print([format(v, s) for s in ('', 'd', '+d', ' d', 'x', 'X', 'o', 'b', '#x', '#o', '#b', ',', '_', '_x', '_b', '012', '<8', '^8', '=+8', '>8', 'n', 'e', '.1f', '%', 'g')])
for v in (0.0, -0.0, 1.0, 1234.5678, 1e16, 1e-5, 123456789.123, 1e300, float('inf'), float('-inf'), float('nan')):
    print([format(v, s) for s in ('', 'f', '.0f', '.1f', 'e', '.0e', 'E', 'g', 'G', '.3g', '#.3g', '%', '.1%', ',', ',.2f', '_.1f', '+', ' ', '010.2f', '*^12.1f', '=+12.2f', 'z.0f', '.3', '#', '#.0f', 'n')])
print(format(3 + 4j), format(3 + 4j, '.2f'), format(-1j, '>10'), format(1.5 + 2j, 'e'), format(1j, '+'))
print(format(65, 'c'), format(0x20ac, 'c'), format(65, '5c') + '|', format(65, '<5c') + '|')
print(format(1234567.891, ',.1f'), format(-1234567, ','), format(0.00001234, ','), format(255, '#010x'), format(255, '#_b'))
print(format(12345, '08,'), format(1234, '010_'), format(-5, '=5'), format(5, '05'), format(-5, '05'), format(3.7, '05'))
