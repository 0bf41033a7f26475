print(eval('1 + 2'), eval('  3'), eval('\t4'), eval('5\n'), eval('6  \n\n'), eval('(\n7\n)'), eval('8 # comment'), eval('"a" "b"'), eval('[1,\n2]'), eval('\n9') if False else '')
for src in ('', ' ', '\n', '# c', '1\n2', '1;', ' 1\n 2', '\n1', '1 +', 'x = 1', 'del x', 'pass', 'return 1', 'yield', 'await x', '*a', '1,', '(yield)', 'lambda: 1', '(a := 5)', 'a := 5', 'not', '1 if 2', '"', '1\x00', 'import x', '{', '1 2', 'f(', '\\', 'raise', 'if 1: 2', ' \t ', '...', '[x for x in 1', '"a'):
    try:
        r = eval(src)
        print(repr(src), type(r).__name__)
    except (SyntaxError, ValueError, TypeError, NameError) as e:
        print(repr(src), type(e).__name__, e)
