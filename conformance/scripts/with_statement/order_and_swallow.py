class CM:
    def __init__(self, name, swallow=False, fail=None):
        self.name, self.swallow, self.fail = name, swallow, fail
    def __enter__(self):
        print('enter', self.name)
        if self.fail == 'enter':
            raise RuntimeError('enter ' + self.name)
        return self.name.upper()
    def __exit__(self, t, v, tb):
        print('exit', self.name, t and t.__name__, v, tb is not None)
        if self.fail == 'exit':
            raise RuntimeError('exit ' + self.name)
        return self.swallow

with CM('a') as x, CM('b') as y, CM('c'):
    print(x, y)
with (CM('p') as p, CM('q', swallow=True) as q,):
    raise ValueError('inside')
print('went on', p, q)
try:
    with CM('one'), CM('two', fail='enter'), CM('three'):
        print('never')
except RuntimeError as e:
    print(e)
try:
    with CM('o'), CM('i', fail='exit'):
        raise KeyError('k')
except RuntimeError as e:
    print(e, repr(e.__context__))
def f():
    with CM('r', swallow=True):
        return 'returned'
    print('not reached')
print(f())
def g():
    with CM('s', swallow=True):
        1 / 0
    return 'after swallow'
print(g())
for i in range(3):
    with CM(str(i)):
        if i == 0:
            continue
        break
for bad in (5, type('NoExit', (), {'__enter__': lambda s: s})(), type('NoEnter', (), {'__exit__': lambda *a: None})()):
    try:
        with bad:
            pass
    except TypeError as e:
        print(str(e).replace(type(bad).__name__, 'X'))
d = {}
with CM('k') as d['key'], CM('l') as [m]:
    print(d, m)
