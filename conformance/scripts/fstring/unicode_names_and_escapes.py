v = 1
print(f'\N{BULLET}{v}\N{BULLET}', f'{"\N{BULLET}"}', f'\u00e9{v}\U0001F600', f'{v}\x20|', f'\101{v}', f'{"\t"}|', f'\N{LATIN SMALL LETTER E WITH ACUTE}')
print(rf'\N{v}', rf'\u{v}', rf'{v}\x', fr'\{v}\\', rf'\{{}}', rf'{"\n"}'.encode(), f'{r"\n"}', f'{'\\'}', f'\\{v}', f'\\\\{v}', f'\\N{v}', f'{{\N{BULLET}}}')
print(f'{v}\
continued', f'a\
{v}')
import warnings
for src in (r"f'\d{v}'", r"f'{v}\q'", r"f'\{v}'", r"f'\ {v}'", r"f'{v:\d}'"):
    with warnings.catch_warnings(record=True) as w:
        warnings.simplefilter('always')
        try:
            print(eval(src), [str(x.message) for x in w])
        except (SyntaxError, ValueError) as e:
            print(src, type(e).__name__, e, [str(x.message) for x in w])
