import contextlib
def g():
    for i in range(3):
        try:
            with contextlib.suppress(KeyError):
                x = yield i
                if x == 'key': raise KeyError
                if x == 'stop': return 'stopped'
                if x == 'value': raise ValueError('v')
        except ValueError as e:
            yield f'handled {e}'
        finally:
            yield f'finally {i}'
    else:
        yield 'else'
it = g()
print(next(it), it.send('key'), next(it), it.send('value'), next(it), next(it), list(it))
it = g(); next(it)
print(it.send('stop'))
try: next(it)
except StopIteration as e: print(e.value)
def cm():
    with contextlib.ExitStack() as s:
        for n in 'ab': s.callback(print, 'exit', n)
        yield 'inside'
    yield 'outside'
for v in cm(): print(v)
it = cm(); next(it); it.close()
def w():
    n = 0
    while (cmd := (yield n)) != 'end':
        match cmd:
            case int(k): n += k
            case None: n += 1
            case _: n = 0
    return n
it = w(); next(it); print(it.send(5), next(it), it.send('reset'), it.send(2))
try: it.send('end')
except StopIteration as e: print(e.value)
def comp(): return [(yield_ for yield_ in range(i)) for i in range(3)]
print([list(x) for x in comp()])
def expr(): print((yield 1), (yield 2), sep='|'); return [(yield 3)]
it = expr(); print(next(it), it.send('a'), it.send('b'))
try: it.send('c')
except StopIteration as e: print(e.value)
def cond(): return 'yes' if (yield) else 'no'
it = cond(); next(it)
try: it.send(0)
except StopIteration as e: print(e.value)
