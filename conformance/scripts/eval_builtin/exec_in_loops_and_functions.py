total = 0
for i in range(5): exec('total += i * 2')
print(total)
def f(a):
    exec('a = a + 1'); return a
print(f(1))
def g():
    ns = {}
    for i in range(3): exec(f'v{i} = {i} ** 2', ns)
    return [ns[f'v{i}'] for i in range(3)]
print(g())
def h():
    x = 1
    exec('x = 2', globals(), loc := {})
    return x, loc
print(h())
