def f(x):
    match x:
        case 0:
            return 'zero'
        case 1 | 2 | 3:
            return 'small'
        case -5:
            return 'minus five'
        case 1.5:
            return 'float'
        case 2 + 3j:
            return 'complex'
        case 'a' 'b':
            return 'str ab'
        case b'x':
            return 'bytes'
        case None:
            return 'none'
        case True:
            return 'true'
        case str() as s if len(s) > 3:
            return 'long ' + s
        case str(s):
            return 'short ' + s
        case _:
            return 'other'

for v in (0, False, 0.0, 1, True, 2, -5, 1.5, 2 + 3j, 'ab', b'x', None, 'hello', 'hi', [], 1.0, object):
    print(repr(v), f(v))

def only_true(x):
    match x:
        case True:
            return 'is True'
        case 1:
            return 'equals 1'

print(only_true(True), only_true(1), only_true(1.0))

match 5:
    case y if y > 10:
        pass
print('y bound although the guard failed:', y)
