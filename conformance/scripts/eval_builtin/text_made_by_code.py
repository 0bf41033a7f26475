fields = ['a', 'b', 'c']
ns = {}
exec(f"def make({', '.join(fields)}): return dict({', '.join(f'{n}={n}' for n in fields)})", ns)
print(ns['make'](1, 2, c=3))
exec('class R:\n' + ''.join(f'    {n} = {i}\n' for i, n in enumerate(fields)), ns); print(ns['R'].c)
ops = {op: eval(f'lambda x, y: x {op} y') for op in ('+', '-', '*', '//', '**', '%', '<<', '&', '|', '^')}
print({op: f(7, 2) for op, f in ops.items()})
