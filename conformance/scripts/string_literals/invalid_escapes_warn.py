import warnings
for src in (r"'\d'", r"'\w+'", r"'\ '", r"'\z\z'", r"b'\q'", r"'\400'", r"'\777'", r"b'\400'", r"'''a\
\d'''", r"'\D' '\d'", r"r'\d'", r"'\\d'", r"f'\d'", r"f'{1}\d'", r"rf'\d{1}'", r"'\8'", r"'\_'"):
    with warnings.catch_warnings(record=True) as w:
        warnings.simplefilter('always')
        try:
            v = eval(src)
            print(repr(src), ascii(v), [(x.category.__name__, str(x.message), x.lineno) for x in w])
        except SyntaxError as e:
            print(repr(src), e.msg, [str(x.message) for x in w])
with warnings.catch_warnings():
    warnings.simplefilter('error')
    for src in (r"'\d'", r"b'\400'", "x = 1\ny = '\\q'"):
        try:
            exec(src)
            print('fine')
        except SyntaxError as e:
            print(e.msg, e.lineno, e.offset)
