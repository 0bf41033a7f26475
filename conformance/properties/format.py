# format(), % and str.format with random specifications.
import decimal
import fractions


def spec():
    s = ''
    if source.chance(3):
        s += source.pick(('', '*', 'é', '0', ' ', '{')) + source.pick('<>=^')
    s += source.pick(('', '', '+', '-', ' '))
    s += source.pick(('', '', '', 'z'))
    s += source.pick(('', '', '#'))
    s += source.pick(('', '', '0'))
    if source.chance(2):
        s += str(source.below(24))
    s += source.pick(('', '', '', ',', '_'))
    if source.chance(2):
        s += '.' + str(source.below(22))
    return s + source.pick(('', 'd', 'f', 'e', 'g', 'n', '%', 's', 'x', 'X', 'o', 'b', 'c', 'E', 'G', 'F', 'r'))


def value():
    kind = source.below(9)
    if kind < 3:
        return source.integer()
    if kind < 6:
        return source.number()
    if kind == 6:
        return source.text('abé\u4e2d ', 6)
    if kind == 7:
        return source.pick((True, False, None, complex(source.number(), source.number())))
    return source.pick((decimal.Decimal(source.between(-99999, 99999)).scaleb(source.between(-8, 8)),
                        fractions.Fraction(source.between(-999, 999), source.between(1, 99))))


def percent():
    s = '%' + source.pick(('', '', '(k)')) + source.text('#0- +', 3)
    s += source.pick(('', '', '5', '12', '*'))
    s += source.pick(('', '', '.0', '.3', '.*', '.'))
    return s + source.pick('diouxXeEfFgGcrsa%q')


def field():
    s = '{' + source.pick(('', '0', '1', 'a', 'b', '0[0]', 'a.real', 'b[x]', '2', 'a[1]', '0.imag'))
    s += source.pick(('', '', '!r', '!s', '!a', '!x'))
    if source.chance(2):
        s += ':' + source.pick((spec(), spec(), '{b[x]}', '>{b[x]}', '{2}'))
    return s + source.pick(('}', '}', '}', '}}', ''))


for _ in range(cases):
    kind = source.below(6)
    if kind < 3:
        v, s = value(), spec()
        report(f'format({v!r}, {s!r})', format, v, s)
    elif kind == 3:
        s, v = percent(), source.pick((value(), (value(),), (3, value()), (4, 2, value()), {'k': value()}))
        report(f'{s!r} % {v!r}', lambda: s % v)
    elif kind == 4:
        s, v = percent(), source.pick((source.integer(), (source.number(),), (b'ab',), (3, source.integer()), {b'k': 5}))
        report(f'{s.encode()!r} % {v!r}', lambda: s.encode() % v)
    else:
        s, v, k = source.text('ab{}', 2) + field() + field(), (value(), value()), {'a': value(), 'b': {'x': 5}}
        report(f'{s!r}.format(*{v!r}, **{k!r})', lambda: s.format(*v, **k))
finish()
