# oracle: 3.14
name, n = 'World', 3
t = t'Hello {name}! {n + 1:>5} {name!r:x}'
print(type(t).__name__, t.strings, [i.value for i in t.interpolations], t.values)
for i in t.interpolations:
    print(i.value, i.expression, i.conversion, i.format_spec)
print(repr(t))
print(repr(t'{n}'), repr(t''), repr(t'plain'), t''.strings, t'{n}'.strings, t'{n}{n}'.strings)
print([p if isinstance(p, str) else p.value for p in t])
print(list(t''), list(t'a'), [type(p).__name__ for p in t'{n}x{n}'])
