for src in ('x = 1\ny = 2\n', 'x = 1\r\ny = 2\r\n', 'x = 1\ry = 2\r', 'x = 1\n\x0cy = 2\n', 'x = """a\r\nb\rc"""\ny = 0', 'if 1:\r\n    x = 1\r\n    y = 2\r\n', 'x = 1 + \\\r\n 2\ny = 3', 'x = 1\ny = 2', 'x = 1\n\n\n\ny = 2\n   ', 'x = 1 # c\r\ny = 2 # d', '\n\n  \nx = 1; y = 2', '# only comment\nx = y = 3', "x = 'a\\\nb'; y = 1", '\\\nx = 1; y = 2', 'x = 1\n\\\ny = 2'):
    ns = {}
    try:
        exec(src, ns)
        print(repr(src), repr(ns['x']), repr(ns['y']))
    except SyntaxError as e:
        print(repr(src), e.msg, e.lineno, e.offset)
for src in ('x = 1\\', 'x = \\ 1', 'x = 1 \\\n', '\\', 'x = "a\n"', "x = '''a\n\n", 'if 1:\\\n x = 1', 'x = (1\n', '(\n\n', 'x = "\\', 'a = 1\n  \\\nb = 2', 'a = 1\n  \\\n \\\n  b = 2', 'x = 1 + \\\n  \\\n 2 3', 'x = (1,\n  \\\n \\\n 2 3 = 4)', '  \\\n \\\n!', 'x = [\n1,\n2\n'):
    try:
        compile(src, 's', 'exec')
        print(repr(src), 'fine')
    except SyntaxError as e:
        print(repr(src), '|', e.msg, e.lineno, e.offset, e.text)
