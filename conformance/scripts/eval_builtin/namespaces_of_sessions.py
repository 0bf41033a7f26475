cells = ['x = 1', 'def f(): return x + y', 'y = 10', 'f()', 'x += 5; f()', 'class A:\n    v = x', 'A.v', 'del x', 'f()', '[a for a in range(y) if a % 4 == 0]', 'for i in range(3): pass', 'i', 'import math as m', 'm.floor(2.7)', '_']
session = {'__name__': 'session'}
for n, cell in enumerate(cells, 1):
    try:
        try:
            code = compile(cell, f'<cell {n}>', 'eval')
        except SyntaxError:
            code = compile(cell, f'<cell {n}>', 'exec')
        result = eval(code, session)
        if result is not None:
            session['_'] = result
            print(f'[{n}] {result!r}')
    except Exception as e:
        tb = e.__traceback__
        while tb.tb_next:
            tb = tb.tb_next
        print(f'[{n}] {type(e).__name__}: {e} (in {tb.tb_frame.f_code.co_filename})')
print(sorted(k for k in session if not k.startswith('__')), session['A'].__module__, session['f'].__globals__ is session)
class Tracking(dict):
    def __init__(self, **k): super().__init__(**k); self.log = []
    def __getitem__(self, k):
        self.log.append(f'get {k}')
        return super().__getitem__(k)
    def __setitem__(self, k, v):
        self.log.append(f'set {k}')
        super().__setitem__(k, v)
    def __delitem__(self, k):
        self.log.append(f'del {k}')
        super().__delitem__(k)
    def __missing__(self, k):
        if k.startswith('auto_'): return len(k)
        raise KeyError(k)
local = Tracking(a=1)
exec('b = a + auto_xyz\na += b\ndel b\nc = len("xx")\nfor a in (7,): pass', {}, local)
print(dict(local), local.log)
