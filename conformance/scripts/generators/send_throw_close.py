def g():
    got = []
    while True:
        try:
            x = yield list(got)
            got.append(x)
        except ValueError as e:
            got.append('E:' + str(e))
        finally:
            got.append('f')

it = g()
try:
    it.send(1)
except TypeError as e:
    print(e)
print(next(it), it.send('a'), it.throw(ValueError('v')))
print(it.throw(ValueError), next(it))
try:
    it.throw(KeyError('k'))
except KeyError as e:
    print('out', e)
try:
    next(it)
except StopIteration as e:
    print('stopped', e.value)

def closing():
    try:
        yield 1
        yield 2
    except GeneratorExit:
        print('closing')
        raise
    finally:
        print('finally')

c = closing()
next(c)
print(c.close(), c.close())
c = closing()
c.close()
print('never started: no output')
def stubborn():
    try:
        yield 1
    except GeneratorExit:
        yield 2
s = stubborn()
next(s)
try:
    s.close()
except RuntimeError as e:
    print(e)
def returns():
    try:
        yield
    except GeneratorExit:
        return 'value from close'
r = returns(); next(r)
print(r.close())
n = closing()
try:
    n.throw(IndexError('before start'))
except IndexError as e:
    print(e)
print(list(n))
for bad in (5, 'x', object()):
    try:
        closing().throw(bad)
    except TypeError as e:
        print(str(e)[:60])
