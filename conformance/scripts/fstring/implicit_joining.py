x = 1
print('a' f'{x}' 'b' f'{x + 1}' "c" r'\d' rf'\{x}')
print('{x}' f'{x}' '{{}}' f'{{}}')
s = ('long ' f'{x} '
     'text '
     f'{x * 2}')
print(s, 'a' 'b' f'' '', f'' == '', f'' 'x')
