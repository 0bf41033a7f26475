cases = [
    'if 1:\n        a = 1\n\tb = 2\n',
    'if 1:\n\ta = 1\n        b = 2\n',
    'if 1:\n  a = 1\n b = 2\n',
    'if 1:\na = 1\n',
    ' x = 1\n',
    'if 1:\n    a = 1\n  else:\n    b = 2\n',
    'def f():\n\n\n# comment\nx = 1\n',
    'for i in x:\n    pass\n   pass\n',
    'if 1:\n\tif 2:\n\t\tpass\n        pass\n',
    'class C:\n    def f(self):\n    pass\n',
    'x = 1\n    y = 2\n',
    'try:\n    pass\nexcept E:\nfinally:\n    pass\n',
    'while 1:\n',
    'with a:\nb\n',
    'if 1: \n    pass\n  \n    pass\n',
]
for src in cases:
    try:
        compile(src, 'src', 'exec')
        print('fine', repr(src))
    except SyntaxError as e:
        print(type(e).__name__, '|', e.msg, e.lineno, e.offset)
