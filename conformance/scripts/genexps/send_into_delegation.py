def outer(it):
    r = yield from it
    print('yield from gave', r)
o = outer(x for x in 'ab')
print(next(o), next(o), next(o, 'end'))
o = outer(x for x in 'abc')
next(o)
print(o.send('ignored by the generator expression'))
try:
    o.throw(KeyError('into'))
except KeyError as e:
    print(repr(e))
def collect():
    result = []
    while True:
        result.append((yield tuple(x for x in result)))
c = collect()
next(c)
print(c.send(1), c.send(2))
print(list(outer(x for x in (y for y in 'z'))))
