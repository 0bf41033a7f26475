# oracle: 3.14
from string.templatelib import Template, Interpolation, convert
from html import escape
def html(t):
    out = []
    for part in t:
        match part:
            case str(): out.append(part)
            case Interpolation(value, _, conversion, spec):
                if isinstance(value, Template): out.append(html(value))
                elif isinstance(value, list): out.extend(html(v) if isinstance(v, Template) else escape(str(v)) for v in value)
                elif spec == 'safe': out.append(str(value))
                else: out.append(escape(format(convert(value, conversion), spec)))
    return ''.join(out)
def sql(t):
    return ''.join(p if isinstance(p, str) else '?' for p in t), [i.value for i in t.interpolations]
name, rows = '<Ann> & co', [1, 2.5]
items = [t'<li>{r:.1f}</li>' for r in rows]
print(html(t'<ul title="{name}">{items}</ul>{"<hr>":safe}{name!r:>16}'))
print(sql(t'SELECT * FROM t WHERE name = {name} AND id IN ({rows[0]}, {rows[-1] + 1})'))
t = t'a{1 + 1}b{name=}c'
print(t.strings, t.values, [(i.expression, i.conversion, i.format_spec) for i in t.interpolations], list(t)[0], len(list(t)))
print([*(t'{1}{2}')], t''.strings, [*t''], (t'x{1}' + t'y{2}').strings, (t'a' t'b{3}').strings)
width = 8
nested = t'{name:{width}}|{t"inner {width}"}'
print(nested.interpolations[0].format_spec, html(nested))
def lazy(t): return ''.join(p if isinstance(p, str) else str(p.value() if callable(p.value) else p.value) for p in t)
print(lazy(t'now {lambda: width * 2} later {width}'), type(t).__name__, type(t.interpolations[0]).__name__)
