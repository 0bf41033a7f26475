n = 3
print(rf'\d{n}\n', fr'{n}\t', Rf'{n!r}\\', f'\x41\u00e9\N{BULLET}{n}\t|', rf'{"\n"!r}')
print(f'\'{n}\' \"{n}\" \\{n}\\', f"it's {n}", f'{"it\'s"}', f"{'\\'}")
