g = (x for x in range(5))
print(g.send(None), next(g), g.send('ignored'))
try:
    g.throw(ValueError('thrown'))
except ValueError as e:
    print(e)
print(list(g))
g = (x for x in range(5))
try:
    g.send(1)
except TypeError as e:
    print(e)
g.close()
print(list(g), g.gi_frame)
def source():
    try:
        yield 1
        yield 2
    except GeneratorExit:
        print('source closed')
        raise
g = (x for x in source())
next(g)
g.close()
g = (x for x in [1])
print(g.gi_running, g.gi_frame is not None, g.gi_yieldfrom, g.__name__, g.__qualname__)
print(next(g), next(g, 'end'), g.gi_frame)
try:
    g.gi_running = 1
except AttributeError as e:
    print(e)
def f(): return (x for x in 'a')
print(f().__qualname__, f().gi_code.co_name, (y for y in 'a').__class__ is g.__class__)
