class C:
    def __init__(self, value): self.value = value
    def __enter__(self): return self
    def __exit__(self, *exc):
        self.exc = exc[0]
        return self.value

for v in (True, 1, 'yes', [0], False, 0, '', None, []):
    try:
        with C(v) as c:
            raise LookupError
        print(repr(v), 'swallowed', c.exc.__name__)
    except LookupError:
        print(repr(v), 'propagated')

class BadBool:
    def __bool__(self):
        raise RuntimeError('no truth')
try:
    with C(BadBool()):
        raise KeyError('orig')
except RuntimeError as e:
    print(e, repr(e.__context__))
with C(BadBool()):
    print('not asked without exception')

class OnInstance: pass
o = OnInstance()
o.__enter__ = lambda: 1
o.__exit__ = lambda *a: 1
try:
    with o: pass
except TypeError as e:
    print(e)

class Looked:
    def __getattribute__(self, n):
        print('instance lookup', n)
        return object.__getattribute__(self, n)
    def __enter__(self): return 'entered'
    def __exit__(self, *a): pass
with Looked() as v:
    print(v)
try:
    with C(True):
        raise SystemExit(3)
    print('SystemExit swallowed')
finally:
    print('done')
def gen():
    with C(True) as c:
        yield 1
        yield 2
    print('gen over', c.exc)
g = gen()
print(next(g))
print(g.throw(ValueError('t'), ) if False else list(g))
g = gen(); next(g)
try:
    g.throw(ValueError('t'))
except StopIteration:
    print('swallowed inside generator')
