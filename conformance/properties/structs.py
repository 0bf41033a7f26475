# struct with random formats and values that fit or do not.
import struct


def layout():
    s = source.pick(('', '@', '=', '<', '>', '!'))
    for _ in range(source.between(1, 5)):
        s += source.pick(('', '', '', '0', '2', '3', ' ')) + source.pick('xcbB?hHiIlLqQnNefdspP')
    return s


def value():
    kind = source.below(6)
    if kind < 3:
        return source.integer() if source.chance(3) else source.between(-200, 200)
    if kind == 3:
        return source.number()
    return source.pick((b'a', b'', b'abcdef', True, 'x', None))


def fit(f):
    """values for a format that mostly are of the right kind"""
    out = []
    count = ''
    for c in f:
        if c.isdigit():
            count += c
            continue
        n, count = int(count or 1), ''
        for _ in range(1 if c in 'sp' else n):
            if c in 'sp':
                out.append(source.pick((b'', b'ab', b'abcdef')))
            elif c == 'c':
                out.append(source.pick((b'a', b'\xff')))
            elif c in 'efd':
                out.append(source.number() if source.chance(2) else source.between(-9, 9) / 4)
            elif c == '?':
                out.append(source.pick((True, False, 0, 5, '')))
            elif c in 'bBhHiIlLqQnNP':
                out.append(source.between(-300, 300) if source.chance(3) else source.between(0, 100))
    return out


for _ in range(cases):
    f = layout()
    kind = source.below(4)
    if kind == 0:
        v = source.some((value(), value(), value()), 5)
        report(f'pack({f!r}, {v!r})', lambda: struct.pack(f, *v))
    elif kind < 3:
        v = fit(f)
        report(f'pack({f!r}, {v!r})', lambda: (struct.pack(f, *v), struct.unpack(f, struct.pack(f, *v)), struct.calcsize(f)))
    else:
        try:
            n = struct.calcsize(f) + source.pick((0, 0, 0, 1, -1))
        except struct.error:
            n = 3
        b = bytes(source.bits(8) for _ in range(n))
        report(f'unpack({f!r}, {b!r})', lambda: struct.unpack(f, b))
finish()
