def f(v):
    match v:
        case [x, y] if x == y: return f'equal {x}'
        case [x, y] if x > y: return f'desc {x} {y}'
        case [x, y]: return f'asc {x} {y}'
        case {'n': n} if (m := n * 2) > 10: return f'big {m}'
        case {'n': n}: return f'small {n}'
        case str() | bytes() as s if s: return f'text {s!r}'
        case int() | float() as num: return f'num {num}'
        case x if x is None: return 'none'
        case _: return 'rest'
for v in ([1, 1], (3, 2), [1, 2], {'n': 6}, {'n': 1}, 'a', b'', '', 5, 2.5, None, object, [1, 2, 3]):
    print(v if v is not object else 'object', f(v))
def order(v):
    log = []
    def g(x, r): log.append(x); return r
    match v:
        case [a, b] if g('first', False): log.append('no')
        case [a, *rest] if g('second', True): log.append(('yes', a, rest))
    return log
print(order([1, 2]), order([1]), order(5))
match (1, 2, 3):
    case (a, b): pass
    case (a, b, c) if False: pass
print('a' in globals(), a, b, c)
match {'k': 1}:
    case {'k': k, **rest} if rest: print('has more')
    case {'k': k, **rest}: print(k, rest)
try:
    match 1:
        case x if 1 / 0: pass
except ZeroDivisionError: print('guard raised', x)
match [[1, [2, 3]], {'a': (4, 5)}]:
    case [[a, [b, *c]], {'a': (d, e)}]: print(a, b, c, d, e)
match 5:
    case int(n) if n > 3: print('big', n)
for cmd in ('go north', 'get lamp now', 'quit', 'go', 'drop a b c'):
    match cmd.split():
        case ['quit']: print('bye')
        case ['go', ('north' | 'south') as d]: print('going', d)
        case ['get', obj, *_]: print('get', obj)
        case ['drop', *objs]: print('drop', objs)
        case [single]: print('what is', single)
