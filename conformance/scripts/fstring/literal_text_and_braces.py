x = 5
print(f'', f'a', f'{{', f'}}', f'{{}}', f'{{{x}}}', f'{{{{{x}}}}}', f'a{{b}}c', f'{x}{{', f'}}{x}')
print(f'{x}{x}', f' {x} ', f'{x} {x}', f'a{x}b{x}c', f'{x}' 'lit' f'{x}', 'lit{x}' f'{x}', f'{x}' '{x}', f'a' f'b')
print(f'{ x }', f'{  x}', f'{x  }', f'{
x
}', f'{x!r}', f'{ x !r }', f'{x :>3}', f'{x!r :>3}|')
print(f"{'a'}", f'{"a"}', f'{'a'}', f"{"nested" + f"{'x'}"}", f'''{"""triple"""}''', f'{'''t'''}')
print(f'\x41\u0042\N{LATIN SMALL LETTER C}\t|', f'\\{x}', f'{x}\n'.encode(), rf'\n{x}\d', f'\'{x}\"')
print(f'é{x}日', f'{"é"}', len(f'{x}日'), f'%d {x}' % 3, f'{x}' + 'y', f'{x}' * 2, f'{x}'[0], f'{x}'.zfill(3), (f'{x}',))
