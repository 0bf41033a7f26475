n = 2
d = {f'key{i}': f'{i}' for i in range(n)}
print(d, [f'{i}' for i in range(n)], (f'{n}',), {f'{n}'}, d[f'key{1}'], len(f'{n}' * 3), [*f'{n}1'], f'{n}' if f'{n}' else f'', not f'', f'{n}' in d, f'a' < f'b', f'{n}' == '2' == f'{2}')
def f(a=f'{n}', *, b=f'{n}{n}') -> f'{n}': return a, b
print(f(), f(f'{n + 1}'), f.__annotations__['return'])
class C:
    attr = f'{n}'
    def __repr__(self): return f'C({self.attr!r})'
    __slots__ = (f'slot{n}',)
print(C.attr, C(), C.slot2.__name__)
for c in f'{n}x': print(c, end='|')
while f'{n}' == '2': n += 1
with __import__('contextlib').nullcontext(f'{n}') as v: print(v)
assert f'{n}', f'never'
x = y = f'{n}'
x += f'{n}'
print(x, y, f'{n}'.join([f'a', f'b']), getattr(C, f'at{"tr"}'), eval(f'{n} + {n}'), f'{n}'.__len__(), {**{f'{n}': 1}}, (lambda s=f'{n}': s)(), f'{(f"{n}")}', print(f'', end=f'!\n', sep=f''))
raise SystemExit(f'{n}' == '')
