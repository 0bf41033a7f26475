class P:
    __match_args__ = ('a', 'b')
    def __init__(self, a, b): self.a, self.b = a, b
class Sub(P): pass
class Slots:
    __slots__ = ('x',); __match_args__ = ('x',)
    def __init__(self, x): self.x = x
def f(v):
    match v:
        case Sub(1, b=b): return f'sub {b}'
        case P(a=1 | 2 as a, b=[*items]): return f'p {a} {items}'
        case P(P(x, y), b): return f'nested {x} {y} {b}'
        case P(b='only b'): return 'b'
        case Slots(int() as n): return f'slots {n}'
        case bool(b): return f'bool {b}'
        case int(i): return f'int {i}'
        case str(s) if s.isupper(): return f'upper {s}'
        case bytes(b) | bytearray(b): return f'bytes {bytes(b)}'
        case list([]): return 'empty list'
        case tuple((x,)): return f'one tuple {x}'
        case set() | frozenset(): return 'set'
        case dict(): return 'dict'
        case type(): return 'a class'
        case BaseException(args=(m, *_)): return f'exc {m}'
        case object(__class__=c): return f'other {c.__name__}'
for v in (Sub(1, 2), P(1, [1, 2]), P(P(5, 6), 7), P(0, 'only b'), Slots(3), Slots('x'), True, 7, 'AB', 'ab', b'q', bytearray(b'r'), [], (1,), {1}, frozenset(), {}, int, ValueError('v', 1), ValueError(), 2.5, None):
    print(f(v))
for cls, pat in (('P', 'P(1, 2, 3)'), ('P', 'P(1, a=2)'), ('int', 'int(1, 2)'), ('NoArgs', 'NoArgs(1)'), ('Bad', 'Bad(1)'), ('Bad2', 'Bad2(1)')):
    ns = {'P': P, 'NoArgs': type('NoArgs', (), {}), 'Bad': type('Bad', (), {'__match_args__': 5}), 'Bad2': type('Bad2', (), {'__match_args__': ('a', 5)})}
    ns['v'] = P(1, 2) if cls == 'P' else 5 if cls == 'int' else ns[cls]()
    try:
        exec(f'match v:\n case {pat}: print("m")\n case _: print("no match")', ns)
    except TypeError as e: print(pat, e)
class Prop:
    @property
    def val(self): raise AttributeError('hidden')
    @property
    def err(self): raise ValueError('boom')
match Prop():
    case Prop(val=_): print('no')
    case Prop(): print('attribute error means no match')
try:
    match Prop():
        case Prop(err=_): pass
except ValueError as e: print(e)
class M(type):
    def __instancecheck__(c, o): return o == 42
class Any42(metaclass=M): pass
match 42:
    case Any42(): print('instancecheck used')
try:
    x = 5
    match 1:
        case x(): pass
except TypeError as e: print(e)
