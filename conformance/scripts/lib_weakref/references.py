import weakref, gc
class A:
    def __init__(self, n): self.n = n
    def m(self): return f'm{self.n}'
    def __repr__(self): return f'A{self.n}'
a = A(1)
r = weakref.ref(a, lambda ref: print('callback', ref is r))
print(r() is a, r == weakref.ref(a), weakref.ref(a) is weakref.ref(a), hash(r) == hash(a), weakref.getweakrefcount(a), type(r).__name__)
p = weakref.proxy(a); print(p.n, p.m(), type(p).__name__)
w = weakref.WeakMethod(a.m); print(w()())
d = weakref.WeakValueDictionary(k=a); k = weakref.WeakKeyDictionary({a: 'v'}); s = weakref.WeakSet([a])
print(dict(d), dict(k), list(s), a in s, len(d), d['k'] is a, list(d.items()), d.get('zz'))
f = weakref.finalize(a, print, 'finalized', 5); print(f.alive)
del a; gc.collect()
print(r(), len(d), len(k), len(s), w(), f.alive)
try: p.n
except ReferenceError as e: print(e)
for o in (5, 'a', [], {}, (1,), None, 1.5):
    try: weakref.ref(o); print('fine')
    except TypeError as e: print(e)
for o in ({1}, frozenset(), lambda: 0, A, A(1).m, len): print(type(weakref.ref(o)).__name__, end=' ')
print()
b = A(2); f = weakref.finalize(b, print, 'called'); print(f.peek()[1] is print, f.detach() is not None, f.alive, f())
c = A(3); g = weakref.finalize(c, lambda: 'result'); print(g(), g(), g.alive)
class S: __slots__ = ('x', '__weakref__')
s = S(); print(weakref.ref(s)() is s)
