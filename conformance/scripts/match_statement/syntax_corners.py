match = case = type = _ = 3
print(match, case, type, match + case)
match (1, 2):
    case (a, b): print(a, b)
match 1, 2:
    case a, *b: print(a, b)
match *[1], 2:
    case [x, y]: print(x, y)
match [1, [2, 3]]:
    case [int() as i, [*_] as j]: print(i, j)
match -1:
    case -1: print('negative literal')
match(4)if False else 0 if False else None
print(case := 5)
match = {'a': 1}
print(match['a'])
def g(x):
    match x:
        case ((1 | 2) as n) | (3 as n): return n
        case ('a' | 'b') | 'c': return 'letter'
        case ((((deep)))) if deep == 'deep': return 'parenthesised'
for v in (1, 3, 'c', 'deep', 9):
    print(g(v))
for src in ('match 1:\n case x: pass\n case y: pass', 'match 1:\n case x | y: pass', 'match 1:\n case [x, x]: pass', 'match 1:\n case {"a": 1, "a": 2}: pass',
            'match 1:\n case a.b(): pass', 'match 1:\n case [*a, *b]: pass', 'match 1:\n case {**r, "a": 1}: pass', 'match 1:\n case 1 + 2: pass', 'match 1:\n case f"x": pass',
            'match 1:\n case _ as _: pass', 'match 1:\n case P(x=1, x=2): pass', 'match 1:\n case (x as y.z): pass', 'match 1:\n pass', 'match 1:\n case -x: pass', 'match 1:\n case {**_}: pass'):
    try:
        compile(src, 's', 'exec')
        print('compiles:', src.split('\n', 1)[1].strip().split('\n')[0])
    except SyntaxError as e:
        print(e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)
