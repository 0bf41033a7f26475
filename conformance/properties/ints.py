# Integers: text in every base, bytes, and arithmetic beyond a machine word.
def literal(base):
    s = source.pick(('', '', '-', '+', ' ')) + source.pick(('', '', '0x', '0b', '0o', '0X', '0'))
    s += source.text('0123456789abcdefz'[:min(base or 10, 17)] + source.pick(('', '_')), source.pick((3, 20, 60)))
    return s + source.pick(('', '', '', ' ', '_', '\u0663', 'L'))


for _ in range(cases):
    kind = source.below(9)
    a, b = source.integer(), source.integer()
    if kind == 0:
        base = source.pick((0, 2, 3, 7, 8, 10, 10, 16, 16, 17))
        s = literal(base)
        report(f'int({s!r}, {base})', int, s, base)
    elif kind == 1:
        report(f'text of {a}', lambda: (str(a), hex(a), oct(a), bin(a), f'{a:,}', f'{a:_x}', int(str(a)) == a))
    elif kind == 2:
        report(f'{a} by {b}', lambda: (a // b, a % b, divmod(a, b), a / b))
    elif kind == 3:
        report(f'{a} and {b}', lambda: (a + b, a - b, a * b, a & b, a | b, a ^ b, ~a, a < b, hash(a) - hash(b)))
    elif kind == 4:
        n = source.between(-3, 130)
        report(f'{a} shifted by {n}', lambda: (a << n, a >> n))
    elif kind == 5:
        n, m = source.between(-3, 30), source.pick((None, 0, 1, 7, -10, 10 ** 20))
        report(f'pow({a}, {n}, {m})', lambda: pow(a, n, m) if m is not None else repr(pow(a, n))[:60])
    elif kind == 6:
        n, order, signed = source.below(30), source.pick(('big', 'little', 'other')), source.chance(2)
        report(f'{a}.to_bytes({n}, {order!r}, {signed})',
               lambda: (a.to_bytes(n, order, signed=signed), int.from_bytes(a.to_bytes(n, order, signed=signed), order, signed=signed)))
    elif kind == 7:
        n = source.between(-8, 8)
        report(f'round({a}, {n})', lambda: (round(a, n), a.bit_length(), a.bit_count()))
    else:
        f = source.number()
        report(f'{a} beside {f!r}', lambda: (a == f, a < f, a + f, float(a), int(f)))
finish()
