def gen():
    print('start', end=' ')
    try:
        yield 1
        yield 2
        yield 1
    finally:
        print('closed', end=' ')
print({x for x in gen()})
g = gen()
print({x for x in g}, {x for x in g})
print({x for x, _ in zip(gen(), 'ab')} )
print({x for x in map(lambda v: v % 2, range(5))}, {x for x in filter(None, [0, 1, 2])}, {x for x in (y for y in 'a')}, {k for k in {'a': 1}}, {x for x in enumerate('a')}, {x for x in reversed([1, 2])})
def bad():
    yield 1
    raise KeyError('in source')
try:
    {x for x in bad()}
except KeyError as e:
    print(repr(e))
try:
    {x for x in 5}
except TypeError as e:
    print(e)
print({x for x in range(3) for _ in [print(x, end=' ')]})
