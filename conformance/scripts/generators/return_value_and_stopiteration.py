def g():
    yield 1
    return 'result'

it = g()
print(next(it))
try:
    next(it)
except StopIteration as e:
    print(e.value, e.args)
try:
    next(it)
except StopIteration as e:
    print(e.value, e.args)
print(next(it, 'default'))

def raises():
    yield 1
    raise StopIteration('leak')
it = raises()
next(it)
try:
    next(it)
except RuntimeError as e:
    print(e, repr(e.__cause__), e.__cause__ is e.__context__)

def inner_next():
    yield next(iter([]))
try:
    list(inner_next())
except RuntimeError as e:
    print(e)

def tup():
    return (1, 2)
    yield
try:
    next(tup())
except StopIteration as e:
    print(e.value, e.args)
print([x for x in tup()])

def delegating():
    r = yield from g()
    print('got', r)
    s = yield from [10, 20]
    print('list gives', s)
    return r + '!'
d = delegating()
print(list(d))
def outer():
    x = yield from delegating()
    yield x
print(list(outer()))
class It:
    def __iter__(self): return self
    def __next__(self): raise StopIteration(99)
def use():
    v = yield from It()
    print('v', v)
print(list(use()))
ex = StopIteration(1)
ex.value = 2
print(ex.value, ex.args)
