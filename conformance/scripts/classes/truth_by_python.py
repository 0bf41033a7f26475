# Truth where it takes Python code: of instances, of proxies of them and of NotImplemented.
import warnings
warnings.simplefilter('always')
warnings.showwarning = lambda m, *rest: print('warning:', m)
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, e)
t(lambda: bytearray(b'a\nb').splitlines(NotImplemented))
t(lambda: b'a\nb\n'.splitlines(NotImplemented))
t(lambda: 'a\nb\n'.splitlines(NotImplemented))
t(lambda: sorted([1,2], reverse=NotImplemented))
t(lambda: bool(NotImplemented))
t(lambda: not NotImplemented)
t(lambda: list(filter(None, [NotImplemented])))
t(lambda: all([NotImplemented]))
t(lambda: any([NotImplemented]))
t(lambda: 1 if NotImplemented else 2)
import types, collections
class L(collections.UserDict):
    def __len__(self): print('len'); return 0
P = types.MappingProxyType
class B:
    def __init__(self, v): self.v = v
    def __bool__(self):
        print('bool'); return self.v
t(lambda: bool(P(L())))
t(lambda: 1 if P(L()) else 2)
t(lambda: b'a\nb\n'.splitlines(P(L())))
t(lambda: b'a\nb\n'.splitlines(B(True)))
t(lambda: list(filter(None, [P(L()), P({}), P({1:1})])))
t(lambda: any([P(L())]))
def mv(x):
    m = memoryview(bytearray(2)).cast('?')
    m[1] = x
    return m.tolist()
for x in (NotImplemented, P(L()), B(True), B(False), [], 0.0, P({})):
    t(lambda: mv(x))
import struct, itertools
for x in (NotImplemented, P(L()), B(True), B(False), [], 0.0, P({})):
    t(lambda: struct.pack('?', x))
    t(lambda: list(itertools.compress('a', [x])))
def ab(x):
    class D: pass
    D.__abstractmethods__ = x
    try: return D()
    except TypeError: return 'abstract'
for x in ((), ['a']):
    t(lambda: type(ab(x)).__name__)
for x in (B(True), B(False), NotImplemented, P(L())):
    t(lambda: type(ab(x)).__name__)
def boom():
    class X:
        def __bool__(self): 1/0
    return X()
t(lambda: ab(boom()))
t(lambda: mv(boom()))
t(lambda: b'a'.splitlines(boom()))
def sa(c, x): c.__abstractmethods__ = x
for x in ((), ['a'], B(True), NotImplemented):
    t(lambda: sa(int, x))
t(lambda: bool(P(P(L()))))
t(lambda: (1).to_bytes(2, 'big', signed=NotImplemented))
t(lambda: (1).to_bytes(2, 'big', signed=P(L())))
t(lambda: int.from_bytes(b'\xff', 'big', signed=NotImplemented))
t(lambda: int.from_bytes(b'\xff', 'big', signed=P(L())))
t(lambda: int.from_bytes(b'\xff', 'big', signed=B(True)))
t(lambda: ''.join('x' if P(L()) or P({1: 2}) else 'y'))
t(lambda: [x for x in [1] if P(L())])
class N:
    def __getitem__(self, k): return k
t(lambda: bool(P(N())))
t(lambda: len(P(N())))
t(lambda: not P(L()))
while P(L()): pass
assert not P(L())
match 1:
    case 1 if P(L()): print('no')
    case _: print('yes')
