cases = ['def f(a):\n    global a', 'def f():\n    a = 1\n    global a', 'def f():\n    print(a)\n    global a', 'def f():\n    global a\n    nonlocal a',
 'def f(*a):\n    global a', 'def f():\n    for a in []: pass\n    global a', 'def f():\n    def a(): pass\n    global a', 'def f():\n    import a\n    global a',
 'def f():\n    a: int\n    global a', 'def f():\n    global a\n    a: int = 1', 'a = 1\nglobal a', 'print(a)\nglobal a', 'global a\na = 1', 'class C:\n    a = 1\n    global a',
 'def f():\n    del a\n    global a', 'def f():\n    with x as a: pass\n    global a', 'def f():\n    a.b = 1\n    global a', 'def f():\n    global a, a', 'global a.b', 'global (a)', 'global a, ', 'global', 'global 1', 'def f():\n    [a for a in x]\n    global a', 'def f():\n    lambda a: a\n    global a', 'def f():\n    lambda: a\n    global a', 'def f():\n    (a := 1)\n    global a', 'if 1:\n    global z\n    z = 1', 'def f():\n    class a: pass\n    global a', 'global __debug__\n', 'def f():\n    nonlocal b', 'nonlocal b', 'def f():\n    b = 1\n    def g():\n        b = 2\n        nonlocal b', 'def f():\n    b = 1\n    def g():\n        nonlocal b\n        def h():\n            nonlocal b', 'def f():\n    def g(b):\n        nonlocal b', 'class C:\n    b = 1\n    def f(self):\n        nonlocal b', 'b = 1\ndef f():\n    nonlocal b', 'def f():\n    global b\n    def g():\n        nonlocal b']
for src in cases:
    try:
        compile(src, 'case', 'exec')
        print(repr(src), 'fine')
    except SyntaxError as e:
        print(repr(src), '|', e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
