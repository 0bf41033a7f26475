import enum, math
class C(enum.Enum): R = 1; G = 2
class K: ZERO = 0; NAME = 'k'; nested = type('N', (), {'deep': 'd'})
def f(v):
    match v:
        case C.R: return 'red'
        case C.G | K.ZERO: return 'green or zero'
        case K.NAME: return 'name'
        case K.nested.deep: return 'deep'
        case math.pi: return 'pi'
        case -1 | -2.5 | -1j: return 'negative'
        case 1 + 2j | 3 - 4j: return 'complex'
        case 'a' 'b' | b'c': return 'text'
        case None | True | False: return 'singleton'
        case 0x10 | 1_000: return 'int forms'
        case """multi""": return 'triple'
for v in (C.R, C.G, 0, 'k', 'd', math.pi, -1, -2.5, -1j, 1 + 2j, 3 - 4j, 'ab', b'c', None, True, False, 16, 1000, 'multi', 1, 0.0, 'R', False):
    print(repr(v), f(v))
class Eq:
    def __eq__(self, o): print('eq', o, end=' '); return o == 2
match Eq():
    case 1: print('one')
    case 'x': print('x')
    case 2: print('two')
match Eq():
    case None: print('none is compared by identity')
    case True: print('true too')
    case _: print('default')
nan = float('nan')
class N: nan = nan
match nan:
    case N.nan: print('equal')
    case _: print('nan is not equal to itself')
class D:
    def __getattr__(self, n): print('getattr', n, end=' '); return n
d = D()
match 'second':
    case d.first: print(1)
    case d.second: print(2)
try:
    match 1:
        case K.missing: pass
except AttributeError as e: print(e)
try:
    match 1:
        case undefined.attr: pass
except NameError as e: print(e)
