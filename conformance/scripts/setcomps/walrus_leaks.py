print({y := x * 2 for x in range(3)}, y)
def f():
    {z := i for i in 'a'}
    return z
print(f())
print({last for x in range(5) if (last := x) > 2}, last)
total = 0
print({total := total + v for v in range(5)} , total)
for src in ('{x := 1 for x in y}', '{(a := 1) for b in (c := [1])}', 'class C: {d := 1 for _ in x}', '{e for e in x if (e := 1)}', '{(lambda: (f := 1))() for _ in x}', '{i: (i := 1) for i in x}', '{x for x in (lambda: (y := 1))()}', '{[g := 1 for g in x] for h in x}', '{[h := 1 for g in x] for h in x}'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
