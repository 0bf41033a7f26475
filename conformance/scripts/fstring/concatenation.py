x = 1
print(f'a' 'b' "c" f'{x}' '{x}' r'\n' rf'\{x}' '\x41')
print('{' f'{x}' '}', f'{x}' '{{' f'{{', '}}' f'}}', 'a' f'' 'b', f'' '' f'')
print(('line '
       f'{x} '
       'end'), f'{x}' \
      'continued')
print(f'{x}' + 'plus' + f'{x}', 'a' * 2 + f'{x}', f'{x}%s' % 'p', f'{x}{{}}'.format('q'), f'{x} {{y}}'.format(y=2))
print(f'''a{x}
b''' 'c' f"""d{x}""", len(f'{x}' f'{x}' f'{x}'))
print(f'{f'{x}' 'in'}' 'out', f'{'a' 'b'}', f'{"a" f"{x}"}', f'{f"{x}" "{x}"}')
print('%s' f'{x}' % 5, '%s' % f'{x}', 'a' 'b' f'{x}'.upper(), f'{"z"}'.upper() + 'w')
