print({x: x * x for x in range(3)}, {x: y for x in 'ab' for y in range(2)}, {x for x in {x: 1 for x in range(3)}})
print({k: v for k, v in [('a', 1), ('a', 2)]}, {v: k for k, v in {'x': 1, 'y': 1}.items()}, {str(i): i for i in range(3) if i})
print({x: {y: x * y for y in range(2)} for x in range(2)}, {(a, b): a + b for a in (1, 2) for b in (3,)}, {x: lambda: x for x in 'a'}['a']())
def t(x):
    print(x, end=' ')
    return x
{t(k): t(v) for k, v in t(((1, 2), (3, 4)))}
print()
for f in (lambda: {[]: 1 for _ in 'a'}, lambda: {1: x for x in 5}, lambda: {k: v for k, v in [1]}, lambda: {k: v for k, v in ['abc']}):
    try:
        f()
    except (TypeError, ValueError) as e:
        print(e)
for src in ('{x: y}', '{**x for x in y}', '{x: y for x in z, w}', '{x: *y for x in z}', '{x:y:z for x in w}', '{x: y, for x in z}', '{x: y for x in z}', '{x: (y, z) for x in w}', '{(x := 1): 2 for y in z}', '{x: y := 1 for x in z}', '{**{x: 1 for x in y}}'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
x = 'kept'
{x: x for x in 'ab'}
print(x, {n: m for n in range(2) if (m := n * 2) or True}, m)
