for s in (' 1', '\t1', '1 ', '1\n', '1\n\n', '1 # c', '(1\n+ 2)', '(1 # x\n + 2)', '\n1', '1;', '1\\\n+1', '\\\n1', '  # only', '1\r\n', '\f1'):
    try: print(repr(s), eval(s))
    except SyntaxError as e: print(repr(s), type(e).__name__, e.msg)
