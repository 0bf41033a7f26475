def show(f, *a):
    try: print(f(*a))
    except BaseException as e: print(type(e).__name__, str(e).split(' object at 0x')[0], repr(e.__context__), repr(e.__cause__))
class A:
    def __getattr__(self, n): return 1/0
class B:
    def __getattr__(self, n): return self.x
class C:
    def keys(self): raise AttributeError('mine')
class D:
    def keys(self): raise KeyError('mine')
class E:
    def keys(self): raise KeyError('mine', 2)
class F:
    def keys(self): return ['a', 'b']
    def __getitem__(self, k): raise KeyError(k)
class G:
    def keys(self): return ['a', 'b']
    def __getitem__(self, k): raise AttributeError(k)
class H:
    def keys(self): return None
class I:
    def keys(self): return [1, 'b']
    def __getitem__(self, k): return k
class J:
    keys = None
class K:
    def keys(self): return ['a', 'b']
class L(dict):
    def keys(self): return ['z']
    def __getitem__(self, k): return k
class M(dict):
    def __iter__(self): return iter('z')
    def keys(self): return ['y']
    def __getitem__(self, k): return k
def fn(**k): return k
for c in A,B,C,D,E,F,G,H,I,J,K,L,M,int,list:
    for f in (lambda o: fn(**o), lambda o: fn(a=1, **o), lambda o: {**o}, lambda o: {}.update(o), lambda o: dict(o), lambda o: fn(**{'b':2}, **o), lambda o: print(**o)):
        if c is B:
            try: f(c())
            except BaseException as e: print(type(e).__name__, str(e)[:30]); continue
        show(f, c())
show(lambda: fn(**{1:2}, **{1:3})); show(lambda: fn(**{1:2})); show(lambda: fn(**{'a':2}, **{'a':3})); show(lambda: fn(a=1, **{'a':3}))
