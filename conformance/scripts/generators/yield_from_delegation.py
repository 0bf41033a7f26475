def inner():
    try:
        while True:
            try:
                x = yield
                print('inner got', x)
            except KeyError as e:
                print('inner caught', e)
                yield 'handled'
    finally:
        print('inner finally')

def outer():
    try:
        yield from inner()
    except ValueError as e:
        print('outer caught', e)
        yield 'outer handled'
    finally:
        print('outer finally')

o = outer()
next(o)
o.send(1)
print(o.throw(KeyError('k')))
next(o)
print(o.throw(ValueError('v')))
print(list(o))
o = outer()
next(o)
o.close()

class Iter:
    def __init__(self): self.n = 0
    def __iter__(self): return self
    def __next__(self):
        self.n += 1
        if self.n > 3: raise StopIteration
        return self.n
    def send(self, v): print('send', v); return 'sent'
    def throw(self, *a): print('throw', len(a), type(a[0]).__name__); return 'thrown'
    def close(self): print('close')

def d():
    r = yield from Iter()
    return r
it = d()
print(next(it), it.send('x'), it.throw(ValueError('q')))
it.close()
def plain():
    yield from [1, 2]
it = plain(); next(it)
try:
    it.send('x')
except AttributeError as e:
    print(e)
it = plain(); next(it)
try:
    it.throw(OSError('e'))
except OSError as e:
    print('thrown through', e)
try:
    def bad(): yield from 5
    next(bad())
except TypeError as e:
    print(e)
def rec(n):
    if n: yield n; yield from rec(n - 1); yield -n
print(list(rec(4)))
