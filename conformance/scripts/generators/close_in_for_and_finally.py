log = []
def source(name, n=3):
    try:
        for i in range(n):
            yield f'{name}{i}'
    except GeneratorExit:
        log.append(f'{name} closing')
        raise
    finally:
        log.append(f'{name} done')

for x in source('a'):
    if x == 'a1': break
print(log); log.clear()
def first(it):
    for x in it:
        return x
g = source('b')
print(first(g), log, next(g), g.close(), log); log.clear()
def nested():
    try:
        yield from source('c')
    finally:
        log.append('outer')
g = nested()
print(next(g), g.close(), log); log.clear()
def swallow():
    while True:
        try:
            yield 1
        except GeneratorExit:
            log.append('swallowed')
            return 'value'
g = swallow()
print(next(g), g.close(), log); log.clear()
def stubborn():
    try:
        yield 1
    except GeneratorExit:
        yield 2
g = stubborn()
next(g)
try:
    g.close()
except RuntimeError as e:
    print(e)
def replace():
    try:
        yield 1
    finally:
        raise KeyError('from finally')
g = replace()
next(g)
try:
    g.close()
except KeyError as e:
    print(repr(e), type(e.__context__).__name__)
def loop():
    for x in source('d', 2):
        try:
            yield x
        finally:
            log.append(f'after {x}')
print(list(loop()), log); log.clear()
g = source('e')
print(g.close(), log, next(g, 'never began'))
with __import__('contextlib').closing(source('f')) as g:
    print(next(g))
print(log)
