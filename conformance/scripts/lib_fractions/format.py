from fractions import Fraction as F
for v in (F(1, 3), F(-22, 7), F(5), F(123456789, 100), F(0), F(1, 1000000)):
    print([format(v, s) for s in ('', '.2f', '.3e', 'g', '+.1f', '010.2f', ',.2f', '.0f', '%', '>12.2f', '<8.1f', '*^10.3f', '_.1f', 'E', '.3g', '#.0f', 'z.1f', '.10f')])
print(f'{F(1, 2)}', f'{F(1, 2)!r:>20}', f'{F(1, 3):.30f}', '{:>8}'.format(str(F(1, 2))), format(F(3, 4), '+'), format(F(3, 4), '>8'), format(F(4), '#'), format(F(3, 4), '08') if False else '-')
for s in ('d', 'x', 's', '.2', 'ff'):
    try:
        print(s, format(F(1, 3), s))
    except ValueError as e:
        print(s, e)
