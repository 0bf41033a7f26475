log = []
def n(v): log.append(v); return v
s = f'{n(1)} {n(2):{n(3)}} {n(4)!r}'
print(s, log)
fs = [lambda: f'{i}' for i in range(3)]
print([f() for f in fs])
x = 1
t = f'{x}'; x = 2
print(t, f'{x}')
