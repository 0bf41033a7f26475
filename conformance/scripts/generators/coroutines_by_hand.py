def averager():
    total = count = 0
    average = None
    while True:
        try:
            x = yield average
        except ValueError as e:
            print('ignored', e)
            continue
        if x is None: break
        total += x
        count += 1
        average = total / count
    return total, count
def grouper(results, key):
    while True:
        results[key] = yield from averager()
results = {}
data = {'a': [1, 2, 6], 'b': [10, 20]}
for key, values in data.items():
    g = grouper(results, key)
    next(g)
    print([g.send(v) for v in values], g.throw(ValueError('noise')))
    g.send(None)
print(results)
def scheduler(tasks):
    from collections import deque
    ready = deque((name, t, None) for name, t in tasks.items())
    while ready:
        name, task, value = ready.popleft()
        try:
            request = task.send(value)
        except StopIteration as stop:
            yield name, 'done', stop.value
        except Exception as e:
            yield name, 'failed', repr(e)
        else:
            yield name, 'asks', request
            ready.append((name, task, f'{request}-answer'))
def worker(n):
    answers = []
    for i in range(n):
        answers.append((yield f'req{i}'))
    return answers
def bad():
    yield 'one'
    raise RuntimeError('broke')
for event in scheduler({'w2': worker(2), 'bad': bad(), 'w0': worker(0)}):
    print(*event)
def tree(node):
    if isinstance(node, list):
        for child in node: yield from tree(child)
    else:
        sent = yield node
        if sent: yield f'sent {sent}'
t = tree([1, [2, [3]], 4])
print(next(t), t.send('x'), next(t), list(t))
def delegating():
    try:
        r = yield from inner()
        yield f'result {r}'
    except KeyError as e:
        yield f'outer caught {e}'
def inner():
    try:
        yield 1
    except TypeError as e:
        return f'inner caught {e}'
for exc in (TypeError('t'), KeyError('k'), OSError('o')):
    d = delegating()
    next(d)
    try:
        print(d.throw(exc))
    except OSError as e:
        print('escaped', e, d.gi_frame)
g = worker(1)
try:
    g.send('early')
except TypeError as e:
    print(e)
print(g.gi_yieldfrom, delegating().gi_code.co_name, [x for x in (yield_from_list())] if (yield_from_list := lambda: iter([1, 2])) else None)
