import inspect, functools
def f(a, /, b: int, c=3, *args, d, e: str = 'x', **kw) -> bool:
    "Doc.\n\n    indented\n    "
class C:
    def m(self, x): pass
    @classmethod
    def c(cls, y=1): pass
    @staticmethod
    def s(z): pass
    @property
    def p(self): "prop"
    def __call__(self, q): pass
def g(): yield
async def co(): pass
async def ag(): yield
print(inspect.signature(f), inspect.signature(C), inspect.signature(C().m), inspect.signature(C.m), inspect.signature(C.c), inspect.signature(C.s), inspect.signature(C()), inspect.signature(functools.partial(f, 1, d=2)), inspect.signature(lambda *a, k=1: 0))
print([(n, bool(getattr(inspect, n)(o))) for n, o in (('isfunction', f), ('isclass', C), ('ismethod', C().m), ('isgeneratorfunction', g), ('isgenerator', g()), ('iscoroutinefunction', co), ('isasyncgenfunction', ag), ('isbuiltin', len), ('isroutine', f), ('ismodule', inspect), ('isabstract', C), ('isdatadescriptor', C.p), ('ismethoddescriptor', str.join), ('iscode', f.__code__), ('isawaitable', 5))])
print(inspect.getdoc(f), inspect.cleandoc('  a\n    b\n  c'), inspect.getmembers(C, inspect.isfunction)[0][0], [n for n, _ in inspect.getmembers(C()) if not n.startswith('_')], inspect.getmro(C), inspect.unwrap(functools.wraps(f)(lambda: 0)) is f, inspect.getattr_static(C(), 'p').__class__.__name__, inspect.isclass(int), inspect.getmodule(f).__name__)
s = inspect.signature(f)
for a, k in (((1, 2), {'d': 3}), ((1,), {'b': 2, 'd': 3, 'z': 4}), ((1, 2, 3, 4, 5), {'d': 1}), ((), {}), ((1, 2), {}), ((1, 2), {'d': 1, 'a': 5})):
    try: b = s.bind(*a, **k); print(b.args, b.kwargs)
    except TypeError as e: print(e)
print(s.bind_partial(1), [(p.name, p.kind.name, p.default if p.default is not p.empty else '-', p.annotation if p.annotation is not p.empty else '-') for p in s.parameters.values()], s.return_annotation, s.replace(return_annotation=int), inspect.Parameter('x', inspect.Parameter.KEYWORD_ONLY, default=1), inspect.Signature([inspect.Parameter('q', inspect.Parameter.POSITIONAL_ONLY)]))
for h in (lambda: inspect.signature(5), lambda: inspect.Parameter('1x', inspect.Parameter.KEYWORD_ONLY), lambda: inspect.Signature([inspect.Parameter('a', inspect.Parameter.VAR_KEYWORD), inspect.Parameter('b', inspect.Parameter.POSITIONAL_ONLY)]), lambda: inspect.getfullargspec(5)):
    try: print(h())
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
