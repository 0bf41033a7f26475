print(compile('1', 'f', 'eval').co_name, compile('x = 1', 'f', 'exec').co_filename, compile('1', 'f', 'single').co_firstlineno)
for src, mode in (('1', 'eval'), ('x = 1', 'eval'), ('x = 1', 'single'), ('x = 1\ny = 2', 'single'), ('if 1:\n  pass\n', 'single'), ('', 'exec'), ('', 'single'), ('', 'eval'), ('1\n', 'eval'), ('for i in x:\n pass', 'single'), ('x;y', 'single'), ('1', 'wrong'), ('1', '')):
    try:
        compile(src, 'f', mode)
        print(repr(src), mode, 'fine')
    except (SyntaxError, ValueError) as e:
        print(repr(src), mode, type(e).__name__, e)
exec(compile('1 + 1\n', 'f', 'single'))
exec(compile('None\n', 'f', 'single'))
exec(compile('"a"; [1]; x = 5\n', 'f', 'single'))
exec(compile('for i in range(2): i\n', 'f', 'single'))
exec(compile('def f(): 5\n', 'f', 'single'))
import sys
sys.displayhook = lambda v: print('hook', v)
exec(compile('1 + 1\n', 'f', 'single'))
sys.displayhook = sys.__displayhook__
for args in ((5, 'f', 'eval'), ('1', 5, 'eval'), ('1', 'f'), ('1',), ('1', 'f', 'eval', -1), ('1', 'f', 'eval', 1 << 30)):
    try:
        compile(*args)
        print('fine')
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
print(eval(compile(b'"\xc3\xa9"', 'f', 'eval')), eval(compile('# -*- coding: latin-1 -*-\n"\xe9"'.encode('latin-1'), 'f', 'eval')), compile('x', b'bytes', 'eval').co_filename)
assert_code = compile('assert False', 'f', 'exec', optimize=1)
exec(assert_code)
exec(compile('print(__debug__)', 'f', 'exec', optimize=1))
ns = {}
exec(compile('def f():\n "doc"\n', 'f', 'exec', optimize=2), ns)
print(ns['f'].__doc__)
