import math
SAFE = {n: getattr(math, n) for n in ('sqrt', 'pi', 'floor', 'hypot')} | {'abs': abs, 'max': max}
def calc(text, **names):
    try:
        code = compile(text, '<calc>', 'eval')
        for n in code.co_names:
            if n not in SAFE and n not in names:
                raise NameError(f'use of {n} not allowed')
        return eval(code, {'__builtins__': {}}, {**SAFE, **names})
    except Exception as e:
        return f'{type(e).__name__}: {e}'
for text in ('sqrt(16) + max(1, 2)', 'hypot(3, 4) * pi', 'x ** 2 + y', 'open("f")', '__import__("os")', '1 +', '[i * x for i in range(3)]', '[i * x for i in (1, 2)]', '(lambda a: a + x)(1)', 'abs.__name__', 'x if y else 0', '1 / 0', '"a" + 1', 'x = 1'):
    print(f'{text:<28} {calc(text, x=3, y=0)}')
ns = {}
exec('''
import functools
@functools.cache
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
class P:
    total = fib(20)
    def __call__(self, *a): return sum(a) + self.total
value = P()(1, 2)
''', ns)
print(ns['value'], sorted(k for k in ns if not k.startswith('__')), ns['fib'].cache_info().currsize, ns['P'].__module__)
template = 'def {name}({args}):\n    return {body}\n'
made = {}
for name, args, body in (('add', 'a, b=2', 'a + b'), ('neg', 'x', '-x'), ('compose', 'f, g', 'lambda x: f(g(x))')):
    exec(template.format(name=name, args=args, body=body), made)
print(made['add'](1), made['compose'](made['neg'], made['add'])(5), made['add'].__code__.co_varnames, made['add'].__code__.co_filename)
