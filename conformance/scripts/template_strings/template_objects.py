# oracle: 3.14
from string.templatelib import Template, Interpolation
i = Interpolation('v', 'name')
t = Template('a', 'b', i, 'c', i, i)
print(t.strings, len(t.interpolations), t.values, [p if isinstance(p, str) else p.expression for p in t])
print(Template().strings, Template(i).strings, Template('x').interpolations)
u = t'x{1}' + t'{2}y'
print(u.strings, u.values, (t'a' + t'b').strings)
for f in (lambda: t'a' + 'b', lambda: 'a' + t'b', lambda: Template(5), lambda: t'a' % 1, lambda: Template(strings=()), lambda: t'a'.upper(), lambda: t[0], lambda: len(t'a'), lambda: t'a' * 2, lambda: setattr(t, 'strings', ()), lambda: str.join('', [t'a'])):
    try:
        print(f())
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
print(t'{1}' == t'{1}', t == t, hash(t) == hash(t), isinstance(t, Template), isinstance(t, str), bool(t''), Template.__name__, type(iter(t)).__name__)
