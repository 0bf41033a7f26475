def f(*a, **k): return a, k
print(f(), f(1), f(1,), f(1, 2,), f(a=1), f(a=1,), f(*[1], ), f(**{'b': 2}, ))
print(f(x for x in 'a')[0][0].__class__.__name__, f((x for x in 'a'), 1)[0][1])
print(f(1, *[2, 3], 4, *[5], k=6, **{'l': 7}, m=8))
print(f(*'ab', **dict(c=1), **dict(d=2)))
print(f(a := 1, b := 2, c=(d := 3)), a, b, d)
print(f(lambda: 1, y=lambda: 2)[1]['y']())
print(f(1 if 0 else 2, not 3, -4, *(), x=1 or 2))
print(f(**{'not an identifier': 1, 'class': 2, '': 3}))
print(f(print=1, self=2, args=3, a=4, k=5))
print((f)(1), (f)((f)(2)), [f][0](3), {'k': f}['k'](4), (lambda: f)()(5))
print(f(await_=1, match=2, case=3, _=4, type=5))
print(f(f(f())))
print(f(
    1,  # one
    *[2],  # two

    z=3,
))
for src in ('f(,)', 'f(1,,2)', 'f(a=)', 'f(=1)', 'f(a=1, a=2)', 'f(a=1, 2)', 'f(**a, 1)', 'f(**a, *b)', 'f(**a, b=1)', 'f(*a, 1)', 'f(a=1, *b)', 'f(x for x in y, 1)', 'f(1, x for x in y)', 'f(x for x in y,)', 'f(a b)', 'f((a)=1)', 'f(a.b=1)', 'f(a()=1)', 'f(1=2)', 'f(None=1)', 'f(a:=1)', 'f(a:=1 for x in y)', 'f(a=b:=1)', 'f(a=(b:=1))', 'f(*)', 'f(**)', 'f(* *a)', 'f(yield)', 'f(lambda x=1: x)', 'f(a=yield)', 'f(*a for a in b)', 'f(**k for k in x)', 'f(a=1 for x in y)', 'f(a, b for b in c)', 'f("a"=1)', 'f(a+b=1)', 'f(a if b else c=1)', 'f(a and b=1)', 'f(-a=1)', 'f(a[0]=1)'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
