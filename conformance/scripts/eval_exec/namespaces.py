x = 1
print(eval('x + 1'), eval('x', {'x': 5}), eval('x + y', {'x': 1}, {'y': 2}), eval(' \t3'), eval('[i for i in range(3)]'), eval('(lambda: x)()'))
exec('y = x + 1\ndef f(): return y')
print(y, f())
ns = {}
exec('a = 1\nb = [a for _ in range(2)]\nclass C: v = a', ns)
print(sorted(k for k in ns if k != '__builtins__'), ns['b'], '__builtins__' in ns)
g, l = {'a': 'global'}, {}
exec('b = a\na = "local"\nc = a', g, l)
print(l, g['a'])
exec('def h(): return a', g, l)
print(l['h']())
def func():
    z = 10
    exec('z = 20; w = 30')
    print(z, eval('z'), 'w' in locals())
    print(eval('[z for _ in "1"]', {'z': 'g'}), sorted(locals()))
func()
class M(dict):
    def __missing__(self, k): return f'<{k}>'
print(eval('p + q', {}, M()))
for src in ('1 +', 'x = 1', 'import os', '', 'pass', '(', 'a b', '1; 2'):
    try:
        print(eval(src))
    except SyntaxError as e:
        print(repr(src), e.msg)
for f in (lambda: eval('undefined'), lambda: exec('1/0'), lambda: eval(5), lambda: exec('x', 5), lambda: eval('x', {}, 5), lambda: eval('1', []), lambda: exec(None), lambda: eval('a\0b'), lambda: eval('len', {'__builtins__': {}})):
    try:
        print(f())
    except (NameError, ZeroDivisionError, TypeError, SyntaxError, ValueError) as e:
        print(type(e).__name__, e)
c = compile('q = 5\nq * 2', 'f', 'exec')
print(exec(c, n := {}), n['q'], eval(compile('1 + 2', 'f', 'eval')), type(c).__name__, c.co_filename, c.co_name)
exec(compile('7 * 6\n', 'f', 'single'))
exec(compile('None\n', 'f', 'single'))
for args in (('x', 'f', 'bad'), ('x', 'f'), ('x y', 'f', 'exec'), ('1\n2', 'f', 'eval'), ('1\n2\n', 'f', 'single')):
    try:
        compile(*args)
        print('fine')
    except (ValueError, TypeError, SyntaxError) as e:
        print(type(e).__name__, e)
print(eval(b'1 + 1'), eval('"\\x41"'), eval('1_000'), exec('') is None)
exec('global zz; zz = 1'); print(zz)
