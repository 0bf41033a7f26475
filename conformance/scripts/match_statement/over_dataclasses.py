from dataclasses import dataclass
from enum import Enum
class Op(Enum):
    ADD = '+'
    MUL = '*'
@dataclass(frozen=True)
class Num:
    value: float
@dataclass(frozen=True)
class Var:
    name: str
@dataclass(frozen=True)
class Bin:
    op: Op
    left: object
    right: object
@dataclass
class Let:
    name: str
    value: object
    body: object
    __match_args__ = ('name', 'value')
def evaluate(e, env={}):
    match e:
        case Num(v): return v
        case Var(n) if n in env: return env[n]
        case Var(name=n): raise NameError(n)
        case Bin(Op.ADD, l, r): return evaluate(l, env) + evaluate(r, env)
        case Bin(Op.MUL, Num(0), _) | Bin(Op.MUL, _, Num(0)): return 0
        case Bin(Op.MUL, l, r): return evaluate(l, env) * evaluate(r, env)
        case Let(n, v, body=b): return evaluate(b, {**env, n: evaluate(v, env)})
        case int() | float(): return e
        case [first, *rest]: return [evaluate(x, env) for x in (first, *rest)]
        case {'expr': x, **others}: return evaluate(x, others)
        case _: raise TypeError(f'cannot evaluate {e!r}')
def simplify(e):
    match e:
        case Bin(op, l, r):
            match op, simplify(l), simplify(r):
                case (Op.ADD, Num(a), Num(b)): return Num(a + b)
                case (Op.MUL, Num(1), x) | (Op.MUL, x, Num(1)) | (Op.ADD, Num(0), x) | (Op.ADD, x, Num(0)): return x
                case (o, x, y): return Bin(o, x, y)
        case _: return e
x = Var('x')
e = Bin(Op.ADD, Bin(Op.MUL, Num(1), x), Bin(Op.ADD, Num(2), Num(3)))
print(simplify(e), simplify(Bin(Op.ADD, Num(0), simplify(Num(7)))))
print(evaluate(e, {'x': 10}), evaluate(Let('y', Num(4), Bin(Op.MUL, Var('y'), Var('y')))), evaluate(Bin(Op.MUL, Var('missing'), Num(0))), evaluate([1, Num(2)]), evaluate({'expr': x, 'x': 5, 'z': 0}))
for bad in (x, 'text', None, Bin(Op.ADD, Num(1), 's')):
    try:
        evaluate(bad)
    except (NameError, TypeError) as err:
        print(type(err).__name__, err)
try:
    match Num(1):
        case Num(1, 2): pass
except TypeError as err:
    print(err)
match Num(2.5):
    case Num(value=float(v)) if v > 3: print('big')
    case Num(value=int()): print('int')
    case Num() as n: print(n is not None, n)
def kind(v):
    match v:
        case True | False: return 'bool'
        case int(n) if n < 0: return f'negative {n}'
        case 0 | 1: return 'small'
        case str() as s if s.isdigit(): return 'digits'
        case '' : return 'empty'
        case [] | (): return 'nothing'
        case [[a, b], *_]: return f'pair {a}{b}'
        case {'type': 'x' | 'y' as t}: return t
        case {}: return 'mapping'
        case object(real=r, imag=i) if i: return f'complex {r} {i}'
        case None: return 'none'
        case _: return type(v).__name__
print([kind(v) for v in (True, -3, 1, '12', '', (), [[1, 2]], {'type': 'y', 'k': 1}, {1: 2}, 1 + 2j, None, 2.5, b'x', 'ab')])
