x = 5
print(f'{x}%', f'%{x}', f'${x}', f'{x}$', f'%%{x}', f'{x}{{}}%s', f'100%', f'{x:%}', f'{x!r}%', f'@{x}#', f'{x}' '%')
try:
    print(f'%d{x}' % ())
except TypeError as e:
    print(e)
print(f'\\{x}', f'{x}\\', f"'{x}'", f'"{x}"', f'''"{x}'s"''', f'/{x}/', f'<{x}>', f'[{x}]', f'({x})', f'{{"k": {x}}}', f'#{x}', f'{x} # not a comment', f'{x};', f'{x}:', f'{x}!', f'{x}=')
