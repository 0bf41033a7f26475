c = compile('a * 2 + b', '<expr>', 'eval')
for a, b in ((1, 2), ('x', 'y'), ([1], [2])):
    print(eval(c, {'a': a, 'b': b}))
print(c.co_filename, c.co_name, c.co_names, c.co_argcount)
c2 = compile('x = 1\ny = x + 1', '<stmts>', 'exec'); ns = {}
print(eval(c2, ns), ns['y'], exec(c2, ns))
c3 = compile('1 + 1', '<single>', 'single'); print(eval(c3))
