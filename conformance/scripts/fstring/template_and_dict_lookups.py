row = {'name': 'Ann', 'tags': ['x', 'y'], 'meta': {'age': 30}}
print(f"{row['name']} {row["meta"]["age"]:>5} {', '.join(row['tags'])} {row.get('none', 'n/a')} {len(row['tags'])} tag{'s' if len(row['tags']) != 1 else ''}")
print(f'{row!r}', f'{row["tags"][0]!r:>5}', f'{row["meta"]}', f'{list(row)}', f'{row.keys()}')
class Obj:
    def __init__(self): self.a = 1; self.l = [self]
    def __getitem__(self, k): return f'item {k!r}'
    def m(self, *a, **k): return f'{a}{k}'
o = Obj()
print(f'{o.a} {o.l[0].a} {o["k"]} {o[1:2]} {o[1, 2]} {o.m(1, k=2)} {o.l[-1].m()}')
for i, (k, v) in enumerate(row.items()): print(f'{i:02d} {k:<6}|{v!s:.12}')
table = [('a', 1.5), ('bbb', 22.25)]
print('\n'.join(f'{k:<5}{v:>8.2f}' for k, v in table))
print(f'{max(table, key=lambda r: r[1])[0]} {sum(v for _, v in table):.1f} {table[0][1]:{10}.{2}}', f'{"yes" if row else "no"}', f'{row and "truthy"}')
