# Binary and unary operators on all mixtures of numeric types.

B = 10**400
L = 1 << 90


def show(src):
    try:
        r = eval(src)
        text = repr(r)
        if len(text) > 100:
            text = text[:40] + '...' + text[-40:] + f' ({len(text)})'
        print(src, '->', type(r).__name__, text)
    except Exception as e:
        print(src, '!!', type(e).__name__, e.args)


values = ['0', '-1', '7', '62', '-2.5', '-0.0', 'True', 'L', '-L', 'B', '-0j', '(2-3j)', "float('inf')", "float('nan')",
          '2**61', '-2**61', '2**61-1', '1e300']
for op in ['+', '-', '*', '/', '//', '%', '&', '<', '==', '>=']:
    for a in values:
        for b in values:
            show(f'({a}) {op} ({b})')
for a in values:
    for b in values:
        if b not in ('L', 'B', '2**61', '2**61-1', '2**61') and not (b == '62' and a == 'B'):
            show(f'({a}) ** ({b})')
        if b not in ('B', 'L', '2**61', '2**61-1', '2**61') or a in ('0', 'False'):
            show(f'({a}) << ({b})')
        show(f'({a}) >> ({b})')
for a in values:
    for op in ['-', '+', '~', 'abs']:
        if op != '~' or a not in ('True', 'False'):
            show(f'{op}({a})')
for src in ['1<<(1<<70)', '1<<(1<<62)', '0<<(1<<70)', '1>>(1<<70)', '-1>>(1<<70)', 'B>>(1<<70)', '0**B', '1**B', '(-1)**B', '(-1)**(B+1)', '-"a"',
            '1.5**B', 'B**1.5', '1j**B', '10.0**400', '(-10.0)**401', '1e200j**3', '0**-1', '0.0**-1', '0j**-1', '5**-3', '(-2)**-3', 'B**-1']:
    show(src)
