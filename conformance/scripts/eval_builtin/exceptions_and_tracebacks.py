import traceback
def t(f):
    try:
        f()
    except Exception:
        print(traceback.format_exc().replace(__file__, 'FILE'))
t(lambda: eval('1 / 0'))
t(lambda: exec('x = 1\ny = [1][5]\n'))
t(lambda: eval('undefined_thing'))
t(lambda: exec('def f():\n    raise ValueError("in exec")\nf()'))
t(lambda: eval('1 +'))
t(lambda: exec('if 1:\npass'))
t(lambda: exec(compile('a = 1\nb = a.nope', 'named_file.py', 'exec'), {}))
t(lambda: eval(compile('f(', 'other', 'eval')))
