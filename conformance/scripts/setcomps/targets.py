print(sorted({(a, b) for a, b in {'x': 1, 'y': 2}.items()}))
print({a for a, *b in ['xyz', 'w']} == {'x', 'w'}, {tuple(b) for a, *b in ['xyz']})
print({x for (x, (y, z)) in [(1, (2, 3))]}, {y for [x, y] in [[1, 2]]}, {x for x, in [(5,)]})
d = {}
print({d['k'] for d['k'] in range(3)}, d)
class O: pass
o = O()
print({o.v for o.v in range(2)}, o.v)
l = [0]
print({l[0] for l[0] in (4, 5)}, l)
for src in ('{x for 1 in y}', '{x for f() in y}', '{x for (x in y)}', '{x for x}', '{for x in y}', '{x for x in}', '{x, y for x in z}', '{*x for x in y}', '{x for *x in y}', '{x for x in y for}', '{x for x in y if}', '{x for x in *y}', '{x for x in y, z}', '{x for x in lambda: y}', '{x for x in y if z else w}', '{x for None in y}', '{(x, y) for x in z}', '{x for x in y, }', '{x if y for z in w}', '{x for x not in y}'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
