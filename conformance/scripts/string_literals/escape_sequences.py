for src in (r"'\a\b\f\n\r\t\v'", r"'\\\'\"'", r"'\0'", r"'\00'", r"'\000'", r"'\0001'", r"'\7'", r"'\77'", r"'\377'", r"'\x41'", r"'\xff'", r"'\u0041'", r"'\U0001F600'", r"'\N{DIGIT ONE}'", r"'\N{latin small letter a}'", r"'a\
b'", r"b'\x41\101\0\n'", r"'\ud800'", r"'\101\u00e9'", r"'\08'", r"'\x4142'", r"r'\x41'", r"rb'\n'", r"'\U0010FFFF'"):
    try:
        print(src.replace('\n', '|'), ascii(eval(src)))
    except SyntaxError as e:
        print(src, e.msg)
for src in (r"'\x'", r"'\x4'", r"'\xg1'", r"'\u'", r"'\u12'", r"'\U1234'", r"'\U00110000'", r"'\N'", r"'\N{'", r"'\N{}'", r"'\N{no such name}'", r"b'\x'", r"b'\xg'", "b'é'", r"'\N{DIGIT ONE'", "'a\n'", r"'\'", r"'''\x'''"):
    try:
        print(src, ascii(eval(src)))
    except SyntaxError as e:
        print(repr(src), e.msg, e.lineno, e.offset)
