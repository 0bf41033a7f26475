# oracle: 3.14
from string.templatelib import Template, Interpolation, convert
def v(x):
    print('eval', x, end=' ')
    return x
t = t'{v(1)}{v(2):{v(">5")}}'
print([i.format_spec for i in t.interpolations])
def render(t):
    out = []
    for p in t:
        match p:
            case str(): out.append(p)
            case Interpolation(value, _, conv, spec): out.append(format(convert(value, conv), spec))
    return ''.join(out)
n, pi = 'é', 3.14159
print(render(t'{n} {n!r} {n!a} {pi:.2f} {pi:>8.1f}|{{}}'), render(t'{n}') == f'{n}')
import html
def safe(t): return ''.join(p if isinstance(p, str) else html.escape(str(p.value)) for p in t)
evil = '<script>'
print(safe(t'<p>{evil}</p>'))
lazy = lambda: t'{undefined_name}'
try:
    lazy()
except NameError as e:
    print(e)
def nested(items): return t'<ul>{[t"<li>{i}</li>" for i in items]}</ul>'
r = nested('ab')
print([render(x) for x in r.values[0]])
class C:
    x = 5
    y = t'{x}'
    def m(self): return t'{self.x!s}'
print(C.y.values, C().m().values, [t'{i}'.values for i in range(2)], (lambda a: t'{a}')(7).values)
