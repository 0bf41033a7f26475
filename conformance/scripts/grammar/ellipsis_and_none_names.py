print(..., Ellipsis, ... is Ellipsis, type(...), repr(...), bool(...))
def f(): ...
print(f())
class C: ...
print(C.__name__)
x = [..., None, True, False]
print(x, x.index(...))
class G:
    def __getitem__(self, k): return k
print(G()[...], G()[..., 1], G()[1:..., ...:])
for src in ('None = 1', 'True = 1', 'False += 1', 'for None in x: pass', 'def None(): pass', 'class True: pass', 'def f(None): pass', 'lambda True: 1', 'import a as None', 'f(None=1)', 'x.None', 'None.x', 'del None', 'with a as True: pass', '... = 1', 'Ellipsis = 1', '[None for None in x]', 'global None', 'None: int', '(None := 1)', 'try:\n pass\nexcept E as None: pass', 'from a import None', 'x.True = 1', '__debug__ += 1', 'def f(__debug__): pass', 'f(__debug__=1)', 'x.__debug__ = 1', 'import __debug__', 'NotImplemented = 1'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
