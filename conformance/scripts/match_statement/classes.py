class P:
    __match_args__ = ('x', 'y')
    def __init__(self, x, y): self.x, self.y = x, y

class Q:
    def __init__(self, n): self.n = n

def f(v):
    match v:
        case P(0, 0):
            return 'origin'
        case P(x=0, y=yy):
            return f'on y {yy}'
        case P(x, y=5):
            return f'y five, x {x}'
        case P(x, y) if x == y:
            return f'diagonal {x}'
        case P():
            return 'some P'
        case Q(n=int(k)):
            return f'Q int {k}'
        case Q(n=[a, b]):
            return f'Q pair {a} {b}'
        case int(i) | float(i):
            return f'number {i}'
        case dict(d):
            return f'dict {d}'
        case list([a, *_]) | tuple((a, *_)):
            return f'seq {a}'
        case bool():
            return 'never: int took it'

for v in (P(0, 0), P(0, 3), P(1, 5), P(2, 2), P(1, 2), Q(4), Q([1, 2]), Q('s'), 5, True, 2.5, {'a': 1}, [9], (8, 7), None):
    print(f(v))

for pattern in ('P(1, 2, 3)', 'Q(1)', 'P(1, x=1)', 'Z()', 'f()'):
    try:
        exec(f'match P(1, 2):\n  case {pattern}: print("matched")\n  case _: print("no match")')
        exec(f'match Q(1):\n  case {pattern}: print("matched")\n  case _: print("no match")')
    except (TypeError, NameError) as e:
        print(pattern, type(e).__name__, e)

class Bad:
    __match_args__ = ['a']
class Bad2:
    __match_args__ = (5,)
for cls in (Bad, Bad2):
    try:
        match cls():
            case cls(1): pass
    except TypeError as e:
        print(e)
class Attr:
    @property
    def p(self):
        print('property asked')
        return 1
match Attr():
    case Attr(p=1, q=2):
        print('no')
    case Attr(p=1):
        print('yes')
