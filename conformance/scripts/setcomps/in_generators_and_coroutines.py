def g():
    x = yield
    while True:
        x = yield {x + i for i in range(2)}
it = g()
next(it)
print(it.send(1), it.send(10))
def h():
    yield from {i for i in range(3)}
print(list(h()))
def k():
    r = yield {i for i in 'a'}
    return {r, *{i for i in 'b'}} == {'sent', 'b'}
it = k()
print(next(it))
try:
    it.send('sent')
except StopIteration as e:
    print(e.value)
for src in ('def f(): {(yield x) for x in y}', 'def f(): {x for x in (yield)}', '{(yield x) for x in y}', 'def f(): {x: (yield) for x in y}', 'def f(): [x for x in (yield from y)]', 'def f(): {x for x in y for z in (yield)}', 'def f(): {x for x in y if (yield)}', 'def f(): {lambda: (yield) for x in y}'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
