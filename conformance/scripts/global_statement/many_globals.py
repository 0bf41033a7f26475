src = ''.join(f'g{i} = {i}\n' for i in range(600)) + 'def f():\n    global ' + ', '.join(f'g{i}' for i in range(600)) + '\n' + ''.join(f'    g{i} += 1\n' for i in range(600))
ns = {}
exec(src, ns)
ns['f']()
print(ns['g0'], ns['g299'], ns['g599'], sum(v for k, v in ns.items() if k[0] == 'g'))
src = 'def f():\n' + ''.join(f'    v{i} = {i}\n' for i in range(600)) + '    def g():\n        nonlocal ' + ', '.join(f'v{i}' for i in range(600)) + '\n' + ''.join(f'        v{i} += 1\n' for i in range(600)) + '    g()\n    return sum([' + ', '.join(f'v{i}' for i in range(600)) + '])\n'
exec(src, ns)
print(ns['f']())
