def source(n):
    for i in range(n): yield i
def double(it):
    for x in it: yield x * 2
def only(it, pred):
    for x in it:
        if pred(x): yield x
def running(it):
    total = 0
    for x in it:
        total += x
        yield total
print(list(running(only(double(source(8)), lambda x: x % 3 == 0))))
def averager():
    total, n, avg = 0, 0, None
    while True:
        x = yield avg
        total += x; n += 1
        avg = total / n
a = averager(); next(a)
print([a.send(v) for v in (10, 20, 60)])
def grep(word, sink):
    try:
        while True:
            line = yield
            if word in line: sink.append(line)
    except GeneratorExit: sink.append('closed')
out = []
g = grep('py', out); next(g)
for l in ('python', 'ruby', 'pypy'): g.send(l)
g.close(); print(out)
def walk(t):
    if isinstance(t, tuple):
        for x in t: yield from walk(x)
    else: yield t
print(list(walk((1, (2, (3, 4)), ((5,),)))))
def chunks(it, n):
    buf = []
    for x in it:
        buf.append(x)
        if len(buf) == n: yield buf; buf = []
    if buf: yield buf
print(list(chunks('abcdefg', 3)))
def interleave(*its):
    its = [iter(i) for i in its]
    while its:
        for i in its[:]:
            try: yield next(i)
            except StopIteration: its.remove(i)
print(list(interleave('abc', [1], 'xy')))
