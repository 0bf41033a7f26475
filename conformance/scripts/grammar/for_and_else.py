for i in range(3):
    pass
else:
    print('else', i)
for i in []:
    print('never')
else:
    print('empty runs else', i)
for i in range(5):
    if i == 3: break
else:
    print('no else after break')
print(i)
for a, (b, *c) in [(1, (2, 3, 4)), (5, 'xy')]:
    print(a, b, c)
d = {}
for d['key'] in 'ab':
    print(d)
class O: pass
for O.attr in range(2):
    print(O.attr)
l = [0, 0]
for l[0] in (7, 8): print(l)
for l[1], x in zip('ab', 'cd'): print(l, x)
for i in range(3):
    i = i * 10
    print(i, end=' ')
print()
seq = [1, 2, 3]
for x in seq:
    if x < 3: seq.append(x + 10)
print(seq)
for x in 1, 2, *[3]: print(x, end=' ')
print()
for x in (lambda: [9])(): print(x)
for _ in range(2):
    for _ in 'ab': print(_, end='')
print(_)
for i in range(2):
    try: continue
    finally: print('cleanup', i)
else: print('else after continue')
for i in range(3): pass
else:
    for i in 'z': pass
print(i)
for x, in [(1,), [2]]: print(x, end=' ')
for [y] in [[3]]: print(y)
