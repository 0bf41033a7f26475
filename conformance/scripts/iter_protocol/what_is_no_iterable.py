def show(f):
    try: print(str(f()).split(' at 0x')[0])
    except BaseException as e: print(type(e).__name__, e, repr(e.__context__), repr(e.__cause__))
class None_:
    def __iter__(self): return None
class L_:
    def __iter__(self): return [1]
class T_:
    def __iter__(self): raise TypeError('mine')
class Z_:
    def __iter__(self): return 1 / 0
class N_:
    __iter__ = None
class NG_:
    __iter__ = None
    def __getitem__(self, i): return 'ab'[i]
class S_(list):
    def __iter__(self): return None
class M_:
    def __iter__(self): return iter([1])
    __next__ = 5
class A_:
    def __next__(self): raise TypeError('next')
    def __iter__(self): return self
class G_:
    def __getitem__(self, i): raise TypeError('item')
import functools
class D_(dict):
    def __iter__(self): return None
class Str_(str):
    def __iter__(self): return None
class By_(bytes):
    def __iter__(self): return None
class Tup_(tuple):
    def __iter__(self): return None
ODD = [None_, L_, T_, Z_, N_, NG_, S_, A_, G_, D_, Str_, By_, Tup_, lambda: int | None, lambda: list[int], lambda: 5, lambda: int, lambda: len]
def setslice(l, s, v): l[s] = v; return l
def aug(l, v): l += v; return l
def splat(f, v): return f(*v)
def unp(v): a, b = v; return a, b
def unp2(v): a, *b = v; return a, b
CALLS = {
    'join': lambda o: 'a'.join(o),
    'bjoin': lambda o: b'a'.join(o),
    'bajoin': lambda o: bytearray(b'a').join(o),
    'slice1': lambda o: setslice([1,2,3], slice(0,1), o),
    'slice2': lambda o: setslice([1,2,3], slice(0,3,2), o),
    'baslice': lambda o: setslice(bytearray(b'abc'), slice(0,1), o),
    'baslice2': lambda o: setslice(bytearray(b'abc'), slice(0,3,2), o),
    'iadd': lambda o: aug([1], o),
    'ext': lambda o: [1].extend(o),
    'ext2': lambda o: bytearray(b'').extend(o),
    'iadd2': lambda o: aug(bytearray(), o),
    'du': lambda o: dict([o]),
    'du2': lambda o: {}.update([o]),
    'du3': lambda o: dict(o),
    'eg': lambda o: ExceptionGroup('g', o),
    'eg2': lambda o: ExceptionGroup('g', [ValueError(1)]).derive(o),
    'splat': lambda o: splat(print, o),
    'splat2': lambda o: [*o],
    'splat3': lambda o: {*o},
    'splat4': lambda o: (*o, 1),
    'splat5': lambda o: print(1, *o, 2),
    'unp': unp,
    'unp2': unp2,
    'tup': lambda o: tuple(o),
    'lst': lambda o: list(o),
    'st': lambda o: set(o),
    'bt': lambda o: bytes(o),
    'bta': lambda o: bytearray(o),
    'su': lambda o: set().update(o),
    'srt': lambda o: sorted(o),
    'mx': lambda o: max(o),
    'sm': lambda o: sum(o),
    'en': lambda o: enumerate(o),
    'z': lambda o: zip([1], o),
    'mp': lambda o: map(str, [1], o),
    'it': lambda o: iter(o),
    'rv': lambda o: reversed(o),
    'ct': lambda o: 1 in o,
    'fk': lambda o: dict.fromkeys(o),
    'red': lambda o: functools.reduce(max, o),
}
for name, f in CALLS.items():
    for o in ODD:
        print(name, o.__name__, end=" ")
        show(lambda: f(o()))
