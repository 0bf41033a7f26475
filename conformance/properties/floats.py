# The text of floats and complex numbers, in both directions.
def literal():
    digits = lambda most: source.text('0123456789', most) + source.pick(('', '', '_', '0'))
    s = source.pick(('', '', '-', '+', ' ')) + digits(source.pick((3, 18, 40)))
    s += source.pick(('', '.')) + digits(source.pick((2, 17, 40)))
    if source.chance(2):
        s += source.pick('eE') + source.pick(('', '-', '+')) + digits(3)
    return s + source.pick(('', '', '', ' ', 'x', '\u0663'))


def hexadecimal():
    s = source.pick(('', '-', '+')) + source.pick(('0x', '', '0X')) + source.text('0123456789abcdefABCDEF', 16)
    s += source.pick(('', '.')) + source.text('0123456789abcdef', 16)
    return s + source.pick(('', '', 'p')) + source.pick(('', '-', '+')) + source.text('0123456789', 4)


def halfway():
    """the decimal digits of the middle of two floats, or beside it"""
    f = abs(source.number())
    if not 1e-5 < f < 1e15:
        f = 1.5
    n, d = f.as_integer_ratio()
    n, d = 2 * n * 2 ** 53 + source.pick((-1, 0, 1)) * (n or 1), 2 * d * 2 ** 53
    return f'{n * 10 ** 40 // d}e-40'


for _ in range(cases):
    kind = source.below(8)
    x = source.number()
    if kind == 0:
        report(f'repr({x!r})', lambda: (repr(x), str(x), float(repr(x)) == x, x.hex()))
    elif kind == 1:
        s = literal()
        report(f'float({s!r})', float, s)
    elif kind == 2:
        s = halfway()
        report(f'float({s!r})', float, s)
    elif kind == 3:
        s = hexadecimal()
        report(f'fromhex({s!r})', float.fromhex, s)
    elif kind == 4:
        n = source.between(-25, 25)
        report(f'round({x!r}, {n})', lambda: (round(x, n), round(x) if abs(x) < 1e40 else None))
    elif kind == 5:
        y = source.number()
        report(f'{x!r} by {y!r}', lambda: (divmod(x, y), x // y, x % y))
    elif kind == 6:
        report(f'parts of {x!r}', lambda: (x.is_integer(), x.as_integer_ratio(), int(x), hash(x)))
    else:
        s = source.pick(('', '(')) + literal() + source.pick(('', '+', '-')) + literal() + source.pick(('j', 'J', ''))
        report(f'complex({s!r})', complex, s)
finish()
