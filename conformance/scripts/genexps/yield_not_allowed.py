for src in ('((yield x) for x in y)', 'def f(): ((yield x) for x in y)', 'def f(): (x for x in (yield))', 'def f(): (x for x in y for z in (yield))', 'def f(): (x for x in y if (yield))', 'def f(): ((yield from x) for x in y)', 'def f(): (lambda: (yield) for x in y)', 'async def f(): ((yield x) for x in y)', 'def f(): [(yield x) for x in y]', 'class C: (x for x in (yield))', '(x for x in (yield))'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg, e.offset)
def f():
    g = (x for x in (yield 'first'))
    yield list(g)
it = f()
print(next(it), it.send([1, 2]))
def h():
    return [lambda: (yield x) for x in range(2)]
print([next(fn()) for fn in h()])
