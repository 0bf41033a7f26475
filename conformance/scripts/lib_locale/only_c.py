import locale


def t(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)


print(locale.setlocale(locale.LC_ALL, 'C'))
for f in (lambda: locale.setlocale(locale.LC_ALL), lambda: locale.setlocale(locale.LC_NUMERIC, 'C'), lambda: locale.setlocale(locale.LC_ALL, 'xx_YY'), lambda: locale.setlocale(99, 'C'), lambda: locale.setlocale('x'),
          lambda: locale.localeconv(), lambda: locale.getlocale(), lambda: locale.getlocale(locale.LC_ALL), lambda: locale.str(3.14159265358979), lambda: locale.str(1e100), lambda: locale.atof('1.5'), lambda: locale.atof('1,5'), lambda: locale.atoi('12'), lambda: locale.atoi('x'),
          lambda: locale.format_string('%d', 1234567, grouping=True), lambda: locale.format_string('%.2f %s', (1234.5, 'x'), grouping=True), lambda: locale.format_string('%(a)d %%', {'a': 5}), lambda: locale.format_string('%d', 'x'), lambda: locale.currency(5),
          lambda: locale.strcoll('a', 'b'), lambda: locale.strcoll('b', 'a') > 0, lambda: locale.strcoll('a', 'a'), lambda: locale.strxfrm('abc'), lambda: sorted(['b', 'a', 'B'], key=locale.strxfrm), lambda: locale.strcoll('a', 1), lambda: locale.localize('1234.5', grouping=True), lambda: locale.delocalize('1234.5'),
          lambda: f'{1234567:n}', lambda: f'{1234.5678:n}', lambda: format(10**20, 'n'), lambda: f'{1.5e300:n}', lambda: issubclass(locale.Error, Exception), lambda: (locale.LC_ALL, locale.LC_CTYPE, locale.LC_TIME, locale.CHAR_MAX)):
    t(f)
