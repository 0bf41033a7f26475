def show(f):
    try: print(f())
    except BaseException as e: print(type(e).__name__, e)
class L(list): pass
class D(dict): pass
class S(str): pass
f, g, h, k, m, n, o, p = L().append, S().split, D.fromkeys, D().fromkeys, L.mro, L().sort, L().__getitem__, L().__len__
show(lambda: L().append())
show(lambda: (L().append)())
show(lambda: L.append())
show(lambda: getattr([], 'append')())
g=S().split
h=D.fromkeys
k=D().fromkeys
show(lambda: k())
show(lambda: L.mro(1)); m=L.mro
o=L().__getitem__
n = L().sort
print(f.__qualname__, g.__qualname__, h.__qualname__, k.__qualname__, m.__qualname__, n.__qualname__, o.__qualname__, p.__qualname__, L.append.__qualname__)
import functools
show(lambda: int.from_bytes()); show(lambda: bool.from_bytes()); show(lambda: True.to_bytes(1,2,3,4)); q=True.to_bytes
show(lambda: q(1,2,3,4)); show(lambda: int.__subclasses__(1)); show(lambda: D.__instancecheck__())
show(lambda: str.maketrans()); show(lambda: S.maketrans()); show(lambda: S().maketrans())
class X(ValueError): pass
class Y(X):
    def __getattribute__(self, name): return super().__getattribute__(name)
show(lambda: ValueError('v').__reduce__(1, 2)); show(lambda: ValueError('v', 1).add_note(1, str(2))); show(lambda: X('v').add_note()); show(lambda: X('v').with_traceback(1, 2)); show(lambda: X.mro(3)); show(lambda: {}.keys(1)); show(lambda: (i for i in ()).send())
