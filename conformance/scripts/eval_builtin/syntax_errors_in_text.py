for s in ('1 +', 'x = 1', 'for', '', '   ', '(', '1 2', 'def f(): pass', 'return 1', 'a b', '"unclosed', '1 if 2', '*a', 'a,*', 'yield', '}', 'print "x"', 'x +=', 'lambda:', '\n\n1 +'):
    try: print(repr(s), eval(s))
    except SyntaxError as e: print(repr(s), '|', e.msg, e.lineno, e.offset, repr(e.text))
    except NameError as e: print(repr(s), e)
